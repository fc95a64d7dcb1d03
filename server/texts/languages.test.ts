import * as documents from '../../tests/helpers/service/documents';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { limits } from '../config/limits';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService({
    rateLimits: {
      account: 1,
      address: 0,
      listings: 0,
      messages: 0,
      written: 0,
      conversationsFromAddress: 0,
      mutations: 0,
      links: 0,
    },
  });
  token = await service.signUp();
});
afterAll(() => service.close());

const updateProfile = `mutation ($input: UpdateProfileInput!) {
  answer: updateProfile(input: $input) { errors } }`;
const sendMessage = `mutation ($name: String!, $email: String!, $subject: String!, $message: String!) {
  answer: sendContactMessage(name: $name, email: $email, subject: $subject, message: $message) { errors } }`;
const subscribe =
  'mutation ($email: String!) { answer: subscribeNewsletter(email: $email) { errors } }';

const message = { name: 'Ane', email: 'ane@example.dk', subject: 'Tid', message: 'Hvornår?' };
const noPicture = { avatar: '/images/tools/drill.svg' };
const { max } = limits.user.location;

/** The `errors` of a response in the requested language. */
async function refusedIn(language: string, document: string, variables: object) {
  const headers = { 'accept-language': language };
  const { data, errors } = await service.graphql(document, variables, token, headers);
  expect(errors).toEqual([]);
  return (data as unknown as { answer: { errors: string[] } }).answer.errors;
}

const cases: [document: string, variables: object, given: string, danish: string][] = [
  [updateProfile, { input: { name: '' } }, 'Name is required.', 'Navn skal udfyldes.'],
  [
    updateProfile,
    { input: { about: 'å'.repeat(5_001) } },
    'Bio may be at most 5,000 characters.',
    '„Om dig“ må højst være 5.000 tegn.',
  ],
  [
    updateProfile,
    { input: { location: 'å'.repeat(max + 1) } },
    'Location may be at most 120 characters.',
    'Sted må højst være 120 tegn.',
  ],
  [
    updateProfile,
    { input: { location: 'Atlantis {max}' } },
    "Location: we don't know “Atlantis {max}”. Use a Danish town or postcode.",
    'Sted: Vi kender ikke „Atlantis {max}“. Skriv en dansk by eller et postnummer.',
  ],
  [
    updateProfile,
    { input: noPicture },
    'Photo: we cannot find it. Please choose it again.',
    'Billede: Vi kan ikke finde det. Vælg det igen.',
  ],
  [sendMessage, { ...message, subject: '' }, 'Subject is required.', 'Emne skal udfyldes.'],
  [
    sendMessage,
    { ...message, message: 'x'.repeat(5_001) },
    'Message may be at most 5,000 characters.',
    'Besked må højst være 5.000 tegn.',
  ],
  [
    subscribe,
    { email: 'ane@' },
    'Email is not a valid address.',
    'E-mail er ikke en gyldig adresse.',
  ],
];

describe('language of error messages', () => {
  test.each(
    cases.map(([document, variables, given, danish]) => ({ document, variables, given, danish })),
  )('follows Accept-Language: $given', async ({ document, variables, given, danish }) => {
    expect(await refusedIn('*', document, variables)).toEqual([given]);
    expect(await refusedIn('en', document, variables)).toEqual([given]);
    expect(await refusedIn('da', document, variables)).toEqual([danish]);
    // From a screen that was given in Danish, before a language was chosen.
    expect(await refusedIn('da, *;q=0.5', document, variables)).toEqual([danish]);
  });

  test.each([
    ['*', 'Please sign in to continue.'],
    ['en-GB', 'Please sign in to continue.'],
    ['da', 'Log ind for at fortsætte.'],
  ])('applies to unauthenticated requests in %s', async (language, sentence) => {
    const headers = { 'accept-language': language };
    const { errors } = await service.graphql(
      documents.updateProfile,
      { input: {} },
      'x.y.z',
      headers,
    );
    expect(errors).toMatchObject([{ message: sentence }]);
    expect(errors[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  test('applies to rate limits', async () => {
    const email = 'too.many@skuret.example';
    const wrong = { email, password: 'ikke den rigtige' };
    await service.graphql(documents.signIn, wrong);
    const sentenceIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { errors } = await service.graphql(documents.signIn, wrong, '', headers);
      expect(errors[0]?.extensions).toEqual({
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: expect.any(Number),
      });
      return errors[0]?.message;
    };
    expect(await sentenceIn('*')).toMatch(
      /^Too many attempts\. Please try again in \d+ minutes\.$/,
    );
    expect(await sentenceIn('da')).toMatch(
      /^Der har været for mange forsøg\. Prøv igen om \d+ minutter\.$/,
    );
  });

  test.each([
    ['en', 'What you sent is too large.'],
    ['da', 'Det, du sendte, fylder for meget.'],
  ])('applies to too large requests, in %s', async (language, sentence) => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: 'x'.repeat(limits.body.bytes + 1),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ errors: [{ message: sentence }] });
  });
});
