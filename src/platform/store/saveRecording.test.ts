import { buildListing, testToken } from '../../../tests/helpers/app/builders';
import { installFakeDevTools } from '../../../tests/helpers/app/fakeDevTools';
import { keepLastActions } from './lastActions';
import { recordActions } from './recordActions';
import type { RootState } from './rootReducer';
import { makeRecording } from './saveRecording';
import { addressChanged } from './slices/addressSlice';
import { signedOut, tokenReceived } from './slices/authSlice';
import { selectFavourites, toggled } from './slices/favouritesSlice';
import { makeStore } from './store';

interface Recording {
  app: string;
  source: string;
  savedAt: string;
  steps: string[];
  preloadedState: string;
  payload: string;
}

const now = new Date('2026-07-01T10:00:00Z');
const saw = buildListing({ id: '5', name: 'Sav' });
const read = (state: RootState) => JSON.parse(makeRecording(state, now)) as Recording;
const visit = (pathname: string) =>
  addressChanged({ pathname, search: '', hash: '', key: 'k', action: 'PUSH' });

/** A store whose last actions are kept; those of an earlier one are dropped. */
function openStore() {
  const store = makeStore({ recording: keepLastActions });
  store.dispatch(tokenReceived(testToken));
  return store;
}

it('holds the last actions and the state before them, masked', () => {
  const { dispatch, getState } = openStore();
  dispatch(visit('/tool/5'));
  dispatch(toggled(saw));
  dispatch(visit('/calendar/s3cret.ics'));
  const recording = read(getState());
  expect(recording).toMatchObject({ app: 'Skuret', source: 'live', savedAt: now.toISOString() });
  expect(recording.steps.slice(-3)).toEqual([
    'address/opened /tool/5',
    'favourites/toggled',
    'address/opened /•••',
  ]);
  expect(makeRecording(getState(), now)).not.toMatch(/s3cret|eyJ/);
  expect(JSON.parse(recording.payload)).toHaveLength(recording.steps.length);
  expect(JSON.parse(recording.preloadedState)).toMatchObject({ auth: { token: '•••' } });
});

it('keeps 200 actions', () => {
  const { dispatch, getState } = openStore();
  for (let number = 1; number <= 250; number += 1) dispatch(visit(`/tool/${number}`));
  const { steps, preloadedState } = read(getState());
  expect(steps).toHaveLength(200);
  expect(steps[0]).toBe('address/opened /tool/51');
  expect(JSON.parse(preloadedState)).toMatchObject({ address: { pathname: '/tool/50' } });
});

it('holds nothing of a member who has signed out', () => {
  const { dispatch, getState } = openStore();
  dispatch(visit('/conversation/5'));
  dispatch(toggled(saw));
  dispatch(signedOut());
  expect(makeRecording(getState(), now)).not.toMatch(/toggled|tool\/5|tokenReceived/);
});

it('Redux DevTools imports it', () => {
  const { dispatch, getState } = openStore();
  dispatch(visit('/tool/5'));
  dispatch(toggled(saw));
  const { payload, preloadedState } = read(getState());

  const extension = installFakeDevTools();
  const recorder = recordActions();
  if (!recorder) throw new Error('The extension is there');
  makeStore({ devTools: recorder.enhancer });
  extension.lifted().dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: JSON.parse(payload),
    preloadedState: JSON.parse(preloadedState),
  });
  const moment = recorder.moment();
  expect(moment).toMatchObject({ own: false, type: 'favourites/toggled' });
  expect(moment?.state && selectFavourites(moment.state)).toEqual([saw]);
});
