import { object } from 'yup';
import { requiredEmail, requiredText } from '../../ui/form/textRules';

/** A file that was read. */
export interface AttachedFile {
  name: string;
  text: string;
}

/** The values of the contact form (§2). */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Of members only. */
  recording?: AttachedFile | null;
}

const texts = {
  name: /*i18n*/ 'Please enter your name',
  email: /*i18n*/ 'Please enter your email',
  emailShape: /*i18n*/ 'Please enter a valid email address',
  subject: /*i18n*/ 'Please enter a subject',
  message: /*i18n*/ 'Please write a message',
} as const;

/** The messages in the order of the fields (§2). */
export const contactMessages: readonly string[] = Object.values(texts);

/** §5: all four fields are required. What is sent has no blanks around it. */
export const contactSchema = object({
  name: requiredText(texts.name),
  email: requiredEmail(texts.email, texts.emailShape),
  subject: requiredText(texts.subject),
  message: requiredText(texts.message),
});
