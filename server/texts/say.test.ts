import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fromDanish from './fromDanish.json' with { type: 'json' };
import fromEnglish from './fromEnglish.json' with { type: 'json' };
import { askedLanguage, britishOf, inFigures, said, say } from './say';

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
    ['da, *;q=0.5', 'da'],
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

  it('is British where English was asked for', () => {
    const text = said(
      'You can save at most {most} favorites. Remove some that you no longer need, and try again.',
      { most: 500 },
    );
    expect(say(text, 'asGiven')).toMatch(/^You can save at most 500 favorites\./);
    expect(say(text, 'en')).toMatch(/^You can save at most 500 favourites\./);
    expect(say(text, 'da')).toMatch(/^Du kan højst gemme 500 favoritter\./);
  });

  it('writes figures as each language does', () => {
    const text = said('Message may be at most {max} characters.', { max: inFigures(5000) });
    expect(say(text, 'asGiven')).toBe('Message may be at most 5,000 characters.');
    expect(say(text, 'da')).toBe('Besked må højst være 5.000 tegn.');
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

  it('has the same values in both languages, and says everything it has somewhere', () => {
    const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const root = path.join(__dirname, '../..');
    const code = ['server', 'domain']
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(test|texts)\b/.test(file))
          .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
      )
      .join('\n');
    const texts = [fromDanish, fromEnglish, britishOf].flatMap((each) => Object.entries(each));
    for (const [text, translation] of texts) {
      expect(valuesIn(translation)).toEqual(valuesIn(text));
      expect(code.includes(text) ? '' : text).toBe('');
    }
  });
});
