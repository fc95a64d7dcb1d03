import { useLingui } from '@lingui/react';
import type { FormikHelpers } from 'formik';
import { FormError } from '../../ui/form/FormError';
import { type FirstProblem, firstProblem } from '../../ui/form/firstProblem';
import { PasswordField } from '../../ui/form/PasswordField';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Row } from '../../ui/Row';
import { NewPasswordFields } from '../parts/NewPasswordFields';
import {
  type PasswordValues,
  passwordMessages,
  passwordSchema,
  passwordStart,
} from './passwordForm';

interface Props {
  email: string;
  /** Resolves to why it was not changed, or to null. */
  onChange: (values: PasswordValues) => Promise<FirstProblem | null>;
}

/** A form to change the password. It asks for the current one too. */
export function PasswordFields({ email, onChange }: Props) {
  const { i18n } = useLingui();
  const problem = useFormProblem('password');

  const submit = async (values: PasswordValues, { resetForm }: FormikHelpers<PasswordValues>) => {
    if (problem.stops(firstProblem(passwordSchema, values, passwordMessages))) return;
    if (!problem.stops(await onChange(values))) resetForm();
  };

  return (
    <PostForm problem={problem} initialValues={passwordStart} onSubmit={submit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...problem.field('currentPassword')}
        label={i18n.t('Current password')}
        autoComplete="current-password"
        showLabel={i18n.t('Show current password')}
        hideTypedLabel={i18n.t('Hide current password')}
        required
      />
      <NewPasswordFields problem={problem} />
      <FormError slotId={problem.boxId} message={problem.message} />
      <Row>
        <SubmitButton variant="secondary">{i18n.t('Change Password')}</SubmitButton>
      </Row>
    </PostForm>
  );
}
