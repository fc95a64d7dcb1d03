import { boolean, object, string } from 'yup';
import { plainEmail } from '../../../domain/members/email';
import { requiredText } from '../../ui/form/textRules';
import type { SignInUserMutationVariables } from '../api/signIn.generated';

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export const signInStart: SignInValues = { email: '', password: '', rememberMe: false };

/** The message for every failure (§8). */
export const signInFailed = /*i18n*/ 'Invalid email or password';

/** In the order of §5. */
export const signInMessages = [
  /*i18n*/ 'Skriv din e-mail',
  /*i18n*/ 'Skriv din adgangskode',
] as const;
const [emailMissing, passwordMissing] = signInMessages;

export const signInSchema = object({
  email: requiredText(emailMissing),
  password: string().required(passwordMissing),
  rememberMe: boolean(),
});

/** `rememberMe` goes with the call only when it is ticked (D22). */
export function signInVariables(values: SignInValues): SignInUserMutationVariables {
  return {
    email: plainEmail(values.email),
    password: values.password,
    ...(values.rememberMe && { rememberMe: true }),
  };
}
