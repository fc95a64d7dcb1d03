import { object, ref, string } from 'yup';

export interface ResetPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

export const resetPasswordStart: ResetPasswordValues = { newPassword: '', confirmPassword: '' };

/** Characters of the shortest password (§9). */
const passwordMinimum = 8;

/** In the same order as in the settings. */
export const resetPasswordMessages = [
  /*i18n*/ 'Please choose a new password',
  /*i18n*/ 'The new passwords are not the same',
  /*i18n*/ 'A password has at least 8 characters',
] as const;
const [missing, notAlike, tooShort] = resetPasswordMessages;

export const resetPasswordSchema = object({
  newPassword: string()
    .required(missing)
    .test('long enough', tooShort, (typed = '') => [...typed].length >= passwordMinimum),
  confirmPassword: string().oneOf([ref('newPassword')], notAlike),
});
