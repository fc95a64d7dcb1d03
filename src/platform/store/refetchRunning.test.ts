import { waitFor } from '@testing-library/react';
import { buildFoundTool, buildUser, testToken } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { accountApi } from '../../members/api/accountApi';
import { profileApi } from '../../members/api/profileApi';
import { catalogueApi } from '../../tools/api/catalogueApi';
import { baseApi } from '../api/baseApi';
import { tokenReceived } from './slices/authSlice';
import { makeStore } from './store';

const search = {
  searchTerm: '',
  categoryIds: [],
  priceCentsMin: 0,
  priceCentsMax: 50000,
  distanceMax: 25,
  ratingMin: 1,
};

/** A response that comes when the test says so. */
function heldResponse<T>() {
  let release: (data: T) => void = () => undefined;
  const response = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { response, release };
}

function startStore() {
  const api = fakeApi({
    currentUser: () => ({ currentUser: buildUser({ name: 'Mette' }) }),
    saveSettings: () => ({ saveSettings: { errors: [] } }),
  });
  const store = makeStore();
  store.dispatch(tokenReceived(testToken));
  const viewer = () => accountApi.endpoints.currentUser.select()(store.getState());
  return { api, store, viewer };
}

test('refetches what a mutation changed while a slow search is still running', async () => {
  const { api, store } = startStore();
  const found = heldResponse<{ searchTools: unknown[] }>();
  api.answer('searchTools', () => found.response);
  await store.dispatch(accountApi.endpoints.currentUser.initiate());
  const searching = store.dispatch(catalogueApi.endpoints.searchTools.initiate(search));
  await store.dispatch(profileApi.endpoints.saveSettings.initiate({ language: 'DANISH' }));
  await waitFor(() => expect(api.callsOf('currentUser')).toHaveLength(2));
  found.release({ searchTools: [buildFoundTool()] });
  await searching;
});

test('refetches a query that was running when its data changed', async () => {
  const { api, store, viewer } = startStore();
  const old = heldResponse<{ currentUser: unknown }>();
  const responses = [old.response, { currentUser: buildUser({ name: 'New' }) }];
  api.answer('currentUser', () => responses.shift() ?? {});
  void store.dispatch(accountApi.endpoints.currentUser.initiate());
  store.dispatch(baseApi.util.invalidateTags(['Viewer']));
  old.release({ currentUser: buildUser({ name: 'Old' }) });
  await api.idle();
  expect(viewer().data?.name).toBe('New');
  expect(api.callsOf('currentUser')).toHaveLength(2);
});

test('refetches again when the data changed once more during the refetch', async () => {
  const { api, store, viewer } = startStore();
  await store.dispatch(accountApi.endpoints.currentUser.initiate());
  const old = heldResponse<{ currentUser: unknown }>();
  const responses = [old.response, { currentUser: buildUser({ name: 'New' }) }];
  api.answer('currentUser', () => responses.shift() ?? {});
  for (let change = 0; change < 3; change += 1) {
    store.dispatch(baseApi.util.invalidateTags(['Viewer']));
  }
  old.release({ currentUser: buildUser({ name: 'Old' }) });
  await api.idle();
  expect(viewer().data?.name).toBe('New');
  expect(api.callsOf('currentUser')).toHaveLength(3);
});

test('refetches once per change when the query was idle', async () => {
  const { api, store } = startStore();
  await store.dispatch(accountApi.endpoints.currentUser.initiate());
  store.dispatch(baseApi.util.invalidateTags(['Viewer']));
  await api.idle();
  expect(api.callsOf('currentUser')).toHaveLength(2);
});
