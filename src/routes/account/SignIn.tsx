import { useLingui } from '@lingui/react';
import { Form, Formik } from 'formik';
import { Navigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses';
import { AccountFrame } from '../../features/account/AccountFrame';
import { useSignInUserMutation } from '../../store/api/signInApi';
import { useAppSelector } from '../../store/hooks';
import { selectSignedIn } from '../../store/slices/authSlice';
import { tokenChangedHere } from '../../store/slices/screenSlice';
import { BackLink } from '../../ui/BackLink';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSlot } from '../../ui/form/ErrorSlot';
import { FormError } from '../../ui/form/FormError';
import { FormikCheckbox } from '../../ui/form/FormikCheckbox';
import { FormikTextField } from '../../ui/form/FormikTextField';
import { firstProblem } from '../../ui/form/firstProblem';
import { PasswordField } from '../../ui/form/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { useOneSubmission } from '../../ui/form/useOneSubmission';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { useScreenState } from '../../ui/useScreenState';
import { useSpoken } from '../../ui/useSpoken';
import {
  type SignInValues,
  signInFailed,
  signInMessages,
  signInSchema,
  signInStart,
  signInVariables,
} from './signInForm';
import { tooManyTries } from './tooManyTries';
import { useReturnPath } from './useReturnPath';
import { useSayWhy } from './useSayWhy';

/** Signing in (§2). A token, from here or from another tab, leads on to where the person wanted to go. */
export function SignIn() {
  const { i18n } = useLingui();
  const english = useSpoken('en');
  const { returnPath, asked, search } = useReturnPath();
  const signedIn = useAppSelector(selectSignedIn);
  const [cameHere] = useScreenState(tokenChangedHere, false);
  const [signIn, { isLoading }] = useSignInUserMutation({ fixedCacheKey: 'signIn' });
  /** Why the service did not even look at the password. */
  const [reason, setReason] = useScreenState<string | null>('signIn reason', null);
  const sayWhy = useSayWhy();
  const problem = useFormProblem('signIn');
  const once = useOneSubmission();

  // Who has just signed in here sees their form until the next screen has come.
  if (signedIn && !cameHere) return <Navigate to={returnPath} replace />;

  const submit = async (values: SignInValues) => {
    setReason(null);
    const found = firstProblem(signInSchema, values, signInMessages);
    problem.show(found);
    if (found) return;
    const answer = await signIn(signInVariables(values));
    if (answer.data?.token) return;
    const tooMany = answer.error ? tooManyTries(answer.error, i18n) : null;
    setReason(tooMany);
    problem.show({ field: 'password', message: signInFailed });
    if (answer.error && tooMany === null) sayWhy(answer.error);
  };

  return (
    <AccountFrame
      title={i18n.t('Log ind')}
      lead={
        asked
          ? i18n.t('Log ind for at komme videre til siden.')
          : i18n.t('Velkommen tilbage til Skuret.')
      }
      back={<BackLink to={addresses.home}>{i18n.t('Tilbage til forsiden')}</BackLink>}
      foot={
        <p>
          {i18n.t('Har du ikke en konto?')}{' '}
          <TextLink to={{ pathname: addresses.signUp, search }}>{i18n.t('Opret konto')}</TextLink>
        </p>
      }
    >
      <PageTitle>{i18n.t('Log ind')}</PageTitle>
      {signedIn && <Navigate to={returnPath} replace />}
      <Formik initialValues={signInStart} onSubmit={(values) => once(() => submit(values))}>
        <Stack as={Form} method="post" ref={problem.form} noValidate $gap={5}>
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
        </Stack>
      </Formik>
    </AccountFrame>
  );
}
