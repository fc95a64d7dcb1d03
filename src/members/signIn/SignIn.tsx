import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { useAppSelector } from '../../platform/store/hooks';
import { selectSignedIn } from '../../platform/store/slices/authSlice';
import { tokenChangedHere } from '../../platform/store/slices/screenSlice';
import { tooManyTries } from '../../platform/store/tooManyTries';
import { useDifferences } from '../../platform/store/useDifferences';
import { useFailureToast } from '../../platform/store/useFailureToast';
import { theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { ClientOnly } from '../../ui/ClientOnly';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSlot, FormError } from '../../ui/form/FormError';
import { FormikCheckbox, FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PasswordField } from '../../ui/form/PasswordField';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Row } from '../../ui/Row';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { type TokenResult, useSignInUserMutation } from '../api/signInApi';
import { useReturnPath } from '../hooks/useReturnPath';
import { AccountFrame } from '../parts/AccountFrame';
import { SignedInRedirect } from '../parts/SignedInRedirect';
import { ComeBack } from './ComeBack';
import { PasskeySignIn } from './PasskeySignIn';
import { SecondStep } from './SecondStep';
import {
  type SignInValues,
  signInFailed,
  signInMessages,
  signInSchema,
  signInStart,
  signInVariables,
} from './signInForm';
import { useSignInLead } from './useSignInLead';

/** Keeps its place before hydration, when it is not known whether the browser has passkeys. */
const PasskeyPlace = styled.div`
  min-height: ${theme.target.large};
`;

/**
 * Signing in (§2). Once there is a token, from here or from another tab, the person goes to where they wanted to go.
 */
export function SignIn() {
  const { i18n } = useLingui();
  const english = useScreenLanguage('en');
  const { returnPath, asked, search } = useReturnPath();
  const lead = useSignInLead(asked ? returnPath : null);
  const signedIn = useAppSelector(selectSignedIn);
  const [cameHere] = useScreenState(tokenChangedHere, false);
  const [signIn, { isLoading }] = useSignInUserMutation({ fixedCacheKey: 'signIn' });
  /** Why the service refused the attempt before it checked the password. */
  const [reason, setReason] = useScreenState<string | null>('signIn reason', null);
  /** The ticket for the second step, when the account has one. */
  const [ticket, setTicket] = useScreenState<string | null>('ticket', null);
  const { hasAccounts } = useDifferences();
  const showFailure = useFailureToast();
  const problem = useFormProblem('signIn');
  /** Set when the person has deleted their account. `typed` signs in again once the account is restored. */
  const [leaving, setLeaving] = useScreenState<TokenResult['leaving'] | null>(
    'account leaving',
    null,
  );
  const typed = useRef<SignInValues>(signInStart);

  // After a sign-in here the form stays visible until the next screen has loaded.
  if (signedIn && !cameHere) return <SignedInRedirect returnPath={returnPath} />;

  const submit = async (values: SignInValues) => {
    setReason(null);
    if (problem.stops(firstProblem(signInSchema, values, signInMessages))) return;
    const answer = await signIn(signInVariables(values));
    if (answer.data?.token) return;
    if (answer.data?.ticket) return setTicket(answer.data.ticket);
    if (answer.data?.leaving) {
      typed.current = values;
      return setLeaving(answer.data.leaving);
    }
    const tooMany = answer.error ? tooManyTries(answer.error, i18n) : null;
    setReason(tooMany);
    // The e-mail may be the wrong one instead, so no text is shown below the password.
    problem.show({ field: 'password', message: signInFailed, texts: {} });
    if (answer.error && tooMany === null) showFailure(answer.error);
  };

  if (ticket !== null) {
    return (
      <>
        {signedIn && <SignedInRedirect returnPath={returnPath} />}
        <SecondStep ticket={ticket} leaving={signedIn} onBack={() => setTicket(null)} />
      </>
    );
  }
  if (leaving) {
    const onBack = async () => {
      const { data } = await signIn(signInVariables(typed.current));
      if (data?.ticket) setTicket(data.ticket);
      if (!data?.token) setLeaving(null);
    };
    return (
      <>
        {signedIn && <SignedInRedirect returnPath={returnPath} />}
        <ComeBack {...leaving} onBack={onBack} />
      </>
    );
  }

  return (
    <AccountFrame
      title={i18n.t('Log ind')}
      lead={lead}
      back={<BackLink to={addresses.home}>{i18n.t('Tilbage til forsiden')}</BackLink>}
      foot={
        <p>
          {i18n.t('Har du ikke en konto?')}{' '}
          <TextLink to={{ pathname: addresses.signUp, search }}>{i18n.t('Opret konto')}</TextLink>
        </p>
      }
    >
      {signedIn && <SignedInRedirect returnPath={returnPath} />}
      <PostForm problem={problem} initialValues={signInStart} onSubmit={submit}>
        <FormikTextField
          {...problem.field('email')}
          label={i18n.t('E-mail')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...problem.field('password')}
          label={i18n.t('Adgangskode')}
          autoComplete="current-password"
          showLabel={i18n.t('Vis adgangskode')}
          hideTypedLabel={i18n.t('Skjul adgangskode')}
          required
        />
        <Row $justify="space-between">
          <FormikCheckbox name="rememberMe" label={i18n.t('Husk mig')} />
          <TextLink to={{ pathname: addresses.forgotPassword, search }}>
            {i18n.t('Glemt adgangskode?')}
          </TextLink>
        </Row>
        <ErrorSlot id={problem.boxId}>
          {problem.message === null || reason === null ? (
            <FormError
              message={problem.message}
              lang={problem.message === signInFailed ? 'en' : undefined}
            />
          ) : (
            <ErrorBox>
              <p lang={english}>{i18n.t(problem.message)}</p>
              <p>{reason}</p>
            </ErrorBox>
          )}
        </ErrorSlot>
        <SubmitButton size="large" fullWidth loading={signedIn || isLoading}>
          {i18n.t('Log ind')}
        </SubmitButton>
      </PostForm>
      {hasAccounts && (
        <PasskeyPlace>
          <ClientOnly>
            <PasskeySignIn />
          </ClientOnly>
        </PasskeyPlace>
      )}
    </AccountFrame>
  );
}
