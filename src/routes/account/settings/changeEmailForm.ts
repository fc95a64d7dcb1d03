import { object, string } from 'yup';

export interface ChangeEmailValues {
  email: string;
  password: string;
}

export const changeEmailStart: ChangeEmailValues = { email: '', password: '' };

export const changeEmailMessages = [
  /*i18n*/ 'Please enter your email address',
  /*i18n*/ 'Please enter a valid email address',
  /*i18n*/ 'Please enter your current password',
] as const;
const [emailMissing, emailInvalid, passwordMissing] = changeEmailMessages;

export const changeEmailSchema = object({
  email: string().trim().required(emailMissing).email(emailInvalid),
  password: string().required(passwordMissing),
});
