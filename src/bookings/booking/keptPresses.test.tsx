import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { tokenRefused } from '../../platform/store/slices/authSlice';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

type Api = NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['api']>;

const pickupDue: Partial<BookingDetails> = { possible: ['CONFIRM_PICKUP', 'CANCEL'] };
const failNetwork = () => {
  throw new FakeNetworkError('down');
};
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const goOnline = () => {
  jest.restoreAllMocks();
  fireEvent(window, new Event('online'));
};
const kept = () => Object.keys(localStorage).filter((key) => key.includes('pendingPresses/'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(changes: Partial<BookingDetails> = pickupDue, api: Api = {}) {
  const booking = buildBookingDetails(changes);
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    api: { booking: () => ({ booking }), takeBookingStep: failNetwork, ...api },
  });
  await screen.findByRole('heading', { level: 1, name: booking.tool.name });
  return rendered;
}

/** Closes the page, as a reload does. What the page has stored stays. */
function leave({ store, unmount }: Awaited<ReturnType<typeof open>>) {
  unmount();
  store.dispatch(tokenRefused());
}

const mine = buildBookingDetails({ borrowerHasIt: true });
const counted = () => ({ takeBookingStep: { booking: mine, errors: [] } });

describe('a hand-over action taken offline', () => {
  it('is queued with a notice, and sent once after reconnecting', async () => {
    const { api, person } = await open();
    goOffline();
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    expect(
      await screen.findByText(
        '“Confirm the pick-up” is not sent yet. We send it when you are online again.',
      ),
    ).toBeInTheDocument();
    expect(api.mutations()).toEqual([]);
    expect(kept()).toHaveLength(1);
    api.answer('takeBookingStep', counted);
    api.answer('booking', () => ({ booking: mine }));
    goOnline();
    expect(await screen.findByText('You have confirmed the pick-up')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CONFIRM_PICKUP')).toHaveLength(1);
    expect(screen.queryByText(/is not sent yet/)).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is announced as possibly received when the response is lost', async () => {
    const { api, person } = await open();
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    expect(await screen.findByText(/^We do not know yet whether/)).toBeInTheDocument();
    api.answer('takeBookingStep', counted);
    api.answer('booking', () => ({ booking: mine }));
    await person.click(button('Try now'));
    expect(await screen.findByText('You have confirmed the pick-up')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CONFIRM_PICKUP')).toHaveLength(2);
  });

  it('can be undone and is then never sent', async () => {
    const { api, person } = await open();
    goOffline();
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    await person.click(await screen.findByRole('button', { name: 'Do not send it' }));
    expect(screen.queryByText(/is not sent yet/)).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
    goOnline();
    await api.idle();
    expect(api.mutations()).toEqual([]);
  });

  it('survives a reload, even when the booking cannot be loaded, and is sent from there', async () => {
    const first = await open();
    goOffline();
    await first.person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    await screen.findByText(/is not sent yet/);
    leave(first);

    const { api } = await renderRoute('/booking/77', {
      user: buildUser(),
      api: { booking: failNetwork, currentUser: failNetwork, takeBookingStep: counted },
    });
    expect(await screen.findByText('We could not load this booking.')).toBeInTheDocument();
    expect(await screen.findByText(/is not sent yet/)).toBeInTheDocument();
    api.answer('booking', () => ({ booking: mine }));
    goOnline();
    expect(await screen.findByText('You have confirmed the pick-up')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CONFIRM_PICKUP')).toHaveLength(1);
  });

  it('is not sent for another member who signs in', async () => {
    const first = await open();
    goOffline();
    await first.person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    await screen.findByText(/is not sent yet/);
    leave(first);
    jest.restoreAllMocks();

    const { api } = await renderRoute('/booking/77', {
      user: buildUser({ id: '999' }),
      token: 'another.token.altogether-1',
      api: { booking: () => ({ booking: null }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Booking not found' });
    await api.idle();
    expect(api.mutations()).toEqual([]);
    expect(screen.queryByText(/is not sent yet/)).not.toBeInTheDocument();
  });

  it('shows the current state when the booking has changed meanwhile', async () => {
    const { api, person } = await open();
    goOffline();
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    await screen.findByText(/is not sent yet/);
    const over = buildBookingDetails({ state: 'CANCELLED', status: 'cancelled' });
    api.answer('takeBookingStep', () => ({
      takeBookingStep: { booking: over, errors: ['The booking has moved on.'] },
    }));
    api.answer('booking', () => ({ booking: over }));
    goOnline();
    expect(await screen.findByText('The booking has moved on.')).toBeInTheDocument();
    expect(
      screen.getByText('We sent “Confirm the pick-up”, but it did not go through.'),
    ).toBeVisible();
    await person.click(button('OK'));
    expect(screen.queryByText('The booking has moved on.')).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('disappears when another tab undoes it', async () => {
    const { person } = await open();
    goOffline();
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    await screen.findByText(/is not sent yet/);
    const [key = ''] = kept();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    });
    await waitFor(() => expect(screen.queryByText(/is not sent yet/)).not.toBeInTheDocument());
  });
});
