import { object, ref, string } from 'yup';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const passwordStart: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

/** Characters of the shortest password (§9). */
const passwordMinimum = 8;

/** In the same order as in sign-up (§5). */
export const passwordMessages = [
  /*i18n*/ 'Please enter your current password',
  /*i18n*/ 'Please choose a new password',
  /*i18n*/ 'The new passwords are not the same',
  /*i18n*/ 'A password has at least 8 characters',
] as const;
const [currentMissing, newMissing, notAlike, tooShort] = passwordMessages;

export const passwordSchema = object({
  currentPassword: string().required(currentMissing),
  newPassword: string()
    .required(newMissing)
    .test('long enough', tooShort, (typed = '') => [...typed].length >= passwordMinimum),
  confirmPassword: string().oneOf([ref('newPassword')], notAlike),
});
