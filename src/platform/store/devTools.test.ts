import { labelled } from './devTools';

describe('an action in the list of DevTools', () => {
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
      'screen/changed /signin menu open',
    ],
    [
      {
        type: 'screen/changed',
        payload: { path: '/calendar/s3cret.ics', part: 'menu open', value: true },
      },
      'screen/changed /••• menu open',
    ],
    [
      { type: 'api/queries/removeQueryResult', payload: { queryCacheKey: 'tool("5")' } },
      'api/queries/removeQueryResult tool',
    ],
    [
      {
        type: 'api/executeMutation/fulfilled',
        meta: { arg: { endpointName: 'wholeOwnTools' } },
        payload: [{ id: '1' }],
      },
      'api/executeMutation/fulfilled wholeOwnTools',
    ],
    [
      {
        type: 'api/executeMutation/fulfilled',
        meta: { arg: { endpointName: 'saveSettings' } },
        payload: [],
      },
      'api/executeMutation/fulfilled saveSettings',
    ],
    [
      {
        type: 'api/executeMutation/rejected',
        meta: { arg: { endpointName: 'saveSettings' } },
        payload: { errors: ['offline'] },
      },
      'api/executeMutation/rejected saveSettings',
    ],
    [{ type: 'auth/tokenReceived', payload: 'a.b.c' }, 'auth/tokenReceived'],
    [{ type: 'auth/signedOut' }, 'auth/signedOut'],
    [
      {
        type: 'address/linkFollowed',
        payload: { pathname: '/tool/5', search: '?start=2026-07-01', hash: '' },
      },
      'address/linkFollowed /tool/5?start=2026-07-01',
    ],
    [
      { type: 'address/opened', payload: { pathname: '/reset-password', hash: '#r3setT0ken' } },
      'address/opened /reset-password#•••',
    ],
  ])('%j has its endpoint and outcome in its name', (action, name) => {
    expect(labelled(action).type).toBe(name);
  });
});
