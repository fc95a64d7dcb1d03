import { act, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { type BookingDetails, bookingsApi } from '../api/bookingsApi';
import type { Handover } from '../api/handoverApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const at = '2026-07-08T09:00:00.000Z';
const tick = (by: 'BORROWER' | 'OWNER', moment: 'PICK_UP' | 'RETURN') => ({ by, moment, at });
const buildHandover = (changes: Partial<Handover> = {}): Handover => ({
  id: '77',
  canTick: ['PICK_UP'],
  canAdd: ['PICK_UP'],
  photographs: [],
  includedItems: [
    { id: '0', name: 'Kuffert', ticks: [tick('OWNER', 'PICK_UP')] },
    { id: '1', name: 'Mejsel', ticks: [] },
  ],
  ...changes,
});

type Api = NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['api']>;

async function open(changes: Partial<BookingDetails>, handover: Handover, api: Api = {}) {
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    api: {
      booking: () => ({ booking: buildBookingDetails(changes) }),
      handover: () => ({ handover }),
      bookingReviews: () => ({ booking: null }),
      ...api,
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Checklist and photos' }));
  return { ...rendered, card };
}
const pickupDue: Partial<BookingDetails> = { possible: ['CONFIRM_PICKUP'] };
const back: Partial<BookingDetails> = {
  role: 'OWNER',
  state: 'RETURNED',
  possible: ['CONFIRM_RETURN', 'REPORT_PROBLEM'],
};

describe('the checklist of a hand-over', () => {
  it('counts the member’s own ticks, shows the other member’s, and is optional', async () => {
    const [first, second] = buildHandover().includedItems;
    const after = buildHandover({
      includedItems:
        first && second ? [first, { ...second, ticks: [tick('BORROWER', 'PICK_UP')] }] : [],
    });
    const { api, card, person } = await open(pickupDue, buildHandover(), {
      tickItem: () => ({ tickItem: { handover: after, errors: [] } }),
    });
    expect(card.getByText('Ticked by Torben at pick-up')).toBeInTheDocument();
    expect(await screen.findByText('Checklist: 0 of 2 (optional)')).toBeInTheDocument();
    await person.click(card.getByRole('checkbox', { name: 'Mejsel: At the pick-up' }));
    expect(await screen.findByText(/^Checklist: 1 of 2/)).toBeInTheDocument();
    expect(api.callsOf('tickItem')[0]?.variables).toEqual({
      id: '77',
      itemId: '1',
      moment: 'PICK_UP',
      there: true,
    });
    expect(screen.getByRole('button', { name: 'I have the tool' })).toBeEnabled();
  });

  it('reverts a tick that could not be saved and shows an error', async () => {
    const { card, person } = await open(pickupDue, buildHandover(), {
      tickItem: () => {
        throw new FakeNetworkError('down');
      },
    });
    const box = card.getByRole('checkbox', { name: 'Mejsel: At the pick-up' });
    await person.click(box);
    expect(await card.findByRole('alert')).toHaveTextContent('We cannot reach Skuret.');
    expect(box).not.toBeChecked();
  });

  it('names the items that the owner left unticked at the return', async () => {
    const items = (own: boolean): Handover['includedItems'] => [
      {
        id: '0',
        name: 'Kuffert',
        ticks: [tick('OWNER', 'PICK_UP'), ...(own ? [tick('OWNER', 'RETURN')] : [])],
      },
      { id: '1', name: 'Mejsel', ticks: [tick('BORROWER', 'PICK_UP')] },
      { id: '2', name: 'Oplader', ticks: [] },
    ];
    const { api, store } = await open(
      back,
      buildHandover({ canTick: ['RETURN'], includedItems: items(false) }),
    );
    expect(screen.queryByText(/^Not ticked/)).not.toBeInTheDocument();
    api.answer('handover', () => ({ handover: buildHandover({ includedItems: items(true) }) }));
    act(() => {
      store.dispatch(bookingsApi.util.invalidateTags(['Bookings']));
    });
    expect(await screen.findByText('Not ticked at return: Mejsel.')).toBeInTheDocument();
  });
});

describe('the photos of a hand-over', () => {
  const url = `/pictures/${'a'.repeat(64)}-960.webp`;
  const picture = (id: string, moment: 'PICK_UP' | 'RETURN'): Handover['photographs'][number] => ({
    id,
    moment,
    by: 'OWNER',
    url,
    at,
    canRemove: false,
  });

  it('open in a viewer with their author, and are read-only after the rental', async () => {
    const { card, person } = await open(
      { state: 'COMPLETED', status: 'completed' },
      buildHandover({
        canTick: [],
        canAdd: [],
        photographs: [picture('1', 'PICK_UP'), picture('2', 'RETURN')],
      }),
    );
    expect(card.queryByRole('button', { name: /^Choose photos/ })).not.toBeInTheDocument();
    expect(card.getByRole('checkbox', { name: 'Kuffert: At the pick-up' })).toBeDisabled();
    await person.click(card.getByRole('button', { name: 'Photo 1, At the return: show it large' }));
    const large = within(await screen.findByRole('dialog', { name: 'At the return' }));
    expect(large.getByText('Torben, Wednesday 8 July at 11:00')).toBeInTheDocument();
    expect(large.queryByRole('button', { name: 'Remove this photo' })).not.toBeInTheDocument();
  });

  it('are limited to eight', async () => {
    const { card } = await open(
      pickupDue,
      buildHandover({
        photographs: Array.from({ length: 8 }, (_, index) => picture(String(index), 'PICK_UP')),
      }),
    );
    expect(card.getByRole('button', { name: 'Choose photos: At the pick-up' })).toBeDisabled();
  });
});

it('the QR code contains the URL of the booking with the code', async () => {
  const { person } = await open(pickupDue, buildHandover(), {
    handoverCode: () => ({ handoverCode: { code: '048213', errors: [] } }),
  });
  await person.click(await screen.findByRole('button', { name: /^Show the/ }));
  const drawn = (await screen.findByRole('img', { name: /^QR code/ })).querySelector('path');
  const code = encode(`${window.location.origin}/booking/77?code=048213`, { ecc: 'M', border: 4 });
  const dark = code.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  expect(drawn).toHaveAttribute('d', dark.join(''));
});
