import { object, string } from 'yup';

export interface ForgotPasswordValues {
  email: string;
}

export const forgotPasswordStart: ForgotPasswordValues = { email: '' };

/** Why no link went out (§8). */
export const resetLinkFailed = 'Failed to send reset link. Please try again.';

/** In the order of §5: required, then of email type. */
export const forgotPasswordMessages = [
  'Please enter your email address',
  'Please enter a valid email address',
] as const;
const [emailMissing, emailInvalid] = forgotPasswordMessages;

export const forgotPasswordSchema = object({
  email: string().trim().required(emailMissing).email(emailInvalid),
});
