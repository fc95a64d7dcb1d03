import { PERSIST } from 'redux-persist';
import { buildFoundTool, buildListing, testToken } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { catalogueApi } from '../../tools/api/catalogueApi';
import { favouriteKey, favouritesKey } from './favouritesStorage';
import { keepInBrowser } from './keepInBrowser';
import { makeReplayReducer } from './rootReducer';
import { selectToken, signedOut, tokenReceived } from './slices/authSlice';
import { selectFavourites, toggled } from './slices/favouritesSlice';
import { makeStore } from './store';

const drill = buildListing({ id: '1', name: 'Boremaskine' });
const saw = buildListing({ id: '2', name: 'Sav' });
const search = catalogueApi.endpoints.searchTools;

describe('the persisted state', () => {
  it('contains the raw token under `jwt` until sign-out (D8)', async () => {
    const store = makeStore();
    const persistor = await keepInBrowser(store);
    store.dispatch(tokenReceived(testToken));
    await persistor.flush();
    expect(localStorage.getItem('jwt')).toBe(testToken);
    fakeApi({ signOut: () => ({ signOut: { errors: [] } }) });
    store.dispatch(signedOut());
    await persistor.flush();
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it('is read on request, not earlier', async () => {
    localStorage.setItem('jwt', testToken);
    const store = makeStore();
    expect(selectToken(store.getState())).toBeNull();
    await keepInBrowser(store);
    expect(selectToken(store.getState())).toBe(testToken);
  });

  it('is not rewritten unchanged, since another tab may have signed in meanwhile', async () => {
    localStorage.setItem('jwt', testToken);
    const persistor = await keepInBrowser(makeStore());
    localStorage.setItem('jwt', 'head.another.signature');
    await persistor.flush();
    expect(localStorage.getItem('jwt')).toBe('head.another.signature');
  });

  it('is flushed on pagehide', async () => {
    const store = makeStore();
    await keepInBrowser(store);
    store.dispatch(toggled(saw));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(favouritesKey())).toBe('["2"]');
  });

  it('merges a favourite that was added before it was read', async () => {
    localStorage.setItem(favouritesKey(), JSON.stringify(['1']));
    localStorage.setItem(favouriteKey('1'), JSON.stringify(drill));
    const store = makeStore();
    store.dispatch(toggled(saw));
    const persistor = await keepInBrowser(store);
    expect(selectFavourites(store.getState())).toEqual([drill, saw]);
    await persistor.flush();
    expect(localStorage.getItem(favouritesKey())).toBe('["1","2"]');
  });
});

it('refetches member-dependent queries once the token is read, and shows the old response meanwhile (D12)', async () => {
  localStorage.setItem('jwt', testToken);
  const api = fakeApi({
    searchTools: () => ({ searchTools: [buildFoundTool({ id: 'near' })] }),
    categories: () => ({ categories: [] }),
  });
  const store = makeStore();
  const found = () =>
    search
      .select({})(store.getState())
      .data?.pages.flat()
      .map(({ id }) => id);
  await store.dispatch(search.initiate({}));
  await store.dispatch(catalogueApi.endpoints.categories.initiate());

  api.answer('searchTools', () => ({ searchTools: [buildFoundTool({ id: 'nearer' })] }));
  await keepInBrowser(store);
  expect(found()).toEqual(['near']);
  await Promise.all(store.dispatch(catalogueApi.util.getRunningQueriesThunk()));
  expect(found()).toEqual(['nearer']);
  const [asVisitor, asPerson] = api.callsOf('searchTools');
  expect(asVisitor?.headers.get('authorization')).toBe('');
  expect(asPerson?.headers.get('authorization')).toBe(`Bearer ${testToken}`);
  expect(api.callsOf('categories')).toHaveLength(1);
});

it('replays an imported session, whose actions have no functions', () => {
  const replay = makeReplayReducer();
  const actions = [
    { type: PERSIST },
    { type: 'persist/REHYDRATE', key: 'jwt', payload: { token: '•••' } },
  ];
  const state = actions.reduce(replay, replay(undefined, { type: 'started' }));
  expect(selectToken(state)).toBe('•••');
});
