import { object, string } from 'yup';
import type { User } from '../../../domain/members/user';

export interface SettingsProfileValues {
  name: string;
  email: string;
  bio: string;
}

/** The initial values, from what is known of the user. */
export function settingsProfileStart(user: User): SettingsProfileValues {
  return { name: user.name, email: user.email, bio: user.about ?? '' };
}

/** In the order of the fields. */
export const settingsProfileMessages = [
  /*i18n*/ 'Please enter your name',
  /*i18n*/ 'Please enter your email address',
  /*i18n*/ 'Please enter a valid email address',
] as const;
const [nameMissing, emailMissing, emailInvalid] = settingsProfileMessages;

export const settingsProfileSchema = object({
  name: string().trim().required(nameMissing),
  email: string().trim().required(emailMissing).email(emailInvalid),
  bio: string(),
});
