import { screen, within } from '@testing-library/react';
import { buildBookingDetails, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import type { BookingDetails } from '../api/bookingsApi';

beforeEach(() => setToday('2026-07-08T10:00:00Z'));
afterEach(() => jest.useRealTimers());

async function open(changes: Partial<BookingDetails>, responseMinutes: number | null) {
  const booking = buildBookingDetails(changes);
  const member = {
    id: '6',
    name: 'Torben Krogh',
    createdAt: '2024-03-15T08:00:00.000Z',
    about: null,
    reviewCount: 0,
    ratingAverage: null,
    avatarImageUrl: null,
    location: null,
    emailConfirmed: true,
    responseRate: null,
    responseMinutes,
  };
  const rendered = await renderRoute('/booking/77?new', {
    user: buildUser(),
    api: {
      booking: () => ({ booking }),
      bookingReviews: () => ({ booking: null }),
      member: () => ({ member }),
    },
  });
  return rendered;
}

const asked = {
  state: 'REQUESTED',
  due: '2026-07-09T08:00:00.000Z',
  possible: ['WITHDRAW'],
} as const;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the page of a booking that was just made', () => {
  it('says how soon the owner usually answers, what is paid and where it is', async () => {
    await open({ ...asked, possible: ['WITHDRAW'] }, 100);
    await heading('Asked! Torben usually answers within a few hours');
    const made = within(screen.getByRole('region', { name: /^Asked!/ }));
    const lines = made.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Torben can answer until/);
    expect(lines[1]).toMatch(/^We hold 1,255.kr. on your card. You pay only if Torben says yes.$/);
    expect(lines[2]).toMatch(/When Torben says yes, you see the address or agree on a place.$/);
    expect(made.getByRole('button', { name: 'Write to Torben' })).toBeInTheDocument();
    expect(made.getByRole('presentation')).toBeInTheDocument();
    const head = within(screen.getByRole('region', { name: 'Tool' }));
    expect(head.queryByRole('presentation')).not.toBeInTheDocument();
  });

  it('promises no time when none is known', async () => {
    await open({ ...asked, possible: ['WITHDRAW'] }, null);
    expect(await heading('You have asked Torben to borrow the tool')).toBeInTheDocument();
  });

  it('names the weekday of an instant booking and saves it to the calendar', async () => {
    let saved: Blob | null = null;
    URL.createObjectURL = (given) => {
      saved = given as Blob;
      return 'blob:skuret';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { person } = await open({ startDate: '2026-07-11', endDate: '2026-07-13' }, null);
    await heading(/^Booked! Pick it up Saturday.11.July$/);
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(saved).toMatchObject({ type: 'text/calendar' });
  });

  it('is the ordinary page once the request is answered', async () => {
    await open({ state: 'DECLINED' }, null);
    expect(await heading('Borehammer SDS-plus')).toBeInTheDocument();
    expect(screen.queryByText(/^Asked!/)).not.toBeInTheDocument();
  });
});
