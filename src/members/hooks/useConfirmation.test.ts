import { act, renderHook, waitFor } from '@testing-library/react';
import { buildOwnProfile, buildUser } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { storeWrapper } from '../../../tests/helpers/app/storeWrapper';
import { makeStore } from '../../platform/store/store';
import { useConfirmation } from './useConfirmation';

test('a return to the tab looks for the confirmation until there is one', async () => {
  let emailConfirmed = false;
  const api = fakeApi({
    ownProfile: () => ({ currentUser: { ...buildOwnProfile(buildUser()), emailConfirmed } }),
  });
  const { result } = renderHook(useConfirmation, { wrapper: storeWrapper(makeStore()) });
  const comeBack = async () => {
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await api.idle();
  };
  await waitFor(() => expect(result.current).not.toBeNull());
  await comeBack();
  expect(api.callsOf('ownProfile')).toHaveLength(2);
  expect(result.current).not.toBeNull();
  emailConfirmed = true;
  await comeBack();
  await waitFor(() => expect(result.current).toBeNull());
  await comeBack();
  expect(api.callsOf('ownProfile')).toHaveLength(3);
});
