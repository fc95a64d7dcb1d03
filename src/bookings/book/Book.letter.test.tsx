import { act, screen, within } from '@testing-library/react';
import { buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';
import { setToday } from '../../../tests/helpers/app/setToday';

type Tool = ReturnType<typeof buildToolDetail>;

let online: jest.SpyInstance<boolean, []>;
beforeEach(() => {
  setToday('2026-07-01T10:00:00Z');
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
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

async function showBooking(search = '', changes: Partial<Tool> = {}) {
  const tool = buildToolDetail(changes);
  const rendered = await renderLetter(`/tool/1/book${search}`, {
    user: buildUser(),
    api: { tool: () => ({ tool }), ...noDashboard },
  });
  await screen.findByRole('region', { name: 'The owner' });
  return rendered;
}

const main = () => within(screen.getByRole('main'));
const submit = () => screen.getByRole('button', { name: 'Request booking' });
const getAmount = (label: string) => screen.getByText(label).nextElementSibling;
const goodDates = '?start=2026-07-04&end=2026-07-07';

describe('the booking page', () => {
  it('is an English screen with one heading and a title', async () => {
    await showBooking();
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Book Akku boremaskine – Skuret');
  });

  it('offers a retry in the toast when the query fails', async () => {
    const { api, person } = await renderLetter('/tool/1/book', {
      user: buildUser(),
      api: {
        tool: () => {
          throw new FakeNetworkError('down');
        },
      },
    });
    const again = await screen.findByRole('button', { name: 'Prøv igen' });
    expect(screen.queryByText('Loading the tool')).not.toBeInTheDocument();
    api.answer('tool', () => ({ tool: buildToolDetail() }));
    await person.click(again);
    expect(await screen.findByRole('button', { name: 'Request booking' })).toBeInTheDocument();
  });

  it('shows the placeholder card', async () => {
    await showBooking();
    const payment = within(screen.getByRole('region', { name: 'Payment method' }));
    expect(payment.getByText('Card ending in 4242')).toBeInTheDocument();
  });

  it('shows the fixed host for every tool', async () => {
    await showBooking();
    const host = within(screen.getByRole('region', { name: 'The owner' }));
    expect(host.getByRole('link', { name: 'Freja Mogensen' })).toHaveAttribute(
      'href',
      '/profile/1',
    );
    expect(host.getByText(/member since March 2023/)).toBeInTheDocument();
    expect(host.getByText('Response rate 98%, answers within an hour')).toBeInTheDocument();
  });

  it('links to the insurance terms', async () => {
    await showBooking();
    expect(screen.getByText(/up to \$1,000 for accidental damage/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read about the insurance' })).toHaveAttribute(
      'href',
      '/insurance',
    );
  });
});

describe('the price summary', () => {
  it('is the subtotal, a fee of 10 %, the insurance of $5 and their total', async () => {
    await showBooking(`${goodDates}&quantity=2`, {
      pricePerDayCents: 41150,
      maxAvailableCount: 3,
    });
    expect(getAmount('411.50 kr. × 3 days × 2')).toHaveTextContent('2,469.00 kr.');
    expect(getAmount('Service fee (10%)')).toHaveTextContent('246.90 kr.');
    expect(getAmount('Insurance fee')).toHaveTextContent('$5');
    expect(getAmount('Total')).toHaveTextContent('2,720.90 kr.');
    expect(screen.getByText('4 July 2026 to 7 July 2026')).toBeInTheDocument();
  });

  it('uses the singular for one day', async () => {
    await showBooking('?start=2026-07-04&end=2026-07-05');
    expect(getAmount('75.00 kr. × 1 day')).toHaveTextContent('75.00 kr.');
  });
});

describe('submitting the request', () => {
  /** Clicks the button under fake timers. */
  async function send() {
    const rendered = await showBooking(goodDates);
    jest.useFakeTimers({ now: new Date('2026-07-01T10:00:00Z') });
    await act(async () => submit().click());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    // Before it submits, Formik needs no time, only turns of the event loop.
    await pass(0);
    return { ...rendered, pass };
  }

  it('is busy for a second, sends nothing, then opens the dashboard', async () => {
    const { address, api, pass } = await send();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await pass(999);
    expect(address()).toBe(`/tool/1/book${goodDates}`);
    expect(api.mutations()).toEqual([]);
    await pass(1);
    expect(address()).toBe('/dashboard');
    expect(screen.getByText('Booking request sent')).toBeInTheDocument();
  });

  it('shows an error when offline and can be retried', async () => {
    online.mockReturnValue(false);
    const { address, pass } = await send();
    await pass(1000);
    expect(main().getByRole('alert')).toHaveTextContent(
      'Failed to submit booking request. Please try again.',
    );
    expect(address()).toBe(`/tool/1/book${goodDates}`);
    expect(submit()).toBeEnabled();

    online.mockReturnValue(true);
    await act(async () => submit().click());
    await pass(0);
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
    await pass(1000);
    expect(address()).toBe('/dashboard');
  });

  it('does not redirect to the dashboard after the member has left the page', async () => {
    const { address, history, pass } = await send();
    await act(async () => history.push('/terms'));
    await pass(2000);
    expect(address()).toBe('/terms');
  });
});
