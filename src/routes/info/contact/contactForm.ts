import { object, string } from 'yup';

/** What the contact form sends (§2). */
interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type ContactValues = ContactMessage;

export const contactStart: ContactValues = { name: '', email: '', subject: '', message: '' };

const texts = {
  name: /*i18n*/ 'Please enter your name',
  email: /*i18n*/ 'Please enter your email',
  emailShape: /*i18n*/ 'Please enter a valid email address',
  subject: /*i18n*/ 'Please enter a subject',
  message: /*i18n*/ 'Please write a message',
} as const;

/** The messages in the order of the fields (§2). */
export const contactMessages: readonly string[] = Object.values(texts);

/** §5: all four fields are required. */
export const contactSchema = object({
  name: string().trim().required(texts.name),
  email: string().trim().required(texts.email).email(texts.emailShape),
  subject: string().trim().required(texts.subject),
  message: string().trim().required(texts.message),
});

/** §8 */
export const contactSent = /*i18n*/ "Message sent successfully! We'll get back to you soon.";
export const contactFailed = /*i18n*/ 'Failed to send message. Please try again.';

/** The message to send, without blanks at the start and the end of the values. */
export function contactMessageOf(values: ContactValues): ContactMessage {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    subject: values.subject.trim(),
    message: values.message.trim(),
  };
}
