import { isEmail, plainEmail } from '../../../domain/members/email';
import { limits } from '../../config/limits';
import { fieldError, type Message } from '../../texts/translate';
import { cleanLine, cleanText, countCharacters } from '../../validation/cleanText';
import type { ContactMessage } from '../records/contact';

const wrongEmail = fieldError('email', 'forms.emailInvalid');

/** The errors of the required texts: when one is missing, and when it is too long. */
const texts = {
  name: ['forms.nameRequired', 'forms.nameTooLong'],
  subject: ['contact.subjectRequired', 'contact.subjectTooLong'],
  message: ['contact.messageRequired', 'contact.messageTooLong'],
} as const;

function checkLength(field: keyof typeof texts, text: string): Message[] {
  const { max } = limits.contact[field];
  const [missing, tooLong] = texts[field];
  if (text === '') return [fieldError(field, missing)];
  return countCharacters(text) > max ? [fieldError(field, tooLong, { max })] : [];
}

/** An e-mail as it is kept, or what is wrong with it. */
export function checkEmail(typed: string): { email: string } | { errors: Message[] } {
  const email = plainEmail(typed);
  if (email === '') return { errors: [fieldError('email', 'forms.emailRequired')] };
  return isEmail(email) ? { email } : { errors: [wrongEmail] };
}

/** The message to keep, or everything that is wrong with it. All four are required (§5). */
export function checkContactMessage(
  typed: ContactMessage,
): { message: ContactMessage } | { errors: Message[] } {
  const name = cleanLine(typed.name);
  const subject = cleanLine(typed.subject);
  const message = cleanText(typed.message);
  const checked = checkEmail(typed.email);
  const errors = [
    ...checkLength('name', name),
    ...('errors' in checked ? checked.errors : []),
    ...checkLength('subject', subject),
    ...checkLength('message', message),
  ];
  if (errors.length > 0 || 'errors' in checked) return { errors };
  return { message: { name, email: checked.email, subject, message } };
}
