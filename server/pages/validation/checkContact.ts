import { limits } from '../../config/limits';
import { isEmail } from '../../members/validation/checkSignUp';
import { inFigures, type Said, said } from '../../texts/say';
import { cleanLine, cleanText, lengthOf } from '../../validation/cleanText';
import type { ContactMessage } from '../records/contact';

const wrongEmail = said('Email is not a valid address.');

/** The errors of the required texts: when one is missing, and when it is too long. */
const texts = {
  name: ['Name is required.', 'Name may be at most {max} characters.'],
  subject: ['Subject is required.', 'Subject may be at most {max} characters.'],
  message: ['Message is required.', 'Message may be at most {max} characters.'],
} as const;

function checkLength(field: keyof typeof texts, text: string): Said[] {
  const { max } = limits.contact[field];
  const [missing, tooLong] = texts[field];
  if (text === '') return [said(missing)];
  return lengthOf(text) > max ? [said(tooLong, { max: inFigures(max) })] : [];
}

/** An e-mail as it is kept, or what is wrong with it. */
export function checkEmail(typed: string): { email: string } | { errors: Said[] } {
  const email = typed.trim();
  if (email === '') return { errors: [said('Email is required.')] };
  return isEmail(email) ? { email } : { errors: [wrongEmail] };
}

/** The message to keep, or everything that is wrong with it. All four are required (§5). */
export function checkContactMessage(
  typed: ContactMessage,
): { message: ContactMessage } | { errors: Said[] } {
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
