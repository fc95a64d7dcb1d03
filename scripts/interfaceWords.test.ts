import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Language = 'da' | 'en';

interface Word {
  language: Language;
  /** Words that no text of the interface may contain. */
  word: RegExp;
  /** The usual words. */
  instead: string;
  /** The topics whose texts are checked; all of them when left out. */
  only?: readonly string[];
}

/** Topics whose texts are rewritten. Leave `only` out of a row once it holds everywhere. */
const rewritten = ['src/bookings/', 'src/conversations/'];

const words: readonly Word[] = [
  // It means both to review and to report to the police, so it stays in "anmelde en skade" alone.
  {
    language: 'da',
    word: /anmeld(?!e en skade)/i,
    instead: 'bedømme, melde',
    only: rewritten,
  },
  { language: 'da', word: /frafald/i, instead: 'droppe' },
  { language: 'da', word: /\budlejer\b/i, instead: 'ejer', only: rewritten },
  { language: 'da', word: /\blejer(?:en|e|s)?\b/i, instead: 'låner' },
  { language: 'da', word: /\bafbestil/i, instead: 'aflyse', only: rewritten },
  {
    language: 'da',
    word: /bliver (?:ophævet|frigivet|holdt)|\bslipper (?!for\b)/i,
    instead: 'vi frigiver, vi holder … tilbage',
  },
  { language: 'da', word: /[”»«]|(?:^|[\s(])“/, instead: '„ … “' },
  { language: 'da', word: /hvor de er\b/i, instead: 'vi holder leje og depositum' },
  { language: 'da', word: /kommer tilbage på/i, instead: 'du får … tilbage' },
  {
    language: 'en',
    word: /\b(?:is|are|been) told\b/i,
    instead: 'we let … know, we write',
    only: rewritten,
  },
  { language: 'en', word: /\blet go\b/i, instead: 'we release' },
  { language: 'en', word: /\bcomes? back to (?:you|the card)\b/i, instead: 'you get … back' },
  { language: 'en', word: /\b(?:is|are) (?:kept|held)\b/i, instead: 'we hold', only: rewritten },
  { language: 'en', word: /\be-mail/i, instead: 'email' },
  { language: 'en', word: /\bthe line is\b/i, instead: 'online' },
  { language: 'en', word: /\bwaive/i, instead: 'drop' },
  { language: 'en', word: /\bwhoever\b/i, instead: 'the borrower', only: rewritten },
  {
    language: 'en',
    word: /\b(?:somebody|everybody)\b/i,
    instead: 'another borrower',
    only: rewritten,
  },
  { language: 'en', word: /\bstays? as agreed\b/i, instead: 'your booking stays as it is' },
  { language: 'en', word: /\b(?:lender|renter|host)s?\b/i, instead: 'owner, borrower' },
];

/** ICU messages with ids. */
const messages = [
  'src/bookings/booking/texts',
  'domain/notifications/notifications',
  'server/texts/service',
];

const sources = execFileSync('git', ['ls-files', ...rewritten], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

interface Text {
  from: string;
  text: string;
  isRewritten: boolean;
}

/** The texts of a language, each with where it stands. */
function readTexts(language: Language): Text[] {
  const from = `src/platform/locales/${language}.po`;
  const entries = readFileSync(from, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm);
  const translated = [...entries].map(([, id = '', text = '']) => ({
    from,
    text,
    isRewritten: [`'${id}'`, `"${id}"`].some((literal) => sources.includes(literal)),
  }));
  const withIds = messages.flatMap((name) => {
    const file = `${name}.${language}.json`;
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(texts).map(([id, text]) => ({
      from: `${file} ${id}`,
      text,
      isRewritten: true,
    }));
  });
  return [...translated, ...withIds];
}

const texts = { da: readTexts('da'), en: readTexts('en') };

test.each(words)('texts in $language do not say $word but $instead', ({ language, word, only }) => {
  expect(texts[language].filter(({ isRewritten }) => isRewritten).length).toBeGreaterThan(400);
  const found = texts[language].filter(
    ({ text, isRewritten }) => (isRewritten || !only) && word.test(text),
  );
  expect(found.map(({ from, text }) => `${from}: ${text}`)).toEqual([]);
});

// `readTexts` reads entries of one line, so a text on several lines would not be checked.
test('every text is on one line', () => {
  for (const language of ['da', 'en'] as const) {
    const po = readFileSync(`src/platform/locales/${language}.po`, 'utf8');
    expect(po.match(/^"(?!.*\\n"$)/gm)).toBeNull();
  }
});
