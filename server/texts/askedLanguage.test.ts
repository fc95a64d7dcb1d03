import { askedLanguage } from './askedLanguage';

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
] as const)('Accept-Language %j selects %s', (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});
