import { object } from 'yup';
import { requiredEmail } from '../../ui/form/textRules';

export interface ForgotPasswordValues {
  email: string;
}

export const forgotPasswordStart: ForgotPasswordValues = { email: '' };

/** Why no link went out (§8). */
export const resetLinkFailed = /*i18n*/ 'Failed to send reset link. Please try again.';

/** In the order of §5: required, then of email type. */
export const forgotPasswordMessages = [
  /*i18n*/ 'Please enter your email address',
  /*i18n*/ 'Please enter a valid email address',
] as const;
const [emailMissing, emailInvalid] = forgotPasswordMessages;

export const forgotPasswordSchema = object({
  email: requiredEmail(emailMissing, emailInvalid),
});
