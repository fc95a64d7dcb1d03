import { screen, waitFor, within } from '@testing-library/react';
import {
  buildBookingDetails,
  buildToolDetail,
  buildUser,
} from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';

beforeEach(() => setToday('2026-08-12T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const tool = { id: '1', name: 'Akku boremaskine' };
const part = { booking: { id: '77', startDate: '2026-08-03', endDate: '2026-08-05', tool } };
const owing = { totalCents: 20000, debtParts: [{ ...part, amountCents: 20000 }] };
const nothing = { totalCents: 0, debtParts: [] };
const visa = { id: 'm1', brand: 'Visa', last4: '4242', isDefault: true };
const mastercard = { id: 'm2', brand: 'Mastercard', last4: '3155', isDefault: false };
const paid = (answer: object) => ({
  payDebt: { debt: owing, stepUrl: null, errors: [], ...answer },
});

type Api = NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['api']>;
async function open(path: string, api: Api = {}) {
  const rendered = await renderRoute(path, {
    user: buildUser(),
    api: {
      tool: () => ({ tool: buildToolDetail() }),
      member: () => ({ member: null }),
      ownTool: () => ({ ownTool: null }),
      quote: () => ({ quote: { quote: null, errors: [] } }),
      booking: () => ({
        booking: buildBookingDetails({ state: 'COMPLETED', lateFeeCents: 50000 }),
      }),
      bookingReviews: () => ({ booking: null }),
      blockedMembers: () => ({ blockedMembers: [] }),
      paymentMethods: () => ({ paymentMethods: [visa, mastercard] }),
      debt: () => ({ debt: owing }),
      ...api,
    },
  });
  return rendered;
}
const panel = async () =>
  within(await screen.findByRole('region', { name: 'You owe 200\u00a0kr.' }));

it.each(['/tool/1/book', '/booking/77', '/settings?part=payment'])(
  'a debt is shown and can be paid on %s, and is then settled',
  async (path) => {
    const { api, person } = await open(path);
    const debt = await panel();
    expect(debt.getByRole('link', { name: 'Akku boremaskine' })).toHaveAttribute(
      'href',
      '/booking/77',
    );
    await person.click(await debt.findByRole('radio', { name: 'Mastercard ending in 3155' }));
    api.answer('payDebt', () => paid({ debt: nothing }));
    api.answer('debt', () => ({ debt: nothing }));
    await person.click(debt.getByRole('button', { name: 'Pay 200\u00a0kr.' }));
    const done = await screen.findByText('Paid. You can borrow again.');
    await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
    expect(api.callsOf('payDebt')[0]?.variables).toEqual({ paymentMethodId: 'm2' });
    expect(screen.queryByRole('region', { name: /^You owe/ })).not.toBeInTheDocument();
  },
);

it('a debt is shown on the page of a booking whose claim exceeds the deposit', async () => {
  const booking = buildBookingDetails({ state: 'COMPLETED', settledClaimCents: 20_000 });
  await open('/booking/77', { booking: () => ({ booking }) });
  expect((await panel()).getByText(/^Your card and the deposit did not cover/)).toBeInTheDocument();
});

it('shows why a card was declined, and accepts another', async () => {
  const { api, person } = await open('/booking/77');
  const debt = await panel();
  const refused = 'Your bank has declined the card. Please choose another one.';
  api.answer('payDebt', () => paid({ errors: [refused] }));
  await debt.findByRole('radio', { name: 'Visa ending in 4242' });
  await person.click(await debt.findByRole('button', { name: 'Pay 200\u00a0kr.' }));
  expect(await debt.findByRole('alert')).toHaveTextContent(refused);
  expect(debt.getByRole('button', { name: 'Pay 200\u00a0kr.' })).toBeEnabled();
});

it('shows nothing to a member without debt', async () => {
  const { api } = await open('/tool/1/book', { debt: () => ({ debt: nothing }) });
  await waitFor(() => expect(api.callsOf('debt')).toHaveLength(1));
  expect(await screen.findByRole('region', { name: 'Tool' })).toBeInTheDocument();
  expect(screen.queryByText(/You owe/)).not.toBeInTheDocument();
});

it('offers a retry when the debt could not be loaded', async () => {
  const { api, person } = await open('/booking/77', {
    debt: () => {
      throw new FakeNetworkError('down');
    },
  });
  expect(await screen.findByText('We could not load what you owe.')).toBeInTheDocument();
  api.answer('debt', () => ({ debt: owing }));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel()).toBeDefined();
});
