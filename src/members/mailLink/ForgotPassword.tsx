import { useLingui } from '@lingui/react';
import { MailCheck } from 'lucide-react';
import { plainEmail } from '../../../domain/members/email';
import { addresses } from '../../../domain/values/addresses';
import { failureMessages } from '../../platform/store/failureMessages';
import { useDifferences } from '../../platform/store/useDifferences';
import { BackLink } from '../../ui/BackLink';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { LinkButton } from '../../ui/LinkButton';
import { useScreenState } from '../../ui/useScreenState';
import { useSendResetLinkMutation } from '../api/securityApi';
import { useReturnPath } from '../hooks/useReturnPath';
import { AccountFrame } from '../parts/AccountFrame';
import {
  type ForgotPasswordValues,
  forgotPasswordMessages,
  forgotPasswordSchema,
  forgotPasswordStart,
  resetLinkFailed,
} from './forgotPasswordForm';

/**
 * Requests a link that resets the password (§2). The letter sends no mail (§7). The text is the same whether or not there
 * is an account.
 */
export function ForgotPassword() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const { search } = useReturnPath();
  const [sendResetLink, { isLoading }] = useSendResetLinkMutation({ fixedCacheKey: 'resetLink' });
  const [sent, setSent] = useScreenState('resetLink sent', false);
  const problem = useFormProblem('resetLink');
  const signIn = { pathname: addresses.signIn, search };

  if (sent) {
    const title = hasGivenTexts ? i18n.t('Reset link sent!') : i18n.t('Check your email');
    return (
      <AccountFrame
        title={title}
        takesFocus
        icon={<MailCheck aria-hidden />}
        lead={
          hasGivenTexts
            ? i18n.t(
                "Check your email for instructions on how to reset your password. If you don't see it, check your spam folder.",
              )
            : i18n.t(
                "If there is an account with this email, we have sent a link to it. The link works for an hour. If you don't see it, check your spam folder.",
              )
        }
      >
        <LinkButton size="large" fullWidth to={signIn}>
          {i18n.t('Return to sign in')}
        </LinkButton>
      </AccountFrame>
    );
  }

  const submit = async (values: ForgotPasswordValues) => {
    if (problem.stops(firstProblem(forgotPasswordSchema, values, forgotPasswordMessages))) return;
    const answer = await sendResetLink({ email: plainEmail(values.email) });
    const [refused = null] = answer.error
      ? // The specification has one sentence for every failure.
        hasGivenTexts
        ? [resetLinkFailed]
        : failureMessages(answer.error, resetLinkFailed)
      : answer.data;
    if (refused === null) setSent(true);
    else problem.show({ field: null, message: refused });
  };

  return (
    <AccountFrame
      title={i18n.t('Forgot your password?')}
      lead={i18n.t("Enter your email, and we'll send you a link to choose a new password.")}
      back={<BackLink to={signIn}>{i18n.t('Back to sign in')}</BackLink>}
    >
      <PostForm problem={problem} initialValues={forgotPasswordStart} onSubmit={submit}>
        <FormikTextField
          {...problem.field('email')}
          label={i18n.t('Email address')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormError slotId={problem.boxId} message={problem.message} />
        <SubmitButton size="large" fullWidth loading={isLoading}>
          {i18n.t('Send reset link')}
        </SubmitButton>
      </PostForm>
    </AccountFrame>
  );
}
