import { firstProblem } from '../../ui/form/firstProblem';
import { type ContactValues, contactMessages, contactSchema } from './contactForm';

const filled: ContactValues = {
  name: 'Mette Holm',
  email: 'mette@skuret.example',
  subject: 'A drill',
  message: 'It hums.',
};

const getProblem = (values: ContactValues) =>
  firstProblem(contactSchema, values, contactMessages)?.message ?? null;

describe('the contact form', () => {
  it.each([
    ['everything filled in', filled, null],
    ['no name', { ...filled, name: '' }, 'Please enter your name'],
    ['a name of blanks', { ...filled, name: '   ' }, 'Please enter your name'],
    ['no email', { ...filled, email: '' }, 'Please enter your email'],
    [
      'an email without a host',
      { ...filled, email: 'mette' },
      'Please enter a valid email address',
    ],
    ['no subject', { ...filled, subject: '' }, 'Please enter a subject'],
    ['no message', { ...filled, message: '\n' }, 'Please write a message'],
    [
      'nothing but a message: the first field comes first',
      { name: '', email: '', subject: '', message: 'Hi' },
      'Please enter your name',
    ],
  ])('%s', (_name, values, expected) => {
    expect(getProblem(values)).toBe(expected);
  });

  it('trims the values that it sends', () => {
    const given = { ...filled, name: ' Mette Holm ', message: '\nIt hums. ' };
    expect(contactSchema.cast(given)).toEqual(filled);
  });
});
