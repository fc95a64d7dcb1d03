import { limits } from '../../config/limits';
import { translate } from '../../texts/translate';
import { checkContactMessage, checkEmail } from './checkContact';

const typed = { name: ' Mette ', email: ' m@b.dk ', subject: ' Sav ', message: ' Hej\r\nalle ' };
const { contact } = limits;

function getErrors(more: Partial<typeof typed>): string[] {
  const checked = checkContactMessage({ ...typed, ...more });
  return 'errors' in checked ? checked.errors.map((error) => translate(error, 'asGiven')) : [];
}

test('trims a message', () => {
  expect(checkContactMessage(typed)).toEqual({
    message: { name: 'Mette', email: 'm@b.dk', subject: 'Sav', message: 'Hej\nalle' },
  });
});

test.each([
  ['m@b.dk\u200b', 'm@b.dk'],
  ['m@blåbær.example', 'm@xn--blbr-roah.example'],
])('keeps the e-mail %j as %j', (given, email) => {
  expect(checkEmail(given)).toEqual({ email });
});

test.each<[Partial<typeof typed>, RegExp]>([
  [{ name: ' ' }, /^Name is required\.$/],
  [{ subject: '' }, /^Subject is required\.$/],
  [{ message: '\n' }, /^Message is required\.$/],
  [{ email: ' ' }, /^Email is required\.$/],
  [{ name: '\u200d' }, /^Name is required\.$/],
  [{ subject: '\u00ad' }, /^Subject is required\.$/],
  [{ message: '\u3164\n' }, /^Message is required\.$/],
  [{ email: '\u200b' }, /^Email is required\.$/],
  [{ email: 'a..b@c.dk' }, /^Email is not a valid address\.$/],
  [{ email: 'mette' }, /^Email is not a valid address\.$/],
])('rejects a message with %j', (more, error) => {
  expect(getErrors(more)).toEqual([expect.stringMatching(error)]);
});

test.each([
  ['name', 'Name'],
  ['subject', 'Subject'],
  ['message', 'Message'],
] as const)('accepts a %s up to its limit', (field, label) => {
  const { max } = contact[field];
  expect(getErrors({ [field]: 'x'.repeat(max) })).toEqual([]);
  expect(getErrors({ [field]: 'x'.repeat(max + 1) })).toEqual([
    expect.stringMatching(`^${label} may be at most [\\d.,]+ characters`),
  ]);
});

test('lists all errors in the order of the form', () => {
  const errors = getErrors({ name: '', email: '', subject: '', message: '' });
  expect(errors.map((error) => error.split(' ')[0])).toEqual([
    'Name',
    'Email',
    'Subject',
    'Message',
  ]);
});

test('trims an e-mail', () => {
  expect(checkEmail(' m@b.dk ')).toEqual({ email: 'm@b.dk' });
});
