import { isEmail, plainEmail } from '../../../domain/members/email';
import { isReservedName } from '../../../domain/members/memberName';
import { limits } from '../../config/limits';
import { fieldError, type Message } from '../../texts/translate';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import { isCommonPassword } from '../auth/commonPasswords';
import { normalPassword } from '../auth/passwords';

const isSameText = (one: string, other: string) =>
  plainEmail(one).toLowerCase() === other.toLowerCase();

/** The normalised password, or what is wrong with it for a person with this e-mail. */
export function checkPassword(
  typed: string,
  email: string,
): { password: string } | { errors: Message[] } {
  const { min, max } = limits.user.password;
  const password = normalPassword(typed);
  const length = countCharacters(password);
  const errors: Message[] = [];
  if (length < min) errors.push(fieldError('password', 'signUp.passwordTooShort'));
  else if (length > max) errors.push(fieldError('password', 'signUp.passwordTooLong', { max }));
  else if (cleanLine(password) === '') {
    errors.push(fieldError('password', 'signUp.passwordBlank'));
  } else if (isSameText(password, email)) {
    errors.push(fieldError('password', 'signUp.passwordIsEmail'));
  } else if (isCommonPassword(password)) {
    errors.push(fieldError('password', 'signUp.passwordCommon'));
  }
  return errors.length > 0 ? { errors } : { password };
}

export interface SignUp {
  name: string;
  email: string;
  password: string;
}

/** The account to make, or what is wrong with it. */
export function checkSignUp(typed: SignUp): { account: SignUp } | { errors: Message[] } {
  const { name: nameLimit, email: emailLimit } = limits.user;
  const name = cleanLine(typed.name);
  const email = plainEmail(typed.email);
  const errors: Message[] = [];

  if (countCharacters(name) < nameLimit.min) errors.push(fieldError('name', 'signUp.nameRequired'));
  if (countCharacters(name) > nameLimit.max)
    errors.push(fieldError('name', 'signUp.nameTooLong', { max: nameLimit.max }));
  if (isReservedName(name)) errors.push(fieldError('name', 'signUp.nameReserved'));
  if (email.length > emailLimit.max)
    errors.push(fieldError('email', 'signUp.emailTooLong', { max: emailLimit.max }));
  else if (!isEmail(email)) errors.push(fieldError('email', 'account.emailInvalid'));
  const checked = checkPassword(typed.password, email);
  if ('errors' in checked) return { errors: [...errors, ...checked.errors] };
  if (errors.length > 0) return { errors };
  return { account: { name, email, password: checked.password } };
}
