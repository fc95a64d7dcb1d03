import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { PasswordField } from '../../ui/form/PasswordField';
import { PostForm } from '../../ui/form/PostForm';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useSecondFactorQuery } from '../api/secondFactorApi';
import { useConfirmIdentityMutation } from '../api/securityApi';
import { PasskeyProof } from './PasskeyProof';

interface Props {
  open: boolean;
  email: string;
  onConfirmed: () => void;
  onClose: () => void;
}

const failed = /*i18n*/ 'We could not check that it is you. Please try again.';
const missing = /*i18n*/ 'Please enter your current password';
const codeMissing = /*i18n*/ 'Please enter the code from your app';

/** Asks for the password before a sensitive step, when the last proof of identity is some time ago. */
export function IdentityProofDialog({ open, email, onConfirmed, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const textId = useId();
  const problem = useFormProblem('its you');
  const [confirm, { isLoading }] = useConfirmIdentityMutation();
  const { data: factor } = useSecondFactorQuery(undefined, { skip: !open });

  const submit = async ({ password, code }: { password: string; code: string }) => {
    if (password === '') return problem.show({ field: 'password', message: missing });
    if (factor && !hasVisibleText(code))
      return problem.show({ field: 'code', message: codeMissing });
    problem.show(null);
    const answer = await confirm({ password, ...(factor && { code }) });
    if (!problem.stops(rejectionProblem(answer, failed))) onConfirmed();
  };
  const close = () => {
    problem.show(null);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={i18n.t('Confirm that it is you')}
      closeLabel={i18n.t('Close')}
      describedBy={textId}
      locked={isLoading}
      lang={useScreenLanguage('en')}
      findFocus={() =>
        document.querySelector<HTMLElement>(`#${CSS.escape(formId)} [name=password]`)
      }
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            {i18n.t('Cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isLoading}>
            {i18n.t('Confirm')}
          </Button>
        </>
      }
    >
      <PostForm
        problem={problem}
        id={formId}
        $gap={4}
        initialValues={{ password: '', code: '' }}
        onSubmit={submit}
      >
        <Text id={textId} $tone="muted">
          {factor
            ? i18n.t('Enter your password and a code to continue.')
            : i18n.t('You signed in a while ago. Enter your password to continue.')}
        </Text>
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...problem.field('password')}
          label={i18n.t('Current password')}
          autoComplete="current-password"
          showLabel={i18n.t('Show current password')}
          hideTypedLabel={i18n.t('Hide current password')}
          required
        />
        {factor && (
          <FormikTextField
            {...problem.field('code')}
            label={i18n.t('Code from your app, or a recovery code')}
            autoComplete="one-time-code"
            maxLength={30}
            required
          />
        )}
        <PasskeyProof
          onConfirmed={onConfirmed}
          onProblem={(message) => problem.show(message === null ? null : { field: null, message })}
        />
        <FormError slotId={problem.boxId} message={problem.message} />
      </PostForm>
    </Dialog>
  );
}
