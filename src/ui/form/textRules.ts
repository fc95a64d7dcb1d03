import { string } from 'yup';
import { isEmail, plainEmail } from '../../../domain/members/email';
import { hasVisibleText } from '../../../domain/values/visibleText';

/** A required text: something of it can be seen. */
export function requiredText(missing: string) {
  return string()
    .trim()
    .required(missing)
    .test('visible', missing, (typed = '') => hasVisibleText(typed));
}

/** A required e-mail, by the rules of the service. */
export function requiredEmail(missing: string, invalid: string) {
  return requiredText(missing).test(
    'email',
    invalid,
    (typed = '') => !hasVisibleText(typed) || isEmail(plainEmail(typed)),
  );
}
