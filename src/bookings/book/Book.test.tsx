import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answerQuote,
  buildBooking,
  buildToolDetail,
  buildUser,
} from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { rejected } from '../../../tests/helpers/app/rejected';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { plainSpaces } from '../../../tests/helpers/plainSpaces';
import type { Member } from '../../members/api/peopleApi';

type Tool = ReturnType<typeof buildToolDetail>;

beforeEach(() => setToday('2026-07-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const noDashboard = {
  myTools: () => ({ myTools: [] }),
  borrowedTools: () => ({ borrowedTools: [] }),
  activeLendReservations: () => ({ activeLendReservations: [] }),
  completedLendReservations: () => ({ completedLendReservations: [] }),
};

const host: Member = {
  ...buildToolDetail().owner,
  location: 'Valby',
  responseRate: 98,
  responseMinutes: 55,
};

async function showBooking(
  search = '',
  changes: Partial<Tool> = {},
  api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {},
) {
  const tool = buildToolDetail(changes);
  const rendered = await renderRoute(`/tool/1/book${search}`, {
    user: buildUser(),
    api: {
      tool: () => ({ tool }),
      member: () => ({ member: host }),
      quote: answerQuote(tool.pricePerDayCents),
      ...noDashboard,
      ...api,
    },
  });
  await screen.findByRole('region', { name: 'The owner' });
  return rendered;
}

const main = () => within(screen.getByRole('main'));
/** The button of the form; the bar of a phone has another one after it. */
function submit() {
  const [button] = screen.getAllByRole('button', { name: /^Ask / });
  if (!button) throw new Error('There is no button');
  return button;
}
const getAmount = (label: string) => screen.getByText(label).nextElementSibling;
const goodDates = '?start=2026-07-04&end=2026-07-07';

describe('the booking page', () => {
  it('redirects a visitor to sign-in and back with the chosen dates', async () => {
    const { address } = await renderRoute(`/tool/1/book${goodDates}`);
    await waitFor(() =>
      expect(address()).toBe(`/signin?returnTo=${encodeURIComponent(`/tool/1/book${goodDates}`)}`),
    );
  });

  it('is an English screen with one heading and a title', async () => {
    await showBooking();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Book Akku boremaskine – Skuret');
  });

  it('describes the tool in the language of its owner', async () => {
    await showBooking('', { ratingAverage: 4.75, reviewCount: 1 });
    const summary = within(screen.getByRole('region', { name: 'Tool' }));
    const name = summary.getByRole('heading', { name: 'Akku boremaskine' });
    expect(name).toHaveAttribute('lang', 'da');
    expect(summary.getByText('Nørrebro, København')).toBeInTheDocument();
    expect(summary.getByText('4.8 out of 5 stars, 1 review')).toBeInTheDocument();
    expect(
      summary.getByText((_, node) => plainSpaces(node?.textContent ?? '') === '75 kr./dag'),
    ).toBeInTheDocument();
  });

  it('shows a loading state until the tool arrives', async () => {
    await renderRoute('/tool/1/book', {
      user: buildUser(),
      api: { tool: () => new Promise(() => undefined) },
    });
    expect(await screen.findByText('Loading the tool')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Check and ask' })).toBeInTheDocument();
  });

  it('shows an error for an unknown tool', async () => {
    await renderRoute('/tool/404/book', {
      user: buildUser(),
      api: { tool: () => ({ tool: null }) },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tool not found' }),
    ).toBeInTheDocument();
    expect(screen.getByText("The tool you're looking for doesn't exist.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Tools' })).toHaveAttribute('href', '/browse');
  });

  it('shows the owner of the tool as the host', async () => {
    await showBooking();
    const shown = within(screen.getByRole('region', { name: 'The owner' }));
    expect(shown.getByRole('link', { name: 'Henrik Lund' })).toHaveAttribute('href', '/profile/2');
    expect(shown.getByText('Owner, usually answers within an hour')).toBeInTheDocument();
  });

  it('links to the insurance terms', async () => {
    await showBooking();
    expect(screen.getByText(/up to 5,000 kr\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read about the insurance' })).toHaveAttribute(
      'href',
      '/insurance',
    );
  });

  it('links back to the tool with the dates', async () => {
    await showBooking(goodDates);
    expect(screen.getByRole('link', { name: 'Back to the tool' })).toHaveAttribute(
      'href',
      `/tool/1${goodDates}`,
    );
  });
});

describe('the price summary', () => {
  it('is the rental, a fee of 10 %, the insurance and their total', async () => {
    await showBooking(`${goodDates}&quantity=2`, {
      pricePerDayCents: 41150,
      maxAvailableCount: 3,
    });
    expect(await screen.findByText('Rental price for 2, 3 days')).toBeInTheDocument();
    expect(getAmount('Rental price for 2, 3 days')).toHaveTextContent('2,469 kr.');
    expect(getAmount('Service fee (10%)')).toHaveTextContent('246.90 kr.');
    expect(getAmount('Insurance')).toHaveTextContent('5 kr.');
    expect(getAmount('Total')).toHaveTextContent('2,720.90 kr.');
    // The fields of the dates say them already.
    expect(screen.queryByText('Sat 4 Jul to Tue 7 Jul')).not.toBeInTheDocument();
  });

  it('uses the singular for one day', async () => {
    await showBooking('?start=2026-07-04&end=2026-07-05');
    expect(await screen.findByText('Rental price for 1 day')).toBeInTheDocument();
  });

  it.each(['', '?start=2026-07-04', '?start=2026-07-04&end=2026-07-04'])(
    'is hidden until the dates are valid: %j',
    async (search) => {
      await showBooking(search);
      expect(screen.getByText('Select your dates to see the total price.')).toBeInTheDocument();
      expect(screen.queryByText('Total')).not.toBeInTheDocument();
    },
  );
});

describe('dates and quantity', () => {
  it('are read from the URL and written back when they change', async () => {
    const { person, address } = await showBooking(`${goodDates}&quantity=2`, {
      maxAvailableCount: 3,
    });
    expect(screen.getByRole('button', { name: /^Pick up Sat\s4\sJul$/ })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Quantity' })).toHaveValue('2');

    await person.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '3');
    await waitFor(() => expect(address()).toBe(`/tool/1/book${goodDates}&quantity=3`));

    await person.click(screen.getByRole('button', { name: /^Return/ }));
    await person.click(await screen.findByRole('button', { name: 'Thursday, 9 July 2026' }));
    await waitFor(() =>
      expect(address()).toBe('/tool/1/book?start=2026-07-04&end=2026-07-09&quantity=3'),
    );
    expect(await screen.findByText('Rental price for 3, 5 days')).toBeInTheDocument();
    expect(getAmount('Rental price for 3, 5 days')).toHaveTextContent('1,125 kr.');
  });

  it('start today, and the end is never before the start', async () => {
    setToday('2026-07-09T10:00:00Z');
    const { person } = await showBooking();
    await person.click(screen.getByRole('button', { name: /^Pick up/ }));
    expect(await screen.findByRole('button', { name: 'Wednesday, 8 July 2026' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Wednesday, 15 July 2026' }));
    expect(screen.getByRole('button', { name: 'Tuesday, 14 July 2026' })).toBeDisabled();
  });

  it.each(['?start=2026-06-30&end=2026-13-01&quantity=9', '?start=&end=x&quantity=-1'])(
    'ignore invalid values: %s',
    async (search) => {
      await showBooking(search, { maxAvailableCount: 3 });
      expect(screen.getByRole('button', { name: 'Pick up Choose date' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Return Choose date' })).toBeInTheDocument();
      expect(screen.getByRole('combobox', { name: 'Quantity' })).toHaveValue('1');
    },
  );

  it('offer no quantity when only one unit is available', async () => {
    await showBooking(`${goodDates}&quantity=4`, { maxAvailableCount: 1 });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(await screen.findByText('Rental price for 3 days')).toBeInTheDocument();
    expect(getAmount('Rental price for 3 days')).toHaveTextContent('225 kr.');
  });
});

describe('submitting the request', () => {
  it.each([
    ['', 'Please select rental dates'],
    ['?start=2026-07-04', 'Please select rental dates'],
    ['?end=2026-07-04', 'Please select rental dates'],
    ['?start=2026-07-04&end=2026-07-04', 'Invalid date range'],
  ])('with %j shows %s above the button', async (search, message) => {
    const { person, address } = await showBooking(search);
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
    await person.click(submit());
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(address()).toContain('/tool/1/book');
  });

  it('clears the message once the dates change', async () => {
    const { person } = await showBooking('?start=2026-07-04&end=2026-07-04');
    await person.click(submit());
    expect(await main().findByRole('alert')).toHaveTextContent('Invalid date range');
    await person.click(screen.getByRole('button', { name: /^Return/ }));
    await person.click(await screen.findByRole('button', { name: 'Monday, 6 July 2026' }));
    await waitFor(() => expect(main().queryByRole('alert')).not.toBeInTheDocument());
  });

  it('disables the button and marks it busy until the service responds', async () => {
    const { person } = await showBooking(
      goodDates,
      {},
      {
        requestBooking: () => new Promise(() => undefined),
      },
    );
    await screen.findByText('Total');
    await person.click(submit());
    await waitFor(() => expect(submit()).toBeDisabled());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
  });

  it('shows an error when offline and can be retried', async () => {
    const { api, address, person } = await showBooking(
      goodDates,
      {},
      {
        requestBooking: () => {
          throw new FakeNetworkError('down');
        },
      },
    );
    await screen.findByText('Total');
    await person.click(submit());
    expect(await main().findByRole('alert')).toHaveTextContent(
      'Failed to submit booking request. Please try again.',
    );
    expect(address()).toBe(`/tool/1/book${goodDates}`);
    await waitFor(() => expect(submit()).toBeEnabled());

    api.answer('requestBooking', () => ({
      requestBooking: { booking: { id: '90', state: 'REQUESTED' }, stepUrl: null, errors: [] },
    }));
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/booking/90?new'));
  });

  it('does not redirect to the dashboard after the member has left the page', async () => {
    let answer: () => void = () => undefined;
    const { api, address, history, person } = await showBooking(
      goodDates,
      {},
      {
        requestBooking: () =>
          new Promise((resolve) => {
            const booking = { id: '90', state: 'REQUESTED' };
            answer = () => resolve({ requestBooking: { booking, stepUrl: null, errors: [] } });
          }),
      },
    );
    await screen.findByText('Total');
    await person.click(submit());
    await waitFor(() => expect(api.callsOf('requestBooking')).toHaveLength(1));
    await act(async () => history.push('/terms'));
    answer();
    await api.idle();
    expect(address()).toBe('/terms');
  });
});

describe('the booking page in the default source', () => {
  const visa = { id: 'm1', brand: 'Visa', last4: '4242', isDefault: true };
  const quote = {
    token: 'signed',
    days: 2,
    units: 1,
    rentalCents: 15_000,
    serviceFeeCents: 1_500,
    insuranceCents: 500,
    totalCents: 17_000,
    depositCents: 20_000,
  };
  const open = (tool: object) =>
    renderRoute(`/tool/1/book${goodDates}`, {
      user: buildUser(),
      api: {
        tool: () => ({ tool }),
        member: () => ({ member: null }),
        ownTool: () => ({ ownTool: null }),
        paymentMethods: () => ({ paymentMethods: [visa] }),
        quote: () => ({ quote: { quote, errors: [] } }),
      },
    });

  it('shows the payment card and the quote of the service', async () => {
    const { api } = await open(buildToolDetail());
    expect(await screen.findByText('Visa ending in 4242')).toBeInTheDocument();
    expect(screen.getByText(/^You pay only if Henrik says yes/)).toBeInTheDocument();
    expect(
      screen.getByText(
        'Henrik answers yes or no by Friday 3 July at 12:00. If not, we release the amount.',
      ),
    ).toBeInTheDocument();
    expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
    expect(screen.getByText('5 kr.')).toBeInTheDocument();
    expect(screen.getByText('Deposit (not part of the price): 200 kr.')).toBeInTheDocument();
    expect(screen.queryByText('$5')).not.toBeInTheDocument();
    expect(api.callsOf('quote')[0]?.variables).toMatchObject({ toolId: '1', units: 1 });
    expect(submit()).toBeEnabled();
  });

  it('also shows a date error below the date fields and moves the focus there', async () => {
    const { person } = await renderRoute('/tool/1/book?start=2026-07-04', {
      user: buildUser(),
      api: {
        tool: () => ({ tool: buildToolDetail() }),
        member: () => ({ member: null }),
        ownTool: () => ({ ownTool: null }),
        paymentMethods: () => ({ paymentMethods: [visa] }),
      },
    });
    await person.click(await waitFor(submit));
    expect(main().getByRole('alert')).toHaveTextContent('Please select rental dates');
    expect(main().getAllByText('Please select rental dates')).toHaveLength(2);
    const end = main().getByRole('button', { name: /^Return/ });
    await waitFor(() => expect(end).toHaveFocus());
  });

  const mastercard = { id: 'm2', brand: 'Mastercard', last4: '3155', isDefault: false };
  const answered = (answer: object) => ({
    requestBooking: { booking: null, stepUrl: null, errors: [], ...answer },
  });

  it('sends the displayed quote and the chosen card, and opens the booking', async () => {
    const { api, person, address } = await open(buildToolDetail());
    api.answer('paymentMethods', () => ({ paymentMethods: [visa, mastercard] }));
    for (const [name, answer] of Object.entries(noDashboard)) api.answer(name, answer);
    api.answer('dashboardBookings', () => ({
      myBookings: [buildBooking({ id: '1', state: 'PICKED_UP' }), buildBooking({ id: '90' })],
      lendBookings: [],
    }));
    api.answer('requestBooking', () => answered({ booking: { id: '90', state: 'REQUESTED' } }));
    expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
    await person.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }));
    await person.click(submit());
    await waitFor(() => expect(address()).toBe('/booking/90?new'));
    expect(api.callsOf('requestBooking')[0]?.variables).toEqual({
      toolId: '1',
      startDate: '2026-07-04',
      endDate: '2026-07-07',
      units: 1,
      quoteToken: 'signed',
      paymentMethodId: 'm1',
    });
  });

  it('repeats a lost request under its key, and sends another card under a new one', async () => {
    const { api, person } = await open(buildToolDetail());
    api.answer('paymentMethods', () => ({ paymentMethods: [visa, mastercard] }));
    api.answer('requestBooking', () => {
      throw new FakeNetworkError('down');
    });
    expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
    const request = async () => {
      await waitFor(() => expect(submit()).toBeEnabled());
      await person.click(submit());
      expect(await main().findByRole('alert')).toBeInTheDocument();
    };
    await person.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }));
    await request();
    api.answer('requestBooking', () => answered({ errors: ['Your card was declined.'] }));
    await request();
    await person.click(screen.getByRole('radio', { name: 'Mastercard ending in 3155' }));
    await request();
    await waitFor(() => expect(api.callsOf('requestBooking')).toHaveLength(3));
    const [lost, declined, another] = api
      .callsOf('requestBooking')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(lost).toMatch(/^[\w-]+$/);
    expect(declined).toBe(lost);
    expect(another).not.toBe(lost);
  });

  it('sends the message to the owner with the request', async () => {
    const { api, person } = await open(buildToolDetail());
    api.answer('requestBooking', () => answered({ errors: ['The tool is taken.'] }));
    expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: /^Message to Henrik/ });
    await person.type(field, ' Can I come at five? ');
    await person.click(submit());
    await waitFor(() =>
      expect(api.callsOf('requestBooking')[0]?.variables).toMatchObject({
        message: 'Can I come at five?',
      }),
    );
    // After a refusal it is still there.
    expect(field).toHaveValue(' Can I come at five? ');
  });

  it('shows the reason for a rejection and requests a new quote', async () => {
    const { api, person } = await open(buildToolDetail());
    api.answer('requestBooking', () => answered({ errors: ['The price has changed.'] }));
    expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
    await person.click(submit());
    expect(await main().findByRole('alert')).toHaveTextContent('The price has changed.');
    await waitFor(() => expect(api.callsOf('quote')).toHaveLength(2));
  });

  it.each(['startDate', 'units', 'paymentMethodId', 'message'])(
    'shows an error about %s at the field too',
    async (field) => {
      const { api, person } = await open(buildToolDetail({ maxAvailableCount: 3 }));
      const wrong = 'Please choose something else.';
      api.answer('requestBooking', () => answered(rejected(field, wrong)));
      expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
      await person.click(submit());
      expect(await main().findAllByText(wrong)).toHaveLength(2);
      expect(main().getByRole('alert')).toHaveTextContent(wrong);
    },
  );

  it('shows days that were taken meanwhile at the days and in place of the price', async () => {
    const { api, person } = await open(buildToolDetail());
    const taken = 'The tool is taken on these days.';
    expect((await screen.findAllByText('170 kr.'))[0]).toBeInTheDocument();
    api.answer('requestBooking', () => answered(rejected('startDate', taken)));
    api.answer('quote', () => ({ quote: { quote: null, errors: [taken] } }));
    await person.click(submit());
    await waitFor(() => expect(screen.queryByText('170 kr.')).not.toBeInTheDocument());
    expect(main().getAllByText(taken)).toHaveLength(2);
    expect(main().getByRole('alert')).toHaveTextContent(taken);
  });

  it('announces an instant booking', async () => {
    await open(buildToolDetail({ rules: { ...buildToolDetail().rules, instantBooking: true } }));
    expect(await screen.findAllByRole('button', { name: 'Book' })).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Check and book' })).toBeInTheDocument();
    expect(screen.getByText(/^You do not have to wait for an answer/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Message to/ })).not.toBeInTheDocument();
  });

  it('rejects unavailable days and ranges that contain them', async () => {
    const { api, person } = await renderRoute('/tool/1/book', {
      user: buildUser(),
      api: {
        tool: () => ({ tool: buildToolDetail() }),
        member: () => ({ member: null }),
        availability: () => ({
          availability: [{ startDate: '2026-07-06', endDate: '2026-07-08' }],
        }),
      },
    });
    await person.click(await screen.findByRole('button', { name: /^Pick up/ }));
    const day = (name: string) => screen.findByRole('button', { name });
    expect(await day('Monday, 6 July 2026, taken')).toBeDisabled();
    expect(await day('Wednesday, 8 July 2026')).toBeEnabled();
    await person.click(await day('Saturday, 4 July 2026'));
    // The end may be the day on which the next borrower fetches the tool.
    expect(await day('Monday, 6 July 2026')).toBeEnabled();
    expect(await day('Tuesday, 7 July 2026, taken')).toBeDisabled();
    expect(await day('Thursday, 9 July 2026')).toBeDisabled();
    expect(api.callsOf('availability')[0]?.variables).toEqual({ toolId: '1', units: 1 });
  });

  it('offers to edit the member’s own tool instead', async () => {
    const { id, name } = buildUser();
    const tool = buildToolDetail();
    await open({ ...tool, owner: { ...tool.owner, id, name } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This is your own tool' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit the tool' })).toHaveAttribute(
      'href',
      '/edit-tool/1',
    );
    expect(screen.queryByRole('button', { name: /^Ask / })).not.toBeInTheDocument();
  });

  it('offers no booking of a paused tool, only a link back to it', async () => {
    await open({ ...buildToolDetail(), visibility: 'UNLISTED' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This tool is paused' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the tool' })).toHaveAttribute(
      'href',
      '/tool/1',
    );
    expect(screen.queryByRole('button', { name: /^Ask / })).not.toBeInTheDocument();
  });

  it('shows a load error in the page and retries from there', async () => {
    const { api, person } = await renderRoute('/tool/1/book', {
      user: buildUser(),
      api: {
        tool: () => {
          throw new FakeNetworkError('down');
        },
        member: () => ({ member: null }),
        paymentMethods: () => ({ paymentMethods: [visa] }),
      },
    });
    expect(await main().findByRole('alert')).toHaveTextContent('We could not load this tool.');
    api.answer('tool', () => ({ tool: buildToolDetail() }));
    await person.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('heading', { name: 'Akku boremaskine' })).toBeInTheDocument();
  });
});
