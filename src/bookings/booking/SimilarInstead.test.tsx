import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildBookingDetails,
  buildFoundTool,
  buildUser,
} from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingDetails } from '../api/bookingsApi';

const watches = new Set<IntersectionObserverCallback>();
beforeEach(() => {
  setToday('2026-07-08T10:00:00Z');
  watches.clear();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    watches.add(callback);
    return { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens a booking and scrolls to its end. */
async function open(
  changes: Partial<BookingDetails>,
  similarTools: () => unknown = () => ({
    similarTools: [buildFoundTool({ id: '8', name: 'Stiksav' })],
  }),
) {
  const booking = buildBookingDetails(changes);
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    api: {
      booking: () => ({ booking }),
      bookingReviews: () => ({ booking: null }),
      similarTools: similarTools as () => Record<string, unknown>,
    },
  });
  await screen.findByRole('heading', { level: 1, name: booking.tool.name });
  act(() => {
    for (const watch of watches) {
      watch([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });
  return rendered;
}

test.each([
  ['DECLINED', 'cancelled'],
  ['EXPIRED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['COMPLETED', 'completed'],
] as const)('a borrower whose booking is %s finds similar tools', async (state, status) => {
  const { api } = await open({ state, status });
  const shelf = within(await screen.findByRole('region', { name: 'Similar tools' }));
  expect(await shelf.findByRole('link', { name: /Stiksav/ })).toHaveAttribute('href', '/tool/8');
  expect(api.callsOf('similarTools')[0]?.variables).toEqual({ toolId: '2' });
});

test.each([
  ['the owner', { role: 'OWNER', state: 'DECLINED', status: 'cancelled' }],
  ['the owner of a completed booking', { role: 'OWNER', state: 'COMPLETED', status: 'completed' }],
  ['a borrower with an agreement', { state: 'ACCEPTED' }],
] as const)('%s finds none', async (_who, changes) => {
  const { api } = await open(changes);
  await act(() => api.idle());
  expect(api.callsOf('similarTools')).toEqual([]);
});

test('the page is complete without them after a failure', async () => {
  const { api } = await open({ state: 'DECLINED', status: 'cancelled' }, () => {
    throw new FakeNetworkError();
  });
  await waitFor(() => expect(api.callsOf('similarTools').length).toBeGreaterThan(0));
  await act(() => api.idle());
  expect(screen.queryByRole('region', { name: 'Similar tools' })).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
