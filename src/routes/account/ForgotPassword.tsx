import { useLingui } from '@lingui/react';
import { Form, Formik } from 'formik';
import { MailCheck } from 'lucide-react';
import type { To } from 'react-router-dom';
import { addresses } from '../../../domain/addresses';
import { AccountFrame } from '../../features/account/AccountFrame';
import { useSendResetLinkMutation } from '../../store/api/contactApi';
import { useSource } from '../../store/useSource';
import { BackLink } from '../../ui/BackLink';
import { ErrorSlot } from '../../ui/form/ErrorSlot';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikTextField';
import { firstProblem } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { useOneSubmission } from '../../ui/form/useOneSubmission';
import { LinkButton } from '../../ui/LinkButton';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import {
  type ForgotPasswordValues,
  forgotPasswordMessages,
  forgotPasswordSchema,
  forgotPasswordStart,
  resetLinkFailed,
} from './forgotPasswordForm';
import { useReturnPath } from './useReturnPath';

/** What there is to do in live, which sends no links yet: nothing is promised that does not come. */
function NoResetLink({ signIn }: { signIn: To }) {
  const { i18n } = useLingui();
  return (
    <AccountFrame
      title={i18n.t('Forgot your password?')}
      lead={i18n.t(
        'A password cannot be reset on this page yet. Write to us with the email address of your account, and tell us that you cannot sign in.',
      )}
      back={<BackLink to={signIn}>{i18n.t('Back to sign in')}</BackLink>}
    >
      <PageTitle>{i18n.t('Forgot your password?')}</PageTitle>
      <LinkButton size="large" fullWidth to={addresses.contact}>
        {i18n.t('Write to us')}
      </LinkButton>
    </AccountFrame>
  );
}

/** Asking for a link that resets the password (§2). Nothing is really sent (§7). */
export function ForgotPassword() {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  const { search } = useReturnPath();
  const [sendResetLink, { isLoading }] = useSendResetLinkMutation({ fixedCacheKey: 'resetLink' });
  const [sent, setSent] = useScreenState('resetLink sent', false);
  const problem = useFormProblem('resetLink');
  const once = useOneSubmission();
  const signIn = { pathname: addresses.signIn, search };

  if (isLive) return <NoResetLink signIn={signIn} />;
  if (sent) {
    return (
      <AccountFrame
        title={i18n.t('Reset link sent!')}
        takesFocus
        icon={<MailCheck aria-hidden />}
        lead={i18n.t(
          "Check your email for instructions on how to reset your password. If you don't see it, check your spam folder.",
        )}
      >
        <PageTitle>{i18n.t('Reset link sent!')}</PageTitle>
        <LinkButton size="large" fullWidth to={signIn}>
          {i18n.t('Return to sign in')}
        </LinkButton>
      </AccountFrame>
    );
  }

  const submit = async (values: ForgotPasswordValues) => {
    const found = firstProblem(forgotPasswordSchema, values, forgotPasswordMessages);
    problem.show(found);
    if (found) return;
    const answer = await sendResetLink({ email: values.email.trim() });
    if (answer.error) problem.show({ field: null, message: resetLinkFailed });
    else setSent(true);
  };

  return (
    <AccountFrame
      title={i18n.t('Forgot your password?')}
      lead={i18n.t(
        "Write the email address of your account, and we'll send you a link to choose a new password.",
      )}
      back={<BackLink to={signIn}>{i18n.t('Back to sign in')}</BackLink>}
    >
      <PageTitle>{i18n.t('Forgot your password?')}</PageTitle>
      <Formik initialValues={forgotPasswordStart} onSubmit={(values) => once(() => submit(values))}>
        <Stack as={Form} method="post" ref={problem.form} noValidate $gap={5}>
          <FormikTextField
            {...problem.field('email')}
            label={i18n.t('Email address')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <ErrorSlot id={problem.boxId}>
            <FormError message={problem.message} />
          </ErrorSlot>
          <SubmitButton size="large" fullWidth loading={isLoading}>
            {i18n.t('Send reset link')}
          </SubmitButton>
        </Stack>
      </Formik>
    </AccountFrame>
  );
}
