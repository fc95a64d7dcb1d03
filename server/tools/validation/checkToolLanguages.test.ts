import type { Language } from '../../../domain/values/language';
import * as documents from '../../../tests/helpers/service/documents';
import { asUpload } from '../../../tests/helpers/service/listings';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.signUp();
});
afterAll(() => service.close());

const headersFor = (language: Language) => ({
  'accept-language': language === 'asGiven' ? '*' : language,
});

async function create(language: Language, more: object) {
  const variables = { input: { ...documents.newTool, ...more } };
  const headers = headersFor(language);
  const { data } = await service.graphql(documents.createTool, variables, token, headers);
  return data.createTool as { tool: { id: string } | null; errors: string[] };
}

test.each<[label: string, more: object, danish: string, english: string]>([
  ['a blank name', { name: ' ' }, 'Navn skal udfyldes.', 'Name is required.'],
  [
    'a description of 5,001 characters',
    { description: 'x'.repeat(5001) },
    'Beskrivelse må højst være 5000 tegn.',
    'Description may be at most 5000 characters.',
  ],
  [
    'an unknown place',
    { location: 'Atlantis' },
    'Sted: Vi kender ikke „Atlantis“. Skriv en dansk by eller et postnummer.',
    "Location: we don't know “Atlantis”. Use a Danish town or postcode.",
  ],
  [
    'a deposit above the limit',
    { depositCents: 100_000_001 },
    'Depositum må højst være 1.000.000\u00a0kr.',
    'Deposit may be at most 1,000,000\u00a0kr.',
  ],
  [
    'a weight above the limit',
    { weightGrams: 1_000_001 },
    'Vægt skal være fra 0 til 1.000.000.',
    'Weight must be 0 to 1,000,000.',
  ],
  [
    '31 days of notice',
    { rules: { noticeDays: 31 } },
    'Varsel skal være fra 0 til 30 dage.',
    'Days of notice must be 0 to 30 days.',
  ],
  [
    'a missing picture',
    { pictures: [`/pictures/${'0'.repeat(64)}`] },
    'Billeder: Et af dem findes ikke længere. Upload det igen.',
    'Photos: one of them no longer exists. Please upload it again.',
  ],
  [
    'a file that is not a picture',
    asUpload('%'),
    'Billede: Vi fik ikke hele filen. Vælg den igen.',
    'Photo: we did not receive the whole file. Please choose it again.',
  ],
])('%s is rejected in Danish, in English, and as given', async (_label, more, danish, english) => {
  expect((await create('da', more)).errors).toEqual([danish]);
  expect((await create('en', more)).errors).toEqual([english]);
  expect((await create('asGiven', more)).errors).toEqual([english]);
});

test('names conflicting changes in the requested language', async () => {
  const id = (await create('asGiven', {})).tool?.id;
  const change = async (language: Language, version: number, changes: object) => {
    const variables = { id, version, changes };
    const headers = headersFor(language);
    const { data } = await service.graphql(documents.updateTool, variables, token, headers);
    return data.updateTool?.errors;
  };
  const changes = { name: 'En anden', pricePerDayCents: 9900, location: 'Odense' };
  expect(await change('da', 1, changes)).toEqual([]);
  expect(await change('da', 1, { name: 'En tredje' })).toEqual([
    'Du har ændret navnet, stedet og prisen pr. dag i et andet vindue, efter at du åbnede det her. Vi har ikke gemt noget her. Se på ændringerne, og gem så igen.',
  ]);
  expect(await change('en', 1, { name: 'En tredje' })).toEqual([
    'You changed the name, the location and the price per day in another window after you opened this one. We have not saved anything here. Look at the changes, then save again.',
  ]);
  expect(await change('da', 2, { state: 'DRAFT' })).toEqual([
    'Tilstand: Du kan sætte offentligt værktøj på pause, men ikke gøre det til en kladde igen.',
  ]);
});

test.each<[Language, string, string]>([
  [
    'da',
    'Log ind for at fortsætte.',
    'Billede: Vælg en JPG, PNG, GIF, WebP eller AVIF. Hver side må højst være 12.000 pixel. En JPG må højst have 50 megapixel, en PNG, GIF eller WebP 20 og en AVIF 8.',
  ],
  [
    'en',
    'Please sign in to continue.',
    'Photo: choose a JPG, PNG, GIF, WebP or AVIF. Each side may be at most 12,000 pixels. A JPG may have at most 50 megapixels, a PNG, GIF or WebP 20, and an AVIF 8.',
  ],
])('rejects an upload in %s', async (language, unknown, noPicture) => {
  const upload = async (authorization: string) => {
    const response = await fetch(`${service.url}/uploads`, {
      method: 'POST',
      headers: { ...headersFor(language), authorization },
      body: 'no picture',
    });
    return ((await response.json()) as { errors: string[] }).errors;
  };
  expect(await upload('')).toEqual([unknown]);
  expect(await upload(`Bearer ${token}`)).toEqual([noPicture]);
});

test('asks an unauthenticated client to sign in, in the requested language', async () => {
  const ask = async (language: Language) =>
    (await service.graphql(documents.ownTools, {}, undefined, headersFor(language))).errors[0]
      ?.message;
  expect(await ask('da')).toBe('Log ind for at fortsætte.');
  expect(await ask('asGiven')).toBe('Please sign in to continue.');
});
