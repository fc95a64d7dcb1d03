import { screen, waitFor, within } from '@testing-library/react';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { rejected } from '../../../tests/helpers/app/rejected';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

type Api = NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['api']>;

const methods = [{ id: 'card_1', brand: 'Visa', last4: '4242', isDefault: true }];
const quote = { totalCents: 143000, depositCents: 50000, moreCents: 17500, moreRentalCents: 15900 };
const free = { quote, nearestDays: [], takenDays: [], errors: [] };
const change: NonNullable<BookingDetails['change']> = {
  id: '5',
  proposedBy: 'OWNER',
  until: '2026-07-09T08:00:00.000Z',
  waitsForPayment: false,
  stepUrl: null,
  startDate: '2026-07-08',
  endDate: '2026-07-19',
  units: 1,
  pricePerDayCents: 17500,
  totalPriceCents: 143000,
  moreCents: 17500,
  moreRentalCents: 15900,
};
const whole = { start: true, end: true, unitChoices: [], price: false };
const onlyEnd = { ...whole, start: false };

async function open(changes: Partial<BookingDetails>, api: Api = {}) {
  const booking = buildBookingDetails(changes);
  const rendered = await renderRoute('/booking/77', {
    user: buildUser(),
    api: {
      booking: () => ({ booking }),
      quoteChange: () => ({ quoteChange: free }),
      paymentMethods: () => ({ paymentMethods: methods }),
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: booking.tool.name });
  return { ...rendered, booking };
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('proposing an amendment', () => {
  it('shows the price of other days while they are chosen, and proposes them', async () => {
    const { api, person, booking } = await open(
      { changeable: whole },
      { proposeChange: () => ({ proposeChange: { booking: null, stepUrl: null, errors: [] } }) },
    );
    await person.click(await screen.findByRole('button', { name: 'Change dates' }));
    const form = await dialog('Change the booking');
    expect(form.getByText('Choose other days to see the price.')).toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Send the proposal' })).toBeDisabled();
    await person.click(form.getByRole('button', { name: /19 July 2026/ }));
    expect(await form.findByText('You pay 175 kr. more.')).toBeInTheDocument();
    expect(form.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked();
    await person.click(
      form.getByRole('button', { name: 'Reserve 175\u00a0kr. and send the proposal' }),
    );
    await waitFor(() => expect(api.callsOf('proposeChange')).toHaveLength(1));
    expect(api.callsOf('proposeChange')[0]?.variables).toMatchObject({
      id: booking.id,
      startDate: '2026-07-08',
      endDate: '2026-07-19',
      units: 1,
      pricePerDayCents: 17500,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names the next booking as the reason and selects the nearest available day', async () => {
    const inTheWay = {
      quote: null,
      takenDays: [{ startDate: '2026-07-20', endDate: '2026-07-24' }],
      nearestDays: [{ startDate: '2026-07-08', endDate: '2026-07-20' }],
      errors: ['The next booking is in the way. The tool can be kept until 20 July 2026.'],
    };
    const { api, person } = await open(
      { changeable: onlyEnd, state: 'PICKED_UP', status: 'active' },
      { quoteChange: () => ({ quoteChange: inTheWay }) },
    );
    await person.click(await screen.findByRole('button', { name: 'Extend' }));
    const form = await dialog('Extend');
    await waitFor(() =>
      expect(form.getByRole('button', { name: /22 July 2026, taken/ })).toBeDisabled(),
    );
    await person.click(form.getByRole('button', { name: /19 July 2026/ }));
    expect(await form.findByText(/^The next booking is in the way/)).toBeVisible();
    expect(form.getByRole('button', { name: 'Send the proposal' })).toBeDisabled();
    api.answer('quoteChange', () => ({ quoteChange: free }));
    await person.click(form.getByRole('button', { name: 'Choose 8–\u206020\u00a0July\u00a02026' }));
    expect(await form.findByText('You pay 175 kr. more.')).toBeInTheDocument();
  });

  it('lets the owner change the price and shows their earnings', async () => {
    const { api, person } = await open({ role: 'OWNER', changeable: { ...whole, price: true } });
    await person.click(await screen.findByRole('button', { name: 'Change dates' }));
    const form = await dialog('Change the booking');
    const price = form.getByLabelText('Price per day');
    await person.clear(price);
    expect(form.getByText('Please enter a price.')).toBeInTheDocument();
    await person.type(price, '200');
    expect(await form.findByText('You earn 159 kr. more.')).toBeInTheDocument();
    expect(api.callsOf('quoteChange').at(-1)?.variables).toMatchObject({ pricePerDayCents: 20000 });
    expect(form.queryByRole('radio', { name: /Visa/ })).not.toBeInTheDocument();
  });

  it('reopens at the month of the booking after the calendar was paged', async () => {
    const { person } = await open({ changeable: whole });
    const change = await screen.findByRole('button', { name: 'Change dates' });
    await person.click(change);
    const form = await dialog('Change the booking');
    await person.click(form.getByRole('button', { name: 'Next month' }));
    expect(form.getByRole('grid', { name: 'August 2026' })).toBeInTheDocument();
    await person.click(form.getByRole('button', { name: 'Back' }));
    await person.click(change);
    expect(
      (await dialog('Change the booking')).getByRole('grid', { name: 'July 2026' }),
    ).toBeInTheDocument();
  });

  it('shows the reason for a rejection and keeps the selected days', async () => {
    const { person } = await open(
      { changeable: whole },
      {
        proposeChange: () => ({
          proposeChange: { booking: null, stepUrl: null, errors: ['Somebody was quicker.'] },
        }),
      },
    );
    await person.click(await screen.findByRole('button', { name: 'Change dates' }));
    const form = await dialog('Change the booking');
    await person.click(form.getByRole('button', { name: /19 July 2026/ }));
    await person.click(await form.findByRole('button', { name: /^Reserve/ }));
    expect(await form.findByText('Somebody was quicker.')).toBeInTheDocument();
  });

  it('shows an error about the days at the calendar too', async () => {
    const taken = 'The tool is taken on these days.';
    const { person } = await open(
      { changeable: whole },
      {
        proposeChange: () => ({
          proposeChange: { ...rejected('startDate', taken), booking: null },
        }),
      },
    );
    await person.click(await screen.findByRole('button', { name: 'Change dates' }));
    const form = await dialog('Change the booking');
    await person.click(form.getByRole('button', { name: /19 July 2026/ }));
    await person.click(await form.findByRole('button', { name: /^Reserve/ }));
    expect(await form.findAllByText(taken)).toHaveLength(2);
  });
});

describe('a proposed amendment', () => {
  it('shows old and new days to the other member, with the cost of accepting', async () => {
    const { api, person } = await open(
      { change, changeable: whole },
      { answerChange: () => ({ answerChange: { booking: null, stepUrl: null, errors: [] } }) },
    );
    const offer = within(await screen.findByRole('region', { name: 'Torben proposes a change' }));
    expect(offer.getByText('8–\u206018 July 2026 (10 days)')).toBeInTheDocument();
    expect(offer.getByText('8–\u206019 July 2026 (11 days)')).toBeInTheDocument();
    expect(offer.getByText('You pay 175 kr. more.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change dates' })).not.toBeInTheDocument();
    await person.click(offer.getByRole('button', { name: 'Accept and pay 175\u00a0kr.' }));
    await waitFor(() =>
      expect(api.callsOf('answerChange')[0]?.variables).toEqual({
        id: '77',
        changeId: '5',
        accept: true,
      }),
    );
  });

  it('can be declined by the owner, with the earnings they would get', async () => {
    const { api, person } = await open(
      { change: { ...change, proposedBy: 'BORROWER' }, role: 'OWNER' },
      {
        answerChange: () => ({
          answerChange: { booking: null, stepUrl: null, errors: ['This is over.'] },
        }),
      },
    );
    expect(await screen.findByText('You earn 159 kr. more.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Decline the change' }));
    expect(await screen.findByText('This is over.')).toBeInTheDocument();
    expect(api.callsOf('answerChange')[0]?.variables).toMatchObject({ accept: false });
  });

  it('can be withdrawn by its author, with the deadline for a response', async () => {
    const { api, person } = await open(
      { change: { ...change, proposedBy: 'BORROWER' } },
      { withdrawChange: () => ({ withdrawChange: { booking: null, stepUrl: null, errors: [] } }) },
    );
    const offer = within(await screen.findByRole('region', { name: 'You have proposed a change' }));
    expect(offer.getByText(/Thursday 9 July/)).toBeInTheDocument();
    expect(offer.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    await person.click(offer.getByRole('button', { name: 'Withdraw the proposal' }));
    await waitFor(() => expect(api.callsOf('withdrawChange')).toHaveLength(1));
  });

  it('opens the bank’s authentication step when accepting requires it', async () => {
    await open({
      change: {
        ...change,
        proposedBy: 'BORROWER',
        waitsForPayment: true,
        stepUrl: '/test-payment/1',
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'You have not paid for the change yet' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go on to the payment' })).toBeEnabled();
  });
});

describe('an overdue tool of the previous booking', () => {
  it('is announced with other days and a free cancellation', async () => {
    const { person } = await open({
      lateBefore: 'LATE',
      changeable: whole,
      possible: ['CANCEL'],
      backIfCancelledCents: 125500,
      totalPriceCents: 125500,
    });
    const late = within(
      await screen.findByRole('region', { name: 'The tool has not been returned yet' }),
    );
    await person.click(late.getByRole('button', { name: 'Choose other days' }));
    expect(await screen.findByRole('dialog', { name: 'Change the booking' })).toBeInTheDocument();
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Cancel Booking' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/^Full refund/)).toBeInTheDocument();
  });

  it('is announced as returned once it is back', async () => {
    await open({ lateBefore: 'BACK', changeable: whole });
    expect(await screen.findByText(/is back now\. You can still cancel/)).toBeInTheDocument();
  });
});
