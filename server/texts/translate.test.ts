import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { danishAsGiven, givenTexts } from './asGiven';
import { messages } from './service.generated';
import { message, translate } from './translate';

describe('translate', () => {
  it('returns the chosen language, or that of the screen', () => {
    const signUp = message('signUp.nameTooLong', { max: 120 });
    expect(translate(signUp, 'asGiven')).toBe('Navn må højst være 120 tegn.');
    expect(translate(signUp, 'da')).toBe('Navn må højst være 120 tegn.');
    expect(translate(signUp, 'en')).toBe('Name may be at most 120 characters.');
    const profile = message('forms.nameTooLong', { max: 120 });
    expect(translate(profile, 'asGiven')).toBe('Name may be at most 120 characters.');
  });

  it('uses American spelling as given and British in English', () => {
    const text = message('favourites.tooMany', { most: 500 });
    expect(translate(text, 'asGiven')).toMatch(/^You can save at most 500 favorites\./);
    expect(translate(text, 'en')).toMatch(/^You can save at most 500 favourites\./);
    expect(translate(text, 'da')).toMatch(/^Du kan højst gemme 500 favoritter\./);
  });

  it('formats numbers with the separators of the language', () => {
    const text = message('contact.messageTooLong', { max: 5000 });
    expect(translate(text, 'asGiven')).toBe('Message may be at most 5,000 characters.');
    expect(translate(text, 'da')).toBe('Besked må højst være 5.000 tegn.');
  });

  it.each([
    [
      1,
      'The tool must be booked at least 1 day before the pick-up day.',
      'Værktøjet skal bookes mindst 1 dag før afhentning.',
    ],
    [
      2,
      'The tool must be booked at least 2 days before the pick-up day.',
      'Værktøjet skal bookes mindst 2 dage før afhentning.',
    ],
  ])('selects singular or plural: %i', (days, english, danish) => {
    const text = message('bookings.tooLittleNotice', { days });
    expect(translate(text, 'en')).toBe(english);
    expect(translate(text, 'da')).toBe(danish);
  });

  it.each([
    [1, 0, 'an open booking: a.'],
    [2, 0, '2 open bookings: a.'],
    [7, 2, '7 open bookings: a and 2 more.'],
  ])('formats %i open bookings, %i without their days', (count, more, line) => {
    const text = message('tools.openBookings', { count, bookings: 'a', more });
    const end = 'You can delete it when everything is returned or cancelled.';
    expect(translate(text, 'en')).toBe(`The tool has ${line} ${end}`);
  });

  it('translates values into the language of the text', () => {
    const text = message('changes.keptUntil', { day: (language) => language });
    expect(translate(text, 'asGiven')).toMatch(/until en\.$/);
    expect(translate(text, 'da')).toMatch(/til da\.$/);
  });

  it('translates nested messages into the same language', () => {
    const field = message('tools.fields.description');
    const text = message('tools.tooLong', { field, max: 5000 });
    expect(translate(text, 'asGiven')).toBe('Description may be at most 5000 characters.');
    expect(translate(text, 'da')).toBe('Beskrivelse må højst være 5000 tegn.');
  });

  it('inserts a name that looks like a placeholder unchanged', () => {
    const text = message('mail.helloName', { name: 'Bo {tool} \\x41' });
    expect(translate(text, 'da')).toBe('Hej Bo {tool} \\x41');
  });
});

const server = path.join(__dirname, '..');
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.generated)\.ts$/.test(file) && file !== 'texts/asGiven.ts')
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .join('\n');

function isUsed(id: string): boolean {
  const dot = id.lastIndexOf('.');
  const [group, name] = [id.slice(0, dot), id.slice(dot + 1)];
  // Lines of conversations are named in the database.
  if (id.startsWith('systemLine.')) return true;
  const uses = [`'${id}'`, `'${name}'`, `.${name}\``, `\`${group}.\${`];
  return Object.values<string>(givenTexts).includes(id) || uses.some((use) => code.includes(use));
}

test('the catalogues have no unused texts', () => {
  expect(Object.keys(messages.da).filter((id) => !isUsed(id))).toEqual([]);
});

test('a text that is Danish as given differs in English', () => {
  const alike = [...danishAsGiven].filter(
    (id) => JSON.stringify(messages.da[id]) === JSON.stringify(messages.en[id]),
  );
  expect(alike).toEqual(['calendar.booking']);
});
