import { labelled, sanitize } from './devTools';

describe('the sanitized state in DevTools', () => {
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
  ])('contains %j as %j', (value, shown) => {
    expect(sanitize(value)).toEqual(shown);
  });

  it('shortens pictures', () => {
    const picture = { data: `data:image/png;base64,${'A'.repeat(5000)}` };
    expect(sanitize(picture).data.length).toBeLessThan(100);
    expect(sanitize({ data: 'A'.repeat(5000) }).data.length).toBeLessThan(100);
  });

  it('keeps the identity of objects without secrets, so that DevTools can diff them', () => {
    const state = { tools: { mine: [{ name: 'Sav' }] }, auth: { token: 'a.b.c' } };
    const shown = sanitize(state);
    expect(shown.tools).toBe(state.tools);
    expect(sanitize(state)).toBe(shown);
  });

  it.each([
    [
      { type: 'api/executeQuery/fulfilled', meta: { arg: { endpointName: 'tool' } } },
      'api/executeQuery/fulfilled tool',
    ],
    [
      {
        type: 'api/executeMutation/fulfilled',
        meta: { arg: { endpointName: 'signInUser' } },
        payload: { token: null, errors: ['Invalid email or password'] },
      },
      'api/executeMutation/refused signInUser',
    ],
    [
      {
        type: 'api/executeMutation/fulfilled',
        meta: {
          arg: { endpointName: 'takeBookingStep', originalArgs: { id: '3', step: 'CANCEL' } },
        },
        payload: ['This booking has begun'],
      },
      'api/executeMutation/refused takeBookingStep CANCEL',
    ],
    [
      {
        type: 'api/executeQuery/fulfilled',
        meta: { arg: { endpointName: 'myTools' } },
        payload: [{ id: '1' }],
      },
      'api/executeQuery/fulfilled myTools',
    ],
    [
      { type: 'screen/changed', payload: { path: '/signin', part: 'menu open', value: true } },
      'screen/changed menu open',
    ],
    [{ type: 'auth/tokenReceived', payload: 'a.b.c' }, 'auth/tokenReceived'],
    [{ type: 'auth/signedOut' }, 'auth/signedOut'],
  ])('labels %j with its endpoint and outcome', (action, name) => {
    expect(labelled(action).type).toBe(name);
  });

  it('keeps long text', () => {
    const article = 'Slib bladet, før det bliver sløvt. '.repeat(200);
    expect(sanitize({ text: article }).text).toBe(article);
  });
});
