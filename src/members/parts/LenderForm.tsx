import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { type FormProblem, useFormProblem } from '../../ui/form/useFormProblem';
import { Grid } from '../../ui/Grid';
import { Row } from '../../ui/Row';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { OwnProfile } from '../api/profileApi';
import { useSaveProfile } from '../hooks/useSaveProfile';
import {
  type LenderValues,
  lenderMessages,
  lenderSchema,
  toLenderInput,
  toLenderValues,
} from './lenderValues';

const meanings = {
  '': /*i18n*/ 'You are a business when you lend as part of your trade.',
  PRIVATE:
    /*i18n*/ 'Borrowers read that you lend as a private person, and that the rights of consumers, such as withdrawal, do not apply.',
  TRADER:
    /*i18n*/ 'Borrowers have the rights of consumers. Everybody sees these details on your tools’ pages. When you save, you confirm that what you offer complies with the law.',
} as const;

function LenderFields({ problem }: { problem: FormProblem }) {
  const { i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<LenderValues>();
  return (
    <>
      <Stack $gap={2}>
        <Row>
          <SegmentedControl<LenderValues['kind']>
            label={i18n.t('You lend as')}
            options={[
              { value: 'PRIVATE', label: i18n.t('Private person') },
              { value: 'TRADER', label: i18n.t('Business') },
            ]}
            value={values.kind}
            onChange={(kind) => {
              problem.show(null);
              void setFieldValue('kind', kind);
            }}
          />
        </Row>
        <Text $size="small" $tone="muted" aria-live="polite">
          {i18n.t(meanings[values.kind])}
        </Text>
      </Stack>
      {values.kind === 'TRADER' && (
        <Grid $tabletColumns={2} $gap={5}>
          <FormikTextField
            {...problem.field('businessName')}
            label={i18n.t('Name of the business')}
            autoComplete="organization"
            required
          />
          <FormikTextField
            {...problem.field('cvr')}
            label={i18n.t('CVR number')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <FormikTextField
            {...problem.field('address')}
            label={i18n.t('Postal address')}
            autoComplete="street-address"
            required
          />
          <FormikTextField
            {...problem.field('phone')}
            label={i18n.t('Phone number')}
            type="tel"
            autoComplete="tel"
            required
          />
          <FormikTextField
            {...problem.field('email')}
            label={i18n.t('Email for borrowers')}
            type="email"
            autoComplete="email"
            required
          />
        </Grid>
      )}
    </>
  );
}

interface Props {
  lender: OwnProfile['lender'];
  /** Called once it is saved, instead of a toast. */
  onSaved?: () => void;
}

/** The form for the declaration whether the member lends as a private person or as a business. */
export function LenderForm({ lender, onSaved }: Props) {
  const { i18n } = useLingui();
  const save = useSaveProfile();
  const dispatch = useAppDispatch();
  const problem = useFormProblem('lender');

  const submit = async (values: LenderValues) => {
    const wrong = firstProblem(lenderSchema(values), values, lenderMessages);
    if (wrong?.field === 'kind') {
      problem.form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
    }
    if (problem.stops(wrong)) return;
    if (problem.stops(await save({ lender: toLenderInput(values) }))) return;
    if (onSaved) {
      onSaved();
      return;
    }
    const text = /*i18n*/ 'We have saved how you lend.';
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
  };

  return (
    <PostForm problem={problem} initialValues={toLenderValues(lender)} onSubmit={submit}>
      <LenderFields problem={problem} />
      <FormError slotId={problem.boxId} message={problem.message} />
      <Row>
        <SubmitButton>{onSaved ? i18n.t('Continue') : i18n.t('Save Changes')}</SubmitButton>
      </Row>
    </PostForm>
  );
}
