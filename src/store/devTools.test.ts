import { withoutLabel } from './actionLabel';
import { sanitize } from './devTools';

describe('what DevTools gets to see', () => {
  it.each([
    [{ token: 'aaa.bbb.ccc' }, { token: '•••' }],
    [
      { type: 'auth/tokenReceived', payload: 'eyJhbGci.eyJzdWIi.c2ln' },
      { type: 'auth/tokenReceived', payload: '•••' },
    ],
    [
      { arg: { originalArgs: { password: 'hemmeligt' } } },
      { arg: { originalArgs: { password: '•••' } } },
    ],
    [{ email: 'mette@skuret.example' }, { email: 'm•••@s•••' }],
    [['Skriv til bo@b.dk'], ['Skriv til b•••@b•••']],
    ['{"email":"a@b.dk","password":"x"}', '•••'],
  ])('shows %j as %j', (value, shown) => {
    expect(sanitize(value)).toEqual(shown);
  });

  it('shortens pictures', () => {
    const picture = { data: `data:image/png;base64,${'A'.repeat(5000)}` };
    expect(sanitize(picture).data.length).toBeLessThan(100);
    expect(sanitize({ data: 'A'.repeat(5000) }).data.length).toBeLessThan(100);
  });

  it('hands on what holds no secret as it is, so that DevTools can tell what changed', () => {
    const state = { tools: { mine: [{ name: 'Sav' }] }, auth: { token: 'a.b.c' } };
    const shown = sanitize(state);
    expect(shown.tools).toBe(state.tools);
    expect(sanitize(state)).toBe(shown);
  });

  it('takes a label off an imported action, and leaves every other as it is', () => {
    expect(withoutLabel({ type: 'api/executeQuery/fulfilled tool' }).type).toBe(
      'api/executeQuery/fulfilled',
    );
    const action = { type: 'auth/signedOut' };
    expect(withoutLabel(action)).toBe(action);
  });
});
