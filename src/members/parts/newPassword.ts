import { ref, string } from 'yup';

/** A new password, typed twice. */
export interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
}

export const newPasswordStart: NewPasswordValues = { newPassword: '', confirmPassword: '' };

/** Characters of the shortest password (§9). */
const passwordMinimum = 8;

/** In the same order as in sign-up (§5). */
export const newPasswordMessages = [
  /*i18n*/ 'Please choose a new password',
  /*i18n*/ 'The new passwords do not match',
  /*i18n*/ 'Password must be at least 8 characters long',
] as const;
const [missing, notAlike, tooShort] = newPasswordMessages;

/** The rules of the two fields, for the schema of the form that they are part of. */
export const newPasswordRules = {
  newPassword: string()
    .required(missing)
    .test('long enough', tooShort, (typed = '') => [...typed].length >= passwordMinimum),
  confirmPassword: string().oneOf([ref('newPassword')], notAlike),
};
