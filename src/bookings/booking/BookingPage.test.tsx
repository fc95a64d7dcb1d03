import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '../../../domain/values/language';
import {
  buildBookingDetails,
  buildMoneyLine,
  buildReceipt,
  buildUser,
} from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { rejected } from '../../../tests/helpers/app/rejected';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { Receipt } from '../../payments/api/receiptsApi';
import { type BookingDetails, bookingsApi } from '../api/bookingsApi';
import { stepQuestions } from './stepQuestions';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

type Api = NonNullable<NonNullable<Parameters<typeof renderRoute>[1]>['api']>;

interface Options {
  search?: string;
  api?: Api;
  language?: Language;
}

async function open(changes: Partial<BookingDetails> = {}, options: Options = {}) {
  const { search = '', api = {}, language = 'asGiven' } = options;
  const booking = buildBookingDetails(changes);
  const rendered = await renderRoute(`/booking/77${search}`, {
    user: buildUser(),
    language,
    api: {
      booking: () => ({ booking }),
      bookingReviews: () => ({ booking: null }),
      borrowerOf: () => ({ booking: null }),
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: booking.tool.name });
  return { ...rendered, booking };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const alert = () => within(screen.getByRole('main')).findByRole('alert');
const question = async () => within(await screen.findByRole('alertdialog'));
const owner = { role: 'OWNER' } as const;
const happened = (step: string, actor: string, state: BookingDetails['state']) => ({
  id: step,
  step,
  actor,
  state,
  note: null,
  amountCents: null,
  at: '2026-07-07T10:00:00.000Z',
});

describe('the page of a booking', () => {
  it('redirects a visitor to sign-in and back with the code of the URL', async () => {
    const { address } = await renderRoute('/booking/77?code=123456');
    const back = encodeURIComponent('/booking/77?code=123456');
    await waitFor(() => expect(address()).toBe(`/signin?returnTo=${back}`));
  });

  it('has a title, the tool, the days, the quantity and the other member', async () => {
    await open();
    expect(document.title).toBe('Booking: Borehammer SDS-plus – Skuret');
    const about = region('Tool');
    expect(about.getByText('Wed 8 Jul – Sat 18 Jul')).toBeInTheDocument();
    expect(about.getByText('10 days')).toBeInTheDocument();
    expect(about.getByText('SK-20477')).toBeInTheDocument();
    expect(region('Owner').getByRole('link', { name: 'Torben Krogh' })).toHaveAttribute(
      'href',
      '/profile/6',
    );
    expect(button('Write to Torben')).toBeInTheDocument();
  });

  it('does not link to a tool whose page the member cannot see', async () => {
    const { tool } = buildBookingDetails();
    await open({ tool: { ...tool, visibility: 'HIDDEN' } });
    const about = region('Tool');
    expect(about.getByText('The tool’s page is no longer shown')).toBeInTheDocument();
    expect(about.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is in Danish when the member has chosen Danish', async () => {
    await open(
      { state: 'REQUESTED', due: '2026-07-09T08:00:00.000Z', possible: ['WITHDRAW'] },
      { language: 'da' },
    );
    expect(
      screen.getByRole('heading', { level: 2, name: 'Venter på svar fra Torben' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Torben kan svare indtil torsdag 9. juli kl. 10.00.')).toBeVisible();
    expect(button('Træk forespørgslen tilbage')).toBeInTheDocument();
    expect(document.title).toBe('Booking: Borehammer SDS-plus – Skuret');
  });

  it('shows the same error for an unknown booking and for one of other members', async () => {
    await renderRoute('/booking/404', {
      user: buildUser(),
      api: { booking: () => ({ booking: null }) },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Booking not found' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Booking not found – Skuret');
  });

  it('offers a retry when it could not be loaded', async () => {
    const { api, person } = await renderRoute('/booking/77', {
      user: buildUser(),
      api: {
        booking: () => {
          throw new FakeNetworkError('down');
        },
      },
    });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('We could not load this booking.')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    api.answer('booking', () => ({ booking: buildBookingDetails() }));
    await person.click(main.getByRole('button'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Borehammer SDS-plus' }),
    ).toBeInTheDocument();
  });

  it('updates after a step of the other member', async () => {
    const { api, store } = await open({ state: 'REQUESTED', possible: ['WITHDRAW'] });
    expect(screen.getByText('Waiting for Torben to answer')).toBeInTheDocument();
    api.answer('booking', () => ({
      booking: buildBookingDetails({ pickupAddress: 'Valby Langgade 1, 2500 Valby' }),
    }));
    act(() => {
      store.dispatch(bookingsApi.util.invalidateTags(['Bookings']));
    });
    expect(
      await screen.findByText('Agreed: pick up the tool on Wednesday 8 July'),
    ).toBeInTheDocument();
    expect(region('Tool').getByText('Valby Langgade 1, 2500 Valby')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).not.toBeInTheDocument();
  });
});

describe('the state and the amounts of a booking', () => {
  const cases: [string, Partial<BookingDetails>, string][] = [
    [
      'a payment that is not finished',
      { state: 'AWAITING_PAYMENT' },
      'The payment is not finished',
    ],
    [
      'a request to answer',
      { ...owner, state: 'REQUESTED' },
      'Mette would like to borrow the tool',
    ],
    ['a refused card', { paymentRefused: true, paid: false }, 'Your card was refused'],
    ['one side that has confirmed', { borrowerHasIt: true }, 'You have confirmed the pick-up'],
    ['the other that has', { ownerGaveIt: true }, 'Torben says that you have the tool'],
    [
      'a tool that is out',
      { state: 'PICKED_UP', status: 'active' },
      'You have the tool until Saturday\u00a018\u00a0July',
    ],
    [
      'one that is late',
      { ...owner, state: 'PICKED_UP', status: 'overdue' },
      'Mette should have returned the tool on Saturday\u00a018\u00a0July',
    ],
    ['one that is back', { ...owner, state: 'RETURNED' }, 'Is all well with the tool?'],
    [
      'a problem',
      { state: 'IN_DISPUTE', claimCents: 30000, claimText: 'Bøjet' },
      'Torben has reported a problem',
    ],
    [
      'a problem that Skuret decides',
      {
        state: 'IN_DISPUTE',
        claimCents: 30000,
        history: [happened('askSupport', 'borrower', 'IN_DISPUTE')],
      },
      'We decide the case',
    ],
    [
      'somebody who was quicker',
      { state: 'DECLINED', history: [happened('giveWay', 'clock', 'DECLINED')] },
      'Another borrower was quicker',
    ],
    [
      'a cancellation by the other',
      { state: 'CANCELLED', history: [happened('cancel', 'owner', 'CANCELLED')] },
      'Torben has cancelled the booking',
    ],
    [
      'nobody who came',
      { state: 'NO_SHOW', history: [happened('nobodyCame', 'clock', 'NO_SHOW')] },
      'Neither of you confirmed the pick-up',
    ],
  ];
  it.each(cases)('describes %s', async (_what, changes, heading) => {
    await open(changes);
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  });

  it('shows the borrower the lines, the total and a separate deposit', async () => {
    await open({ startDate: '2026-07-09', endDate: '2026-07-19' });
    const money = region('Price details');
    expect(
      (await money.findByText('Rental price for 10 days')).nextElementSibling,
    ).toHaveTextContent('1,136.37 kr.');
    expect(money.getByText('Service fee (10%)').nextElementSibling).toHaveTextContent('113.63 kr.');
    expect(money.getByText('Total').nextElementSibling).toHaveTextContent('1,255 kr.');
    expect(money.getByText('Paid.')).toBeInTheDocument();
    expect(
      money.getByText(/^At 6 am on 9 July 2026 we hold a deposit of 500 kr./),
    ).toBeInTheDocument();
  });

  it('tells a late borrower what a return costs today and tomorrow', async () => {
    await open({
      state: 'PICKED_UP',
      status: 'overdue',
      pricePerDayCents: 12_550,
      units: 2,
      lateFeeCents: 25_100,
    });
    expect(
      screen.getByText(
        'Return the tool today and it costs 251 kr. extra. Tomorrow it is 502 kr. Tell Torben when you are coming.',
      ),
    ).toBeInTheDocument();
  });

  it('says on the first day that the deposit is not reserved yet', async () => {
    await open();
    const money = region('Price details');
    expect(money.getByText('We have not reserved the deposit of 500 kr. yet.')).toBeInTheDocument();
  });

  it('shows a running late fee apart from what the owner earns', async () => {
    await open({ ...owner, state: 'PICKED_UP', status: 'overdue', lateFeeCents: 25100 });
    const money = region('Price details');
    expect(
      await money.findByText('+ 251 kr. late fee so far, if Mette returns the tool today.'),
    ).toBeInTheDocument();
    expect(money.getByText('You earn').nextElementSibling).toHaveTextContent('1,136.37 kr.');
    expect(money.queryByText(/Service fee/)).not.toBeInTheDocument();
  });

  const withReceipt = (role: Receipt['role'], changes: Partial<Receipt>) => ({
    api: { receipt: () => ({ receipt: buildReceipt({ role, ...changes }) }) },
  });
  const totalBeside = async (label: string) =>
    (await region('Price details').findByText(label)).nextElementSibling;

  it.each([
    ['agreed, and ahead', { startDate: '2026-07-11', endDate: '2026-07-13' }, true],
    ['agreed, and owned', { ...owner, startDate: '2026-07-11', endDate: '2026-07-13' }, true],
    ['asked for', { state: 'REQUESTED', startDate: '2026-07-11' }, false],
    ['begun', { state: 'PICKED_UP' }, false],
    ['agreed, and its first day is over', { startDate: '2026-07-07' }, false],
  ] as const)(
    'offers the calendar for a booking that is %s: %#',
    async (_what, changes, isOffered) => {
      await open(changes);
      expect(screen.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(
        isOffered ? 1 : 0,
      );
    },
  );

  it('shows how a completed booking ended, before its folded details', async () => {
    await open(
      { state: 'COMPLETED', returnedOn: '2026-07-10', depositCents: 50_000 },
      withReceipt('BORROWER', {
        depositLines: [
          { kind: 'RESERVED', at: '2026-07-08T10:00:00Z', amountCents: 50_000 },
          { kind: 'RELEASED', at: '2026-07-10T10:00:00Z', amountCents: -50_000 },
        ],
      }),
    );
    const card = region('Completed');
    expect((await card.findByText('Returned')).nextElementSibling).toHaveTextContent(
      '10 July 2026',
    );
    expect(card.getByText(/^You have paid/).nextElementSibling).toHaveTextContent('775 kr.');
    expect(card.getByText('Deposit, released').nextElementSibling).toHaveTextContent('500 kr.');
    expect(card.getByRole('link', { name: 'Receipt' })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tool\/\d+\/book$/),
    );
    expect(screen.getByText('Price details').closest('details')).not.toHaveAttribute('open');
  });

  it.each([
    ['the owner', owner],
    [
      'a borrower whose tool is gone',
      { tool: { ...buildBookingDetails().tool, visibility: 'UNLISTED' } },
    ],
  ] as const)('offers %s no further booking', async (_who, changes) => {
    await open({ ...changes, state: 'COMPLETED' });
    expect(screen.queryByRole('link', { name: 'Book again' })).not.toBeInTheDocument();
  });

  it('adds a late fee to the earnings once the ledger has it', async () => {
    await open(
      { ...owner, state: 'RETURNED', lateFeeCents: 25100 },
      withReceipt('OWNER', {
        receiptLines: [buildMoneyLine('LATE_FEE', 25_100)],
        plusCents: 25_100,
        totalCents: 25_100,
        heldCents: 113_637,
      }),
    );
    const money = region('Price details');
    expect((await money.findByText('Late fee')).nextElementSibling).toHaveTextContent('251 kr.');
    expect(money.getByText('You earn').nextElementSibling).toHaveTextContent('1,387.37 kr.');
    expect(money.queryByText(/^\+/)).not.toBeInTheDocument();
  });

  it('calls nothing but a late fee a late fee while other money is held', async () => {
    await open(
      { ...owner, state: 'RETURNED' },
      withReceipt('OWNER', {
        receiptLines: [buildMoneyLine('RENTAL', 25_100)],
        plusCents: 25_100,
        totalCents: 25_100,
        heldCents: 113_637,
      }),
    );
    const money = region('Price details');
    await money.findByText('You earn');
    expect(money.queryByText('Late fee')).not.toBeInTheDocument();
  });

  it('shows the borrower the final cost after a late cancellation', async () => {
    await open(
      {
        state: 'CANCELLED',
        history: [happened('cancel', 'borrower', 'CANCELLED')],
      },
      withReceipt('BORROWER', {
        receiptLines: [buildMoneyLine('RENTAL', 77_500), buildMoneyLine('RENTAL_BACK', -66_500)],
        plusCents: 77_500,
        minusCents: -66_500,
        totalCents: 11_000,
      }),
    );
    expect(await totalBeside('You have paid')).toHaveTextContent('110 kr.');
    expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/receipt\//),
    );
    const money = region('Price details');
    expect(money.getByText('Rental price, refunded').nextElementSibling).toHaveTextContent(
      '-665 kr.',
    );
    // All lines are of one day, so it is said once.
    expect(money.getAllByText(/10 June 2026/)).toHaveLength(1);
    expect(money.queryByText('Total')).not.toBeInTheDocument();
  });

  it.each([
    [
      [
        ['RESERVED', 50_000],
        ['RELEASED', -50_000],
      ],
      'We have given back your deposit of 500 kr.',
    ],
    [
      [
        ['RESERVED', 50_000],
        ['RELEASED', -50_000],
        ['TAKEN', 20_000],
      ],
      'We have given back 300 kr. of your deposit of 500 kr.',
    ],
    [
      [
        ['CHARGED', 50_000],
        ['RETURNED', -50_000],
      ],
      'We have given back your deposit of 500 kr.',
    ],
    [
      [
        ['RESERVED', 50_000],
        ['RELEASED', -50_000],
        ['TAKEN', 50_000],
      ],
      null,
    ],
    [[], null],
  ] as const)('says after a booking what came back of the deposit: %j', async (lines, text) => {
    const depositLines = lines.map(([kind, amountCents]) => ({
      kind,
      at: '2026-07-10T10:00:00.000Z',
      amountCents,
    }));
    await open(
      { state: 'COMPLETED', depositCents: 50_000 },
      withReceipt('BORROWER', { depositLines }),
    );
    await totalBeside('You have paid');
    const money = region('Price details');
    if (text === null) expect(money.queryByText(/^We have released/)).not.toBeInTheDocument();
    else expect(money.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['2026-07-10', true],
    [null, false],
  ])('hangs a tool that came back (%s) on its hook', async (returnedOn, isHung) => {
    await open({ state: 'COMPLETED', returnedOn });
    const hook = screen.queryByRole('figure');
    if (isHung) expect(hook).toHaveTextContent('Back on its hook');
    else expect(hook).not.toBeInTheDocument();
    // The picture is shown once.
    expect(region('Tool').queryAllByRole('presentation')).toHaveLength(isHung ? 0 : 1);
  });

  it('shows the owner after a claim their earnings and the outstanding part', async () => {
    await open(
      { ...owner, state: 'COMPLETED', history: [happened('acceptClaim', 'borrower', 'COMPLETED')] },
      withReceipt('OWNER', {
        receiptLines: [buildMoneyLine('RENTAL', 44_500), buildMoneyLine('DAMAGE', 10_000)],
        plusCents: 54_500,
        totalCents: 54_500,
        heldCents: 0,
        owedCents: 2_000,
      }),
    );
    expect(await totalBeside('You have earned')).toHaveTextContent('545 kr.');
    expect(
      region('Price details').getByText(
        'Mette still has to pay 20 kr. You get the money when Mette has paid.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText('You earn')).not.toBeInTheDocument();
  });

  it('labels the price as agreed while the receipt of a paid booking does not load', async () => {
    await open(
      {},
      {
        api: {
          receipt: () => {
            throw new FakeNetworkError('down');
          },
        },
      },
    );
    expect(await totalBeside('Agreed price')).toHaveTextContent('1,255 kr.');
  });

  it('shows no amount for a cancelled booking', () => {
    const cancelled = buildBookingDetails({ state: 'CANCELLED', backIfCancelledCents: null });
    expect(stepQuestions.CANCEL(cancelled, String).text).toBe('The booking is cancelled.');
  });

  it('deducts the commission from the owner’s earnings and shows it', async () => {
    await open({ ...owner, rentalCents: 100000, ownerEarnsCents: 90000, lateFeeCents: 0 });
    const money = region('Price details');
    expect((await money.findByText('Skuret’s commission')).nextElementSibling).toHaveTextContent(
      '−100 kr.',
    );
    expect(money.getByText('You earn').nextElementSibling).toHaveTextContent('900 kr.');
  });

  it('lists the history in words, with the members’ messages', async () => {
    const declined = { ...happened('decline', 'owner', 'DECLINED'), note: 'Den er på værksted.' };
    await open({
      state: 'DECLINED',
      history: [...buildBookingDetails().history, declined, happened('unheardOf', 'x', 'DECLINED')],
    });
    const rows = region('What has happened').getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('You asked to borrow the tool');
    expect(rows[1]).toHaveTextContent('Torben declined');
    expect(within(rows[1] as HTMLElement).getByText('Den er på værksted.')).toHaveAttribute(
      'lang',
      'da',
    );
  });
});

describe('the actions of a booking', () => {
  it('shows a request to its owner with the two answers, and folds the rest', async () => {
    await open({ ...owner, state: 'REQUESTED', possible: ['ACCEPT', 'DECLINE'] });
    const state = region('Mette would like to borrow the tool');
    expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Accept',
      'Decline',
      'Write to Mette',
    ]);
    expect(screen.queryByText('Something wrong?')).not.toBeInTheDocument();
  });

  it('begins an agreed booking with the address and a message, and folds what may go wrong', async () => {
    const { person } = await open({
      startDate: '2026-07-12',
      pickupAddress: 'Valby Langgade 1, 2500 Valby',
      possible: ['CANCEL'],
    });
    const state = region(/^Agreed: pick up the tool/);
    expect(state.getByText('Valby Langgade 1, 2500 Valby')).toBeInTheDocument();
    expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Write to Torben',
      'Add to calendar',
    ]);
    const trouble = screen.getByText('Something wrong?').closest('details');
    expect(trouble).not.toHaveAttribute('open');
    await person.click(screen.getByText('Something wrong?'));
    expect(trouble).toHaveAttribute('open');
    expect(trouble).toContainElement(button('Cancel Booking'));
  });

  it('leads a borrower whose deposit is missing to the payment first', async () => {
    await open({ possible: ['CONFIRM_PICKUP'] });
    expect(button('Choose how to pay')).toBeInTheDocument();
    expect(region('Reserve the deposit').getByRole('button')).toBeInTheDocument();
  });

  it('shows the code to a borrower who comes before the deposit is due at 06:00', async () => {
    setToday('2026-07-08T03:59:00Z');
    await open({ possible: ['CONFIRM_PICKUP'] });
    expect(button('Show the pick-up code')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Reserve the deposit' })).not.toBeInTheDocument();
  });

  it('accepts with a single click and shows the response', async () => {
    const accepted = buildBookingDetails({ ...owner, paid: false });
    const { api, person } = await open(
      { ...owner, state: 'REQUESTED', possible: ['ACCEPT', 'DECLINE'] },
      { api: { takeBookingStep: () => ({ takeBookingStep: { booking: accepted, errors: [] } }) } },
    );
    api.answer('booking', () => ({ booking: accepted }));
    await person.click(button('Accept'));
    const heading = await screen.findByText('Agreed: Mette picks up the tool on Wednesday 8 July');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(api.callsOf('takeBookingStep', 'ACCEPT')).toHaveLength(1);
  });

  it('shows the refund before the cancellation', async () => {
    const { api, person } = await open(
      { possible: ['CANCEL'], backIfCancelledCents: 111695 },
      { api: { takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }) } },
    );
    await person.click(button('Cancel Booking'));
    const asked = await question();
    expect(asked.getByText(/^You get 1,116.95 kr. of 1,255 kr. back/)).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CANCEL')).toHaveLength(0);
    await person.click(asked.getByRole('button', { name: 'Cancel Booking' }));
    await waitFor(() => expect(api.callsOf('takeBookingStep', 'CANCEL')).toHaveLength(1));
  });

  it('shows the error of the service and the current state of the booking', async () => {
    const withdrawn = buildBookingDetails({ ...owner, state: 'WITHDRAWN' });
    const { api, person } = await open(
      { ...owner, state: 'REQUESTED', possible: ['ACCEPT'] },
      {
        api: {
          takeBookingStep: () => ({
            takeBookingStep: { booking: withdrawn, errors: ['The booking has moved on.'] },
          }),
        },
      },
    );
    api.answer('booking', () => ({ booking: withdrawn }));
    await person.click(button('Accept'));
    expect(await alert()).toHaveTextContent('The booking has moved on.');
    expect(screen.getByText('Mette has withdrawn the request')).toBeInTheDocument();
  });

  it('queues an action without a response and sends it after reconnecting', async () => {
    const agreed = buildBookingDetails({ ...owner, state: 'ACCEPTED' });
    const { api, person } = await open(
      { ...owner, state: 'REQUESTED', possible: ['ACCEPT', 'DECLINE'] },
      {
        api: {
          takeBookingStep: () => {
            throw new FakeNetworkError('down');
          },
        },
      },
    );
    await person.click(button('Accept'));
    expect(
      await screen.findByText(/^We do not know yet whether your answer arrived/),
    ).toBeInTheDocument();
    await person.click(button('Send it again'));
    await waitFor(() => expect(api.callsOf('takeBookingStep', 'ACCEPT')).toHaveLength(2));
    await waitFor(() => expect(button('Send it again')).toBeEnabled());
    api.answer('takeBookingStep', () => ({ takeBookingStep: { booking: agreed, errors: [] } }));
    api.answer('booking', () => ({ booking: agreed }));
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { level: 2, name: /^Agreed/ })).toBeInTheDocument();
    expect(screen.queryByText(/^We have no answer/)).not.toBeInTheDocument();
  });

  it('requires a description and an amount to report a problem', async () => {
    const { api, person } = await open(
      { ...owner, state: 'RETURNED', possible: ['CONFIRM_RETURN', 'REPORT_PROBLEM'] },
      { api: { takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }) } },
    );
    await person.click(button('Report a problem'));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByText(/^At most 5,500 kr./)).toBeInTheDocument();
    await person.click(form.getByRole('button', { name: 'Report it' }));
    expect(form.getByRole('alert')).toHaveTextContent('Enter an amount');
    await person.type(form.getByLabelText(/^How much do you ask for/), '300');
    await person.click(form.getByRole('button', { name: 'Report it' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please write what is wrong.');
    await person.type(form.getByLabelText(/^What is wrong/), 'Boret er bøjet.');
    await person.click(form.getByRole('button', { name: 'Report it' }));
    await waitFor(() => expect(api.callsOf('takeBookingStep', 'REPORT_PROBLEM')).toHaveLength(1));
    expect(api.callsOf('takeBookingStep', 'REPORT_PROBLEM')[0]?.variables).toEqual({
      id: '77',
      step: 'REPORT_PROBLEM',
      input: { claimCents: 30000, text: 'Boret er bøjet.' },
    });
  });

  it('lets the owner waive a late fee', async () => {
    const { api, person } = await open(
      {
        ...owner,
        state: 'PICKED_UP',
        status: 'overdue',
        lateFeeCents: 12550,
        possible: ['WAIVE_LATE_FEE'],
      },
      { api: { takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }) } },
    );
    await person.click(button('Drop the late fee'));
    const asked = await question();
    expect(asked.getByText(/neither the 125.50 kr. so far/)).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: 'Drop the fee' }));
    await waitFor(() => expect(api.callsOf('takeBookingStep', 'WAIVE_LATE_FEE')).toHaveLength(1));
  });

  it('pays with another card after a declined payment', async () => {
    const card = { brand: 'Visa', last4: '4242', isDefault: true };
    const { api, person } = await open(
      { paymentRefused: true, paid: false, due: '2026-07-08T22:00:00.000Z' },
      {
        api: {
          paymentMethods: () => ({
            paymentMethods: [
              { ...card, id: 'pm_1' },
              { ...card, id: 'pm_2', last4: '5556', isDefault: false },
            ],
          }),
          payBooking: () => ({
            payBooking: { booking: null, stepUrl: null, errors: ['The bank has declined it.'] },
          }),
        },
      },
    );
    expect(screen.getByText('Pay before Thursday 9 July at 00:00.')).toBeInTheDocument();
    await person.click(await screen.findByRole('radio', { name: 'Visa ending in 5556' }));
    await person.click(button('Pay 1,255\u00a0kr.'));
    expect(await alert()).toHaveTextContent('The bank has declined it.');
    expect(api.callsOf('payBooking')[0]?.variables).toEqual({ id: '77', paymentMethodId: 'pm_2' });
  });
});

it.each(['BORROWER', 'OWNER'] as const)(
  'names the end of the inspection of a returned tool once to the %s',
  async (role) => {
    await open({ role, state: 'RETURNED', due: '2026-07-13T10:00:00.000Z' });
    expect(screen.getAllByText(/before Monday 13 July at 12:00/)).toHaveLength(1);
    expect(screen.queryByText(/13 July at 12:00\.$/)).not.toBeInTheDocument();
  },
);

describe('the hand-over code', () => {
  const pickupDue: Partial<BookingDetails> = {
    depositSecured: true,
    possible: ['CONFIRM_PICKUP', 'CANCEL'],
  };

  it.each([
    ['BORROWER', /^Show Torben the code\./],
    ['OWNER', /^Ask \S+ to show you the code\. Scan it or type it here/],
  ] as const)('tells the %s what to do with it', async (role, text) => {
    await open({ ...pickupDue, role });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('changes its text with the chosen way', async () => {
    const { person } = await open(
      { ...pickupDue, ...owner },
      {
        api: { handoverCode: () => ({ handoverCode: { code: '048213', errors: [] } }) },
      },
    );
    await person.click(await screen.findByRole('button', { name: 'Show the pick-up code' }));
    expect(await screen.findByText(/^Show \S+ the code\./)).toBeInTheDocument();
  });

  it('is shown as digits and as a QR code', async () => {
    const { person } = await open(pickupDue, {
      api: { handoverCode: () => ({ handoverCode: { code: '048213', errors: [] } }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Show the pick-up code' }));
    expect(await screen.findByText('048 213')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeInTheDocument();
  });

  it('is filled in from the URL and not submitted before a click', async () => {
    const out = buildBookingDetails({ state: 'PICKED_UP', status: 'active' });
    const { api, person } = await open(pickupDue, {
      search: '?code=048213',
      api: { takeBookingStep: () => ({ takeBookingStep: { booking: out, errors: [] } }) },
    });
    expect(await screen.findByLabelText('Six-digit code')).toHaveValue('048213');
    expect(api.mutations()).toEqual([]);
    api.answer('booking', () => ({ booking: out }));
    await person.click(button('Confirm the pick-up'));
    expect(await screen.findByText('You have the tool until Saturday 18 July')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CONFIRM_PICKUP')[0]?.variables).toEqual({
      id: '77',
      step: 'CONFIRM_PICKUP',
      input: { code: '048213' },
    });
  });

  it('accepts exactly six digits', async () => {
    const { api, person } = await open(pickupDue);
    await person.click(await screen.findByRole('button', { name: 'Type a code' }));
    await person.type(screen.getByLabelText('Six-digit code'), '12 34');
    await person.click(button('Confirm the pick-up'));
    expect(await alert()).toHaveTextContent('Type the six digits');
    expect(api.mutations()).toEqual([]);
  });

  it('is accepted after two wrong codes, with the error shown at the field', async () => {
    const out = buildBookingDetails({
      state: 'PICKED_UP',
      status: 'active',
      possible: ['MARK_RETURNED'],
    });
    const booking = buildBookingDetails(pickupDue);
    const wrong = 'This code is wrong. Please ask to see the code again.';
    const { api, person } = await open(pickupDue, {
      api: {
        takeBookingStep: () => ({ takeBookingStep: { booking, ...rejected('code', wrong) } }),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Type a code' }));
    const field = screen.getByLabelText('Six-digit code');
    for (const code of ['111111', '222222']) {
      await person.clear(field);
      await person.type(field, code);
      await person.click(button('Confirm the pick-up'));
      expect(await alert()).toHaveTextContent(wrong);
      expect(region('Pick-up').getByRole('alert')).toBeInTheDocument();
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toBeInvalid();
      expect(button('Confirm the pick-up')).toBeEnabled();
    }
    api.answer('takeBookingStep', () => ({ takeBookingStep: { booking: out, errors: [] } }));
    api.answer('booking', () => ({ booking: out }));
    await person.clear(field);
    await person.type(field, '048213');
    await person.click(button('Confirm the pick-up'));
    expect(await screen.findByText('You have the tool until Saturday 18 July')).toBeInTheDocument();
    expect(
      api.callsOf('takeBookingStep', 'CONFIRM_PICKUP').map(({ variables }) => variables['input']),
    ).toEqual(['111111', '222222', '048213'].map((code) => ({ code })));
    // The return begins again.
    expect(region('Return').queryByLabelText('Six-digit code')).not.toBeInTheDocument();
  });

  it('is not marked as wrong when the error is about something else', async () => {
    const booking = buildBookingDetails(pickupDue);
    const over = 'The booking has moved on.';
    const { person } = await open(pickupDue, {
      api: { takeBookingStep: () => ({ takeBookingStep: { booking, ...rejected(null, over) } }) },
    });
    await person.click(await screen.findByRole('button', { name: 'Type a code' }));
    await person.type(screen.getByLabelText('Six-digit code'), '048213');
    await person.click(button('Confirm the pick-up'));
    expect(await alert()).toHaveTextContent(over);
    expect(screen.getByLabelText('Six-digit code')).toBeValid();
  });

  it('asks the borrower before it ends the rental without a code', async () => {
    const { api, person } = await open(
      { state: 'PICKED_UP', status: 'active', possible: ['MARK_RETURNED'] },
      { api: { takeBookingStep: () => ({ takeBookingStep: { booking: null, errors: [] } }) } },
    );
    await person.click(button('I returned it'));
    const asked = await question();
    expect(
      asked.getByRole('heading', { name: 'Has Torben got the tool back?' }),
    ).toBeInTheDocument();
    expect(api.mutations()).toEqual([]);
    await person.click(asked.getByRole('button', { name: 'Yes, I returned it' }));
    await waitFor(() => expect(api.callsOf('takeBookingStep', 'MARK_RETURNED')).toHaveLength(1));
  });

  it('shows an error about the missing code beside the clicked button', async () => {
    const booking = buildBookingDetails(pickupDue);
    const { person } = await open(pickupDue, {
      api: { takeBookingStep: () => ({ takeBookingStep: { booking, errors: ['Not yet.'] } }) },
    });
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    expect(await region('Pick-up').findByRole('alert')).toHaveTextContent('Not yet.');
    expect(screen.getAllByText('Not yet.')).toHaveLength(1);
  });

  it('is optional: a member confirms the pick-up without it', async () => {
    const mine = buildBookingDetails({ borrowerHasIt: true });
    const { api, person } = await open(pickupDue, {
      api: { takeBookingStep: () => ({ takeBookingStep: { booking: mine, errors: [] } }) },
    });
    api.answer('booking', () => ({ booking: mine }));
    await person.click(await screen.findByRole('button', { name: 'I have the tool' }));
    expect(await screen.findByText('You have confirmed the pick-up')).toBeInTheDocument();
    expect(api.callsOf('takeBookingStep', 'CONFIRM_PICKUP')[0]?.variables).toEqual({
      id: '77',
      step: 'CONFIRM_PICKUP',
    });
  });
});
