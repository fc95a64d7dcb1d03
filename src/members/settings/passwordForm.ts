import { object, string } from 'yup';
import {
  type NewPasswordValues,
  newPasswordMessages,
  newPasswordRules,
  newPasswordStart,
} from '../parts/newPassword';

export interface PasswordValues extends NewPasswordValues {
  currentPassword: string;
}

export const passwordStart: PasswordValues = { currentPassword: '', ...newPasswordStart };

const currentMissing = /*i18n*/ 'Please enter your current password';

export const passwordMessages = [currentMissing, ...newPasswordMessages] as const;

export const passwordSchema = object({
  currentPassword: string().required(currentMissing),
  ...newPasswordRules,
});
