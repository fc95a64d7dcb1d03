import { useLingui } from '@lingui/react';
import { PasswordField } from '../../ui/form/PasswordField';
import type { FormProblem } from '../../ui/form/useFormProblem';

interface Props {
  /** The form that they are part of. */
  problem: Pick<FormProblem, 'field'>;
}

/** The two fields of a new password (`newPassword.ts`). */
export function NewPasswordFields({ problem }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <PasswordField
        {...problem.field('newPassword')}
        label={i18n.t('New password')}
        hint={i18n.t('At least 8 characters')}
        autoComplete="new-password"
        showLabel={i18n.t('Show new password')}
        hideTypedLabel={i18n.t('Hide new password')}
        required
      />
      <PasswordField
        {...problem.field('confirmPassword')}
        label={i18n.t('Confirm new password')}
        autoComplete="new-password"
        showLabel={i18n.t('Show confirmed password')}
        hideTypedLabel={i18n.t('Hide confirmed password')}
        required
      />
    </>
  );
}
