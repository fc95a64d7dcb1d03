import { useLingui } from '@lingui/react';
import { useField } from 'formik';
import {
  type ApiTokenScope,
  apiTokenScopes,
  longestApiTokenName,
} from '../../../../domain/members/apiTokens';
import { addDays, formatDate } from '../../../../domain/values/days';
import { hasVisibleText } from '../../../../domain/values/visibleText';
import type { MakeApiTokenInput } from '../../../platform/api/schemaTypes.generated';
import { useToday } from '../../../platform/store/useClock';
import { Button } from '../../../ui/Button';
import { FieldGroup } from '../../../ui/FieldGroup';
import { FormError } from '../../../ui/form/FormError';
import { FormikCheckbox, FormikTextField } from '../../../ui/form/FormikFields';
import { PostForm } from '../../../ui/form/PostForm';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { Row } from '../../../ui/Row';
import { Select } from '../../../ui/Select';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { scopeNames } from './scopeNames';

type Values = Record<ApiTokenScope, boolean> & { name: string; days: string };

const start: Values = {
  name: '',
  days: '90',
  READ_OWN: true,
  MANAGE_TOOLS: false,
  MANAGE_BOOKINGS: false,
};
const lifetimes = [7, 30, 90, 365];

const noName = /*i18n*/ 'Please enter a name';
const noScope = /*i18n*/ 'Choose what the token may do.';

/** The last day of the token, chosen by how long it lasts. */
function Lifetime() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en') ?? 'en';
  const today = useToday();
  const [field] = useField<string>('days');
  return (
    <Select
      {...field}
      label={i18n.t('Valid for')}
      options={lifetimes.map((days) => ({
        value: String(days),
        label: i18n.t('{days} days, until {date}', {
          days,
          date: formatDate(addDays(today, days), language),
        }),
      }))}
    />
  );
}

interface Props {
  /** Resolves to why the token was not made, or to null. */
  onMake: (input: MakeApiTokenInput) => Promise<string | null>;
  onCancel: () => void;
}

/** A form for a new API token. */
export function ApiTokenForm({ onMake, onCancel }: Props) {
  const { i18n } = useLingui();
  const problem = useFormProblem('API token');
  const submit = async ({ name, days, ...allowed }: Values) => {
    const scopes = apiTokenScopes.filter((scope) => allowed[scope]);
    if (!hasVisibleText(name)) return problem.show({ field: 'name', message: noName });
    if (scopes.length === 0) return problem.show({ field: null, message: noScope });
    problem.show(null);
    const refused = await onMake({ name, scopes, days: Number(days) });
    if (refused !== null) problem.show({ field: null, message: refused });
  };
  return (
    <PostForm problem={problem} $gap={4} initialValues={start} onSubmit={submit}>
      <FormikTextField
        {...problem.field('name')}
        label={i18n.t('Name of the token')}
        hint={i18n.t('For example the program that uses it.')}
        maxLength={longestApiTokenName}
        autoComplete="off"
        required
      />
      <FieldGroup label={i18n.t('The token may')}>
        {apiTokenScopes.map((scope) => (
          <FormikCheckbox key={scope} name={scope} label={i18n.t(scopeNames[scope])} />
        ))}
      </FieldGroup>
      <Lifetime />
      <FormError slotId={problem.boxId} message={problem.message} />
      <Row>
        <SubmitButton>{i18n.t('Make the token')}</SubmitButton>
        <Button
          variant="quiet"
          onClick={() => {
            problem.show(null);
            onCancel();
          }}
        >
          {i18n.t('Cancel')}
        </Button>
      </Row>
    </PostForm>
  );
}
