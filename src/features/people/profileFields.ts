import { object, string } from 'yup';

/** What a person says about themselves. */
export interface ProfileValues {
  name: string;
  about: string;
  location: string;
}

/** In the order of the fields; the bounds are the service's. */
export const profileMessages = [
  /*i18n*/ 'Please enter your name',
  /*i18n*/ 'A name has at most 120 characters',
  /*i18n*/ 'A location has at most 120 characters',
  /*i18n*/ 'About has at most 5000 characters',
] as const;
const [nameMissing, nameTooLong, locationTooLong, aboutTooLong] = profileMessages;

export const profileSchema = object({
  name: string().trim().required(nameMissing).max(120, nameTooLong),
  location: string().trim().max(120, locationTooLong),
  about: string().trim().max(5000, aboutTooLong),
});

/** What is sent: the values without surrounding blanks. */
export function profileInput({ name, about, location }: ProfileValues): ProfileValues {
  return { name: name.trim(), about: about.trim(), location: location.trim() };
}
