import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { makeStore } from '../../platform/store/store';
import { catalogueApi } from '../../tools/api/catalogueApi';
import { profileApi } from './profileApi';

test('saving the profile refetches searches, whose distances are measured from the member’s location', async () => {
  const api = fakeApi({
    searchTools: () => ({ searchTools: [buildFoundTool()] }),
    updateProfile: () => ({ updateProfile: { errors: [] } }),
  });
  const store = makeStore();
  await store.dispatch(catalogueApi.endpoints.searchTools.initiate({ distanceMax: 25 }));
  await store.dispatch(profileApi.endpoints.updateProfile.initiate({ location: 'Aarhus' }));
  await api.idle();
  expect(api.callsOf('searchTools')).toHaveLength(2);
});
