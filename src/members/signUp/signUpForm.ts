import { boolean, object, ref, string } from 'yup';
import { plainEmail } from '../../../domain/members/email';
import { requiredText } from '../../ui/form/textRules';
import type { SignUpUserMutationVariables } from '../api/signIn.generated';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

export const signUpStart: SignUpValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};

/** The first line of the red box when no account was created (§8). */
export const signUpFailed = /*i18n*/ 'Kunne ikke oprette konto. Prøv igen.';

/** Characters of the shortest password (§9). */
const passwordMinimum = 8;

/** In the order of §5. */
export const signUpMessages = [
  /*i18n*/ 'Skriv dit navn',
  /*i18n*/ 'Skriv din e-mail',
  /*i18n*/ 'Vælg en adgangskode',
  /*i18n*/ 'Adgangskoder er ikke ens',
  /*i18n*/ 'Adgangskode skal være mindst 8 tegn lang',
  /*i18n*/ 'Du skal acceptere vilkårene for at oprette en konto',
] as const;
const [nameMissing, emailMissing, passwordMissing, notAlike, tooShort, termsMissing] =
  signUpMessages;

export const signUpSchema = object({
  name: requiredText(nameMissing),
  email: requiredText(emailMissing),
  password: string()
    .required(passwordMissing)
    // Counted as the service counts: an emoji is one character, not two.
    .test('long enough', tooShort, (typed = '') => [...typed].length >= passwordMinimum),
  confirmPassword: string().oneOf([ref('password')], notAlike),
  acceptTerms: boolean().isTrue(termsMissing),
});

/** The variables of the request (§7), without the repeated password and the tick. */
export function signUpVariables(values: SignUpValues): SignUpUserMutationVariables {
  return { name: values.name.trim(), email: plainEmail(values.email), password: values.password };
}
