import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromDanish, fromEnglish } from './catalogue';
import { askedLanguage, said, say, sayAgain } from './say';

describe('what the service says', () => {
  it.each([
    [undefined, 'asGiven'],
    ['', 'asGiven'],
    ['*', 'asGiven'],
    ['da', 'da'],
    ['en', 'en'],
    ['da-DK,da;q=0.9,en;q=0.8', 'da'],
    ['de, en;q=0.5, da;q=0.7', 'da'],
    ['en-GB;q=0.8, da;q=0.2', 'en'],
    ['de,*;q=0.5', 'asGiven'],
    ['da;q=0, en', 'en'],
    ['da;q=x', 'asGiven'],
    ['dan, english', 'asGiven'],
  ] as const)('is asked for in %j as %s', (header, language) => {
    expect(askedLanguage(header)).toBe(language);
  });

  it('is as given, or in the language asked for, with the values in their places', () => {
    const text = said('Navn må højst være {max} tegn.', { max: 120 });
    expect(say(text, 'asGiven')).toBe('Navn må højst være 120 tegn.');
    expect(say(text, 'da')).toBe('Navn må højst være 120 tegn.');
    expect(say(text, 'en')).toBe('Name may be at most 120 characters.');
  });

  it('writes values in the language of the text', () => {
    const text = said('The owner asks for {days} of notice.', { days: (language) => language });
    expect([say(text, 'asGiven'), say(text, 'da'), say(text, 'en')]).toEqual([
      'The owner asks for en of notice.',
      'Ejeren vil vide det mindst da før.',
      'The owner asks for en of notice.',
    ]);
  });

  it('says a text that stands for a value in the same language', () => {
    const text = said('{field} may be at most {max} characters.', {
      field: said('Description'),
      max: 5000,
    });
    expect(say(text, 'asGiven')).toBe('Description may be at most 5000 characters.');
    expect(say(text, 'da')).toBe('Beskrivelse må højst være 5000 tegn.');
  });

  it('says a sentence again that is a text of ours, and leaves any other', () => {
    expect(sayAgain('Tool not found', 'da')).toBe('Værktøjet findes ikke');
    expect(sayAgain('Tool not found', 'asGiven')).toBe('Tool not found');
    expect(sayAgain('constructor', 'da')).toBe('constructor');
  });

  it('has the same values in both languages, and says everything it has somewhere', () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const topics = ['graphql', 'http', 'pictures', 'schema', 'validation'];
    const folders = topics.map((name) => path.join(__dirname, '..', name));
    const code = folders
      .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    for (const [text, translation] of Object.entries({ ...fromDanish, ...fromEnglish })) {
      expect(valuesIn(translation)).toEqual(valuesIn(text));
      expect(code.includes(text) ? '' : text).toBe('');
    }
  });
});
