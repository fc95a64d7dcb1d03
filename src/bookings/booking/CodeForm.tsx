import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { type FirstProblem, firstProblem } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { type CodeValues, codeSchema } from './handoverForm';

const { fontSize, space } = theme;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 14rem) auto;
  align-items: end;
  justify-content: start;
  gap: ${space[3]};
  input {
    font-size: ${fontSize.section};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface Props {
  /** The code from the address. It fills the field, and is not sent by itself. */
  given: string;
  busy: boolean;
  submitLabel: string;
  /** Returns why the code was refused, or null. */
  onCode: (code: string) => Promise<FirstProblem | null>;
}

/** One field for the six digits that the other member shows. */
export function CodeForm({ given, busy, submitLabel, onCode }: Props) {
  const { i18n } = useLingui();
  const { form, boxId, message, stops, show, field } = useFormProblem('code');
  const submit = async (values: CodeValues) => {
    if (stops(firstProblem(codeSchema, values, []))) return;
    show(await onCode(codeSchema.cast(values).code ?? ''));
  };
  return (
    <AsyncFormik<CodeValues> initialValues={{ code: given }} enableReinitialize onSubmit={submit}>
      <Stack as={Form} ref={form} noValidate $gap={3}>
        {given === '' ? null : (
          <Text>{i18n.t('We have filled in the code that you scanned. Now confirm it.')}</Text>
        )}
        <Line>
          <FormikTextField
            {...field('code')}
            label={i18n.t('Six-digit code')}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            placeholder="000 000"
          />
          <SubmitButton size="large" loading={busy}>
            {submitLabel}
          </SubmitButton>
        </Line>
        <FormError slotId={boxId} message={message} />
      </Stack>
    </AsyncFormik>
  );
}
