import { isReservedName } from '../../../domain/members/memberName';
import { limits } from '../../config/limits';
import { type Said, said } from '../../texts/say';
import { cleanLine, lengthOf } from '../../validation/cleanText';
import { isCommonPassword } from '../auth/commonPasswords';
import { normalPassword } from '../auth/passwords';

/** What an HTML e-mail input accepts, with a dot in the domain. Only ASCII, so lower case is the same everywhere. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether an account can have this e-mail at all. */
export function isEmail(text: string): boolean {
  return text.length <= limits.user.email.max && emailPattern.test(text);
}

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The normalised password, or what is wrong with it for a person with this e-mail. */
export function checkPassword(
  typed: string,
  email: string,
): { password: string } | { errors: Said[] } {
  const { min, max } = limits.user.password;
  const password = normalPassword(typed);
  const length = lengthOf(password);
  const errors: Said[] = [];
  if (length < min) errors.push(said('Adgangskode skal være mindst 8 tegn lang'));
  else if (length > max) errors.push(said('Adgangskode må højst være {max} tegn lang', { max }));
  else if (cleanLine(password) === '') {
    errors.push(said('Adgangskode må ikke kun være mellemrum'));
  } else if (isSameText(password, email)) {
    errors.push(said('Adgangskode må ikke være din e-mail'));
  } else if (isCommonPassword(password)) {
    errors.push(said('Adgangskoden er en af dem, alle prøver først. Vælg en anden.'));
  }
  return errors.length > 0 ? { errors } : { password };
}

export interface SignUp {
  name: string;
  email: string;
  password: string;
}

/** The account to make, or what is wrong with it. */
export function checkSignUp(typed: SignUp): { account: SignUp } | { errors: Said[] } {
  const { name: nameLimit, email: emailLimit } = limits.user;
  const name = cleanLine(typed.name);
  const email = typed.email.trim();
  const errors: Said[] = [];

  if (lengthOf(name) < nameLimit.min) errors.push(said('Navn skal udfyldes.'));
  if (lengthOf(name) > nameLimit.max)
    errors.push(said('Navn må højst være {max} tegn.', { max: nameLimit.max }));
  if (isReservedName(name)) errors.push(said('Navnet ligner Skurets eget. Vælg et andet.'));
  if (email.length > emailLimit.max)
    errors.push(said('E-mail må højst være {max} tegn.', { max: emailLimit.max }));
  else if (!isEmail(email)) errors.push(said('E-mail er ikke en gyldig adresse.'));
  const checked = checkPassword(typed.password, email);
  if ('errors' in checked) return { errors: [...errors, ...checked.errors] };
  if (errors.length > 0) return { errors };
  return { account: { name, email, password: checked.password } };
}
