import { testToken } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { installFakeDevTools } from '../../../tests/helpers/app/fakeDevTools';
import { bookingStepsApi } from '../../bookings/api/bookingStepsApi';
import { leavingApi } from '../../members/api/leavingApi';
import { secondFactorApi } from '../../members/api/secondFactorApi';
import { securityApi } from '../../members/api/securityApi';
import { signInApi } from '../../members/api/signInApi';
import { recordActions } from './recordActions';
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
