import { limits } from '../limits';
import type { ContactMessage } from '../records/contact';
import { isEmail } from './checkSignUp';
import { cleanLine, cleanText, lengthOf } from './cleanText';

const wrongEmail = 'Email is not a valid address.';

function checkLength(label: string, text: string, max: number): string[] {
  if (text === '') return [`${label} is required.`];
  return lengthOf(text) > max
    ? [`${label} may be at most ${max.toLocaleString('en')} characters.`]
    : [];
}

/** An e-mail as it is kept, or what is wrong with it. */
export function checkEmail(typed: string): { email: string } | { errors: string[] } {
  const email = typed.trim();
  if (email === '') return { errors: ['Email is required.'] };
  return isEmail(email) ? { email } : { errors: [wrongEmail] };
}

/** The message to keep, or everything that is wrong with it, in English as the form is. All four are required (§5). */
export function checkContactMessage(
  typed: ContactMessage,
): { message: ContactMessage } | { errors: string[] } {
  const { contact } = limits;
  const name = cleanLine(typed.name);
  const subject = cleanLine(typed.subject);
  const message = cleanText(typed.message);
  const checked = checkEmail(typed.email);
  const errors = [
    ...checkLength('Name', name, contact.name.max),
    ...('errors' in checked ? checked.errors : []),
    ...checkLength('Subject', subject, contact.subject.max),
    ...checkLength('Message', message, contact.message.max),
  ];
  if (errors.length > 0 || 'errors' in checked) return { errors };
  return { message: { name, email: checked.email, subject, message } };
}
