import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { object } from 'yup';
import { addresses } from '../../../domain/values/addresses';
import { failureMessages } from '../../platform/store/failureMessages';
import { FormError } from '../../ui/form/FormError';
import { firstProblem } from '../../ui/form/firstProblem';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { LinkButton } from '../../ui/LinkButton';
import { useScreenState } from '../../ui/useScreenState';
import { type LinkAnswer, useResetPasswordMutation } from '../api/securityApi';
import { AccountFrame } from '../parts/AccountFrame';
import { NewPasswordFields } from '../parts/NewPasswordFields';
import {
  type NewPasswordValues,
  newPasswordMessages,
  newPasswordRules,
  newPasswordStart,
} from '../parts/newPassword';
import { InvalidLink } from './InvalidLink';
import { useLinkToken } from './useLinkToken';

const schema = object(newPasswordRules);
const failed = /*i18n*/ 'We could not change your password. Please try again.';

/** Choosing a new password with the link from a mail. */
export function ResetPassword() {
  const { i18n } = useLingui();
  const token = useLinkToken();
  const [reset, { isLoading }] = useResetPasswordMutation({ fixedCacheKey: 'reset password' });
  const [end, setEnd] = useScreenState<LinkAnswer['link']>('reset link', null);
  const problem = useFormProblem('reset');

  if (end === 'DONE') {
    return (
      <AccountFrame
        key="done"
        title={i18n.t('Your password is changed')}
        takesFocus
        icon={<KeyRound aria-hidden />}
        lead={i18n.t('We have signed you out everywhere. Sign in with your new password.')}
      >
        <LinkButton size="large" fullWidth to={addresses.signIn}>
          {i18n.t('Sign in')}
        </LinkButton>
      </AccountFrame>
    );
  }
  if (end !== null || token === '') {
    return (
      <InvalidLink end={end ?? 'BROKEN'} takesFocus={end !== null}>
        <LinkButton size="large" fullWidth to={addresses.forgotPassword}>
          {i18n.t('Ask for a new link')}
        </LinkButton>
      </InvalidLink>
    );
  }

  const submit = async (values: NewPasswordValues) => {
    if (problem.stops(firstProblem(schema, values, newPasswordMessages))) return;
    const { data, error } = await reset({ token, password: values.newPassword });
    if (data?.link) setEnd(data.link);
    else {
      const [message = failed] = error ? failureMessages(error, failed) : data.errors;
      problem.show({ field: error ? null : 'newPassword', message });
    }
  };

  return (
    <AccountFrame
      title={i18n.t('Choose a new password')}
      lead={i18n.t('Afterwards we sign you out everywhere. Then sign in with the new password.')}
    >
      <PostForm problem={problem} initialValues={newPasswordStart} onSubmit={submit}>
        <NewPasswordFields problem={problem} />
        <FormError slotId={problem.boxId} message={problem.message} />
        <SubmitButton size="large" fullWidth loading={isLoading}>
          {i18n.t('Save the new password')}
        </SubmitButton>
      </PostForm>
    </AccountFrame>
  );
}
