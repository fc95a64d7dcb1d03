import { endOfSession, getCode, type OfflineBooking, type OfflineRecord } from './offlineRecord';

const tokenWith = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.sig`;

describe('end of a session', () => {
  it.each([
    ['as its token says', tokenWith({ exp: 1_800_000_000, name: 'Åse ÿÿÿ>>>' }), 1_800_000_000_000],
    ['at once, where it does not say', tokenWith({}), 0],
    ['at once, where it is no token', 'quatsch', 0],
    ['at once, where it is empty', '', 0],
  ])('is %s', (_how, token, end) => {
    expect(endOfSession(token)).toBe(end);
  });
});

describe('offline hand-over code', () => {
  const booking = { id: '7', state: 'ACCEPTED' } as OfflineBooking;
  const record = (state: string) =>
    ({ codes: { 7: { digits: '123456', state } } }) as unknown as OfflineRecord;
  it('is valid only for the booking state it was shown in', () => {
    expect(getCode(record('ACCEPTED'), booking)).toBe('123456');
    expect(getCode(record('ACCEPTED'), { ...booking, state: 'PICKED_UP' })).toBeUndefined();
    expect(getCode(record('ACCEPTED'), { ...booking, id: '8' })).toBeUndefined();
  });
});
