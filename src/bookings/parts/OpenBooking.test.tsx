import { screen, waitFor } from '@testing-library/react';
import { buildBooking, buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { Booking } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

const tool = buildToolDetail();
const own = (changes: Partial<Booking>): Booking => {
  const booking = buildBooking(changes);
  return { ...booking, tool: { ...booking.tool, id: tool.id } };
};

const unpaid: Partial<Booking> = {
  id: '91',
  state: 'AWAITING_PAYMENT',
  due: '2026-07-08T10:15:00.000Z',
  startDate: '2026-07-10',
  endDate: '2026-07-12',
};

it('shows an unfinished payment on the tool page with its deadline and a link to finish it', async () => {
  await renderRoute(`/tool/${tool.id}`, {
    user: buildUser(),
    source: 'live',
    api: { tool: () => ({ tool }), myBookings: () => ({ myBookings: [own(unpaid)] }) },
  });
  expect(
    await screen.findByText(
      /^Din betaling for 10\.–\u206012\. juli 2026 er ikke færdig\. Gør den færdig inden .*12\.15\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gør betalingen færdig' })).toHaveAttribute(
    'href',
    '/booking/91',
  );
});

it('does not request bookings for a visitor', async () => {
  const { api } = await renderRoute(`/tool/${tool.id}`, {
    source: 'live',
    api: { tool: () => ({ tool }) },
  });
  await screen.findByRole('heading', { level: 1, name: tool.name });
  expect(api.callsOf('myBookings')).toEqual([]);
});

it('a second request links to the first booking', async () => {
  const refused = 'You have already asked for this tool on some of these days.';
  const { api, person } = await renderRoute(
    `/tool/${tool.id}/book?start=2026-07-10&end=2026-07-12`,
    {
      user: buildUser(),
      source: 'live',
      api: {
        tool: () => ({ tool }),
        member: () => ({ member: null }),
        quote: () => ({ quote: { quote: null, errors: [] } }),
        requestBooking: () => ({
          requestBooking: {
            booking: null,
            stepUrl: null,
            openBooking: { id: '91', state: 'REQUESTED' },
            errors: [refused],
          },
        }),
      },
    },
  );
  const [button] = await screen.findAllByRole('button', { name: /^(Ask .*|Book)$/ });
  if (button) await person.click(button);
  await waitFor(() => expect(api.callsOf('requestBooking')).toHaveLength(1));
  expect(await screen.findByText(refused)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
    'href',
    '/booking/91',
  );
});
