import { waitFor } from '@testing-library/react';
import { testToken } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { bookingsApi } from '../../bookings/api/bookingsApi';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import { makeStore } from '../../platform/store/store';
import { conversationsApi } from './conversationsApi';

test.each([
  ['of a booked tool', { memberId: '1', toolId: '8' }, '7', 2],
  ['without a tool', { memberId: '1' }, '7', 1],
  ['that was rejected', { memberId: '1', toolId: '8' }, null, 1],
])(
  'a conversation %s refetches the bookings that lead to it',
  async (_name, variables, id, times) => {
    const api = fakeApi({
      dashboardBookings: () => ({ myBookings: [], lendBookings: [] }),
      startConversation: () => ({ startConversation: { conversation: id && { id }, errors: [] } }),
    });
    const store = makeStore();
    store.dispatch(tokenReceived(testToken));
    await store.dispatch(bookingsApi.endpoints.dashboardBookings.initiate());
    await store.dispatch(conversationsApi.endpoints.startConversation.initiate(variables));
    await waitFor(() => expect(api.callsOf('dashboardBookings')).toHaveLength(times));
  },
);
