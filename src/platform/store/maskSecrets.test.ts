import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { buildListing, testToken } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { installFakeDevTools } from '../../../tests/helpers/app/fakeDevTools';
import { bookingStepsApi } from '../../bookings/api/bookingStepsApi';
import { leavingApi } from '../../members/api/leavingApi';
import { secondFactorApi } from '../../members/api/secondFactorApi';
import { securityApi } from '../../members/api/securityApi';
import { signInApi } from '../../members/api/signInApi';
import { maskSecrets } from './maskSecrets';
import { recordActions } from './recordActions';
import { addressFields, plainFields, textFields } from './shownFields';
import { addressChanged } from './slices/addressSlice';
import { tokenReceived } from './slices/authSlice';
import { screenChanged } from './slices/screenSlice';
import { toastShown } from './slices/toastsSlice';
import { makeStore } from './store';

/** Everything whose possession opens an account or a door, and e-mails. */
const secrets = {
  otpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauth: 'otpauth://totp/Skuret?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  typedCode: '918273',
  recoveryCode: 'kxqz-wvnr-tpls',
  renewedCode: 'hdmb-fcgj-yzaw',
  typedRecoveryCode: 'aaaa-bbbb-cccc',
  signInTicket: 'tk_u8d72hd7s6ahq0',
  leavingTicket: 'lv_99dj2k8s7f6a5d',
  calendarToken: 'c4l3nd4rT0kenc4l3nd4rT0ken',
  exportTicket: 'exp0rtT1cketexp0rtT1cket',
  handoverCode: '445566',
  scannedCode: '778899',
  pickupAddress: 'Nørrebrogade 12, 3. tv.',
  resetToken: 'r3setT0kenr3setT0kenr3setT0ken',
  confirmToken: 'c0nf1rmT0kenc0nf1rmT0kenc0nf1rm',
  password: 'korrekt hest batteri',
  newPassword: 'endnu en hest',
  token: testToken,
  email: 'mette.holm@skuret.example',
  newEmail: 'ny.adresse@eksempel.dk',
  encodedEmail: 'jonas.kjaer%40eksempel.dk',
};
const { email, handoverCode, password, pickupAddress, scannedCode } = secrets;

/** A session in which each of the secrets is shown, typed or sent, and what DevTools exports of it. */
async function exportSession(): Promise<string> {
  fakeApi({
    beginSecondFactor: () => ({
      beginSecondFactor: { id: '7', secret: secrets.otpSecret, address: secrets.otpauth },
    }),
    setSecondFactor: () => ({
      setSecondFactor: { recoveryCodes: [secrets.recoveryCode], errors: [] },
    }),
    renewRecoveryCodes: () => ({
      renewRecoveryCodes: { recoveryCodes: [secrets.renewedCode], errors: [] },
    }),
    calendarFeed: () => ({ calendarFeed: { address: `/calendar/${secrets.calendarToken}.ics` } }),
    exportEverything: () => ({
      exportEverything: { address: `/export/${secrets.exportTicket}`, errors: [] },
    }),
    handoverCode: () => ({ handoverCode: { code: handoverCode, errors: [] } }),
    signInUser: () => ({
      signInUser: {
        token: null,
        ticket: secrets.signInTicket,
        leaving: { ticket: secrets.leavingTicket, until: '2026-07-01T10:00:00Z' },
        errors: [],
      },
    }),
    finishSignIn: () => ({ finishSignIn: { token: secrets.token, errors: [] } }),
    confirmEmail: () => ({ confirmEmail: { link: 'DONE', errors: [] } }),
    resetPassword: () => ({ resetPassword: { link: 'DONE', errors: [] } }),
    changeEmail: () => ({ changeEmail: { errors: [] } }),
    changePassword: () => ({ changePassword: { token: secrets.token, errors: [] } }),
    takeBookingStep: () => ({
      takeBookingStep: { booking: { id: '5', pickupAddress }, errors: [] },
    }),
    currentUser: () => ({ currentUser: { id: '1', name: 'Mette', email } }),
  });
  const extension = installFakeDevTools();
  const recorder = recordActions();
  if (!recorder) throw new Error('The extension is there');
  const { dispatch, getState } = makeStore({ devTools: recorder.enhancer });
  const first = getState();
  const visit = (pathname: string, search = '', hash = '') =>
    dispatch(addressChanged({ pathname, search, hash, key: 'k', action: 'PUSH' }));
  const keep = (path: string, part: string, value: unknown) =>
    dispatch(screenChanged({ path, part, value }));

  visit('/reset-password', '', `#${secrets.resetToken}`);
  visit('/confirm-email', '', `#${secrets.confirmToken}`);
  visit(`/calendar/${secrets.calendarToken}.ics`);
  visit('/signin', `?returnTo=${encodeURIComponent(`/booking/5?code=${scannedCode}`)}`);
  keep('/signin', 'ticket', secrets.signInTicket);
  visit('/booking/5', `?code=${scannedCode}`);
  keep('/booking/5', 'handover code PICKUP', handoverCode);
  visit('/browse', `?q=${secrets.encodedEmail}&email=${secrets.encodedEmail}`);
  visit('/settings');
  keep('/settings', 'second factor begun', {
    id: '7',
    secret: secrets.otpSecret,
    address: secrets.otpauth,
  });
  keep('/settings', 'recovery codes', [secrets.recoveryCode, secrets.renewedCode]);
  dispatch(
    toastShown({
      tone: 'info',
      text: `Vi har skrevet til ${email} og ${secrets.encodedEmail}.`,
      lang: 'da',
    }),
  );

  const { endpoints: factor } = secondFactorApi;
  const { endpoints: security } = securityApi;
  const { endpoints: leaving } = leavingApi;
  const sent = [
    dispatch(signInApi.endpoints.signInUser.initiate({ email, password })),
    dispatch(factor.beginSecondFactor.initiate()),
    dispatch(factor.setSecondFactor.initiate({ id: '7', code: secrets.typedCode })),
    dispatch(factor.renewRecoveryCodes.initiate()),
    dispatch(leaving.calendarFeed.initiate()),
    dispatch(leaving.exportEverything.initiate()),
    dispatch(bookingStepsApi.endpoints.handoverCode.initiate({ id: '5' })),
    dispatch(
      bookingStepsApi.endpoints.takeBookingStep.initiate({
        id: '5',
        step: 'CONFIRM_PICKUP',
        input: { code: scannedCode },
      }),
    ),
    dispatch(security.confirmEmail.initiate({ token: secrets.confirmToken })),
    dispatch(
      security.resetPassword.initiate({ token: secrets.resetToken, password: secrets.newPassword }),
    ),
    dispatch(security.changeEmail.initiate({ email: secrets.newEmail, password })),
    dispatch(
      security.changePassword.initiate({
        currentPassword: password,
        newPassword: secrets.newPassword,
      }),
    ),
  ];
  await Promise.all(sent);
  await dispatch(
    factor.finishSignIn.initiate({ ticket: secrets.signInTicket, code: secrets.typedRecoveryCode }),
  );
  dispatch(tokenReceived(secrets.token));

  const lifted = extension.lifted().getState();
  const actions = Object.values(lifted.actionsById).map(({ action }) => action);
  // What the session held is in the actions; without this line, the test would find nothing in an empty file.
  const unmasked = JSON.stringify([actions, getState()]);
  for (const secret of Object.values(secrets)) expect(unmasked).toContain(secret);
  return [first, actions, lifted, getState()].map(extension.written).join('\n');
}

it('an export holds nothing that opens an account or a door', async () => {
  const file = await exportSession();
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, file.includes(secret)]).toEqual([name, false]);
    expect([name, file.includes(encodeURIComponent(secret))]).toEqual([name, false]);
  }
  // And it is still a session that can be read.
  for (const shown of ['beginSecondFactor', '/booking/5', 'CONFIRM_PICKUP', 'm•••@s•••']) {
    expect(file).toContain(shown);
  }
});

it('an export shows each entry of a list alike', () => {
  const extension = installFakeDevTools();
  const recorder = recordActions();
  if (!recorder) throw new Error('The extension is there');
  makeStore({ devTools: recorder.enhancer });
  const tool = {
    includedItems: ['Geringssav', 'Klinge'],
    recoveryCodes: ['kxqz-wvnr', 'tpls-hdmb'],
  };
  expect(JSON.parse(extension.written({ tool }))).toEqual({
    tool: { includedItems: tool.includedItems, recoveryCodes: ['•••', '•••'] },
  });
});

describe('masking', () => {
  it.each([
    [{ token: 'aaa.bbb.ccc' }, { token: '•••' }],
    [
      { type: 'auth/tokenReceived', payload: 'eyJhbGci.eyJzdWIi.c2ln' },
      { type: 'auth/tokenReceived', payload: '•••' },
    ],
    [
      { type: 'toasts/dismissed', payload: 'a1b2' },
      { type: 'toasts/dismissed', payload: 'a1b2' },
    ],
    [{ email: 'mette@skuret.example' }, { email: 'm•••@s•••' }],
    [{ errors: ['Skriv til bo@b.dk'] }, { errors: ['Skriv til b•••@b•••'] }],
    [{ newField: 'of an operation that nobody has looked at' }, { newField: '•••' }],
    [{ code: 'UNAUTHENTICATED' }, { code: 'UNAUTHENTICATED' }],
    [{ code: 'ABCDEFGHIJ' }, { code: '•••' }],
    [{ address: '/booking/5' }, { address: '/booking/5' }],
    [{ address: '/calendar/abc.ics' }, { address: '/•••' }],
    [{ pathname: '/blog/10-gode-raad' }, { pathname: '/blog/10-gode-raad' }],
    [{ search: '?q=sav&max=49%2C5' }, { search: '?q=sav&max=49%2C5' }],
    [{ hash: '#second-factor' }, { hash: '#second-factor' }],
    [{ queries: { 'tool("5")': 1 } }, { queries: { 'tool("5")': 1 } }],
    [
      { queries: { 'searchTools({"searchTerm":"sav"})': 1, 'push("https://push/x1")': 1 } },
      { queries: { 'searchTools({"searchTerm":"sav"})': 1, 'push("•••")': 1 } },
    ],
    [
      { queryCacheKey: 'places({"token":"abc"})', tags: ['tool("5")'] },
      { queryCacheKey: 'places({"token":"•••"})', tags: ['tool("5")'] },
    ],
    [
      { parts: { '/signin': { ticket: 'abc', 'signIn reason': 'Log ind igen' } } },
      { parts: { '/signin': { ticket: '•••', 'signIn reason': 'Log ind igen' } } },
    ],
    [
      { part: 'block 1 sent', value: { first: '2026-07-01', note: 'Ferie', key: 1 } },
      { part: 'block 1 sent', value: { first: '2026-07-01', note: 'Ferie', key: 1 } },
    ],
    [
      { part: 'dates choosing', value: { which: 'end', last: true } },
      { part: 'dates choosing', value: { which: 'end', last: true } },
    ],
    [
      { part: 'decisions pause', value: { choices: { 5: 'end' }, problem: 'Prøv igen.' } },
      { part: 'decisions pause', value: { choices: { 5: 'end' }, problem: 'Prøv igen.' } },
    ],
    [
      {
        parts: {
          '/settings': {
            'form password': {
              field: 'newPassword',
              message: 'Too short.',
              texts: { newPassword: 'Too short.' },
            },
          },
        },
      },
      {
        parts: {
          '/settings': {
            'form password': {
              field: 'newPassword',
              message: 'Too short.',
              texts: { newPassword: 'Too short.' },
            },
          },
        },
      },
    ],
    [
      { tool: { id: '5', name: 'Sav', pricePerDayCents: 1995, listed: true, brand: null } },
      { tool: { id: '5', name: 'Sav', pricePerDayCents: 1995, listed: true, brand: null } },
    ],
  ])('%j is %j', (value, shown) => {
    expect(maskSecrets(value)).toEqual(shown);
  });

  it('shortens pictures', () => {
    const picture = {
      imageUrl: `data:image/png;base64,${'A'.repeat(5000)}`,
      data: 'A'.repeat(5000),
    };
    expect(JSON.stringify(maskSecrets(picture)).length).toBeLessThan(200);
  });

  it('keeps long texts', () => {
    const article = 'Slib bladet, før det bliver sløvt. '.repeat(200);
    expect(maskSecrets({ text: article }).text).toBe(article);
  });

  it('keeps the identity of objects without secrets, so that DevTools can compare them', () => {
    const state = { tools: { mine: [buildListing()] }, auth: { token: 'a.b.c' } };
    const shown = maskSecrets(state);
    expect(shown.tools).toBe(state.tools);
    expect(maskSecrets(state)).toBe(shown);
  });

  it('judges a value by each field that it stands in', () => {
    const codes = ['abcd-efgh'];
    expect(maskSecrets({ errors: codes, recoveryCodes: codes })).toEqual({
      errors: codes,
      recoveryCodes: ['•••'],
    });
  });
});

/** Fields of the schema whose texts are masked. A new field is either here or in `shownFields.ts`. */
const maskedFields = new Set(
  `auth code currentPassword data email newPassword options p256dh password pendingEmail pickupAddress quoteToken
  recoveryCodes secret stepUrl ticket token url`.split(/\s+/),
);

it('each text of the schema is either shown or masked on purpose', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => [field, ...('args' in field ? field.args : [])])
    .filter(({ type }) => {
      const named = getNamedType(type as GraphQLType);
      return isEnumType(named) || ['String', 'ID', 'Date', 'DateTime'].includes(named.name);
    })
    .map(({ name }) => name);
  expect(fields.length).toBeGreaterThan(200);
  const isShown = (name: string) =>
    plainFields.has(name) || textFields.has(name) || addressFields.has(name) || name === 'endpoint';
  const undecided = fields.filter((name) => isShown(name) === maskedFields.has(name));
  expect([...new Set(undecided)]).toEqual([]);
});
