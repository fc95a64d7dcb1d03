import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { useAppSelector } from '../../platform/store/hooks';
import { selectSignedIn } from '../../platform/store/slices/authSlice';
import { tokenChangedHere } from '../../platform/store/slices/screenSlice';
import { tooManyTries } from '../../platform/store/tooManyTries';
import { useFailureToast } from '../../platform/store/useFailureToast';
import { BackLink } from '../../ui/BackLink';
import { ErrorSlot } from '../../ui/form/FormError';
import { FormikCheckbox, FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PasswordField } from '../../ui/form/PasswordField';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { TextLink } from '../../ui/TextLink';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useSignUpUserMutation } from '../api/signInApi';
import { useReturnPath } from '../hooks/useReturnPath';
import { AccountFrame } from '../parts/AccountFrame';
import { SignedInRedirect } from '../parts/SignedInRedirect';
import { SignUpError } from './SignUpError';
import {
  type SignUpValues,
  signUpFailed,
  signUpMessages,
  signUpSchema,
  signUpStart,
  signUpVariables,
} from './signUpForm';

/** The label of the terms. The two pages open in a new tab, so that nothing typed is lost. */
function TermsLabel() {
  const { i18n } = useLingui();
  return (
    <>
      {i18n.t('Jeg accepterer')}{' '}
      <TextLink to={addresses.terms} target="_blank">
        {i18n.t('vilkårene')}
        <VisuallyHidden>{i18n.t(' (åbner i en ny fane)')}</VisuallyHidden>
      </TextLink>{' '}
      {i18n.t('og')}{' '}
      <TextLink to={addresses.privacy} target="_blank">
        {i18n.t('privatlivspolitikken')}
        <VisuallyHidden>{i18n.t(' (åbner i en ny fane)')}</VisuallyHidden>
      </TextLink>
    </>
  );
}

const noTexts: readonly string[] = [];

/**
 * Signing up (§2). Once there is a token, from here or from another tab, the person goes to where they wanted to go.
 */
export function SignUp() {
  const { i18n } = useLingui();
  const { returnPath, search } = useReturnPath();
  const signedIn = useAppSelector(selectSignedIn);
  const [cameHere] = useScreenState(tokenChangedHere, false);
  const [signUp, { isLoading }] = useSignUpUserMutation({ fixedCacheKey: 'signUp' });
  const [serviceTexts, setServiceTexts] = useScreenState('signUp answer', noTexts);
  const showFailure = useFailureToast();
  const problem = useFormProblem('signUp');

  // After a sign-up here the form stays visible until the next screen has loaded.
  if (signedIn && !cameHere) return <SignedInRedirect returnPath={returnPath} />;

  const submit = async (values: SignUpValues) => {
    setServiceTexts(noTexts);
    if (problem.stops(firstProblem(signUpSchema, values, signUpMessages))) return;
    const answer = await signUp(signUpVariables(values));
    if (answer.data?.token) return;
    // The box lists the reasons, so no text is shown below the field.
    problem.show({ field: answer.data?.wrongField ?? null, message: signUpFailed, texts: {} });
    const tooMany = answer.error ? tooManyTries(answer.error, i18n) : null;
    setServiceTexts(tooMany === null ? (answer.data?.errors ?? []) : [tooMany]);
    if (answer.error && tooMany === null) showFailure(answer.error);
  };

  return (
    <AccountFrame
      title={i18n.t('Opret konto')}
      lead={i18n.t('Lån værktøj, og lån dit eget ud. Det er gratis at være med.')}
      back={<BackLink to={addresses.home}>{i18n.t('Tilbage til forsiden')}</BackLink>}
      foot={
        <p>
          {i18n.t('Har du allerede en konto?')}{' '}
          <TextLink to={{ pathname: addresses.signIn, search }}>{i18n.t('Log ind')}</TextLink>
        </p>
      }
    >
      {signedIn && <SignedInRedirect returnPath={returnPath} />}
      <PostForm problem={problem} initialValues={signUpStart} onSubmit={submit}>
        <FormikTextField
          {...problem.field('name')}
          label={i18n.t('Fulde navn')}
          autoComplete="name"
          required
        />
        <FormikTextField
          {...problem.field('email')}
          label={i18n.t('E-mail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...problem.field('password')}
          label={i18n.t('Adgangskode')}
          hint={i18n.t('Mindst 8 tegn')}
          autoComplete="new-password"
          showLabel={i18n.t('Vis adgangskode')}
          hideTypedLabel={i18n.t('Skjul adgangskode')}
          required
        />
        <PasswordField
          {...problem.field('confirmPassword')}
          label={i18n.t('Gentag adgangskode')}
          autoComplete="new-password"
          showLabel={i18n.t('Vis den gentagne adgangskode')}
          hideTypedLabel={i18n.t('Skjul den gentagne adgangskode')}
          required
        />
        <FormikCheckbox {...problem.field('acceptTerms')} label={<TermsLabel />} required />
        <ErrorSlot id={problem.boxId}>
          <SignUpError message={problem.message} serviceTexts={serviceTexts} />
        </ErrorSlot>
        <SubmitButton size="large" fullWidth loading={signedIn || isLoading}>
          {i18n.t('Opret konto')}
        </SubmitButton>
      </PostForm>
    </AccountFrame>
  );
}
