import { bookingStatuses } from '../../domain/bookings/booking';
import { quoteFor } from '../../domain/payments/quote';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { bookingRows } from '../../sample/bookings';
import { furtherMembers } from '../../sample/furtherMembers';
import { lentBookingRows } from '../../sample/lentBookings';
import { sampleMembers } from '../../sample/members';
import { memberReviews, profileReviews } from '../../sample/reviews';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { demoSignIns } from './demoMembers';
import { demoPictures } from './demoPictures';
import { demoReservations } from './demoReservations';
import { demoTools } from './demoTools';

const now = new Date('2026-11-22T08:00:00Z');
const today = getCopenhagenDate(now);
const viewer = demoSignIns[0]?.memberId ?? '';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService({ seed: 'demo', now: () => now });
  token = await service.signIn(demoSignIns[0]?.email ?? '', demoSignIns[0]?.password ?? '');
});
afterAll(() => service.close());

const bookingFields = `{ id number role units status startDate endDate totalPriceCents reviewed
  borrower { id } tool { id name imageUrl owner { id } } }`;

/** A sample row as the GraphQL API shows it. */
function shown(
  row: (typeof bookingRows)[number] | (typeof lentBookingRows)[number],
  more: { id: string; toolId: string; borrowerId: string; role: 'BORROWER' | 'OWNER' },
) {
  const tool = demoTools.find(({ id }) => id === more.toolId);
  if (!tool) throw new Error(`There is no tool ${more.toolId}`);
  return {
    id: more.id,
    number: `SK-${20416 + Number(more.id) * 37}`,
    role: more.role,
    units: 1,
    status: row.status,
    startDate: addDays(today, row.startsInDays),
    endDate: addDays(today, row.endsInDays),
    // The sample shows days x price (§9); live shows what was booked and posted.
    totalPriceCents: quoteFor(
      { ...tool, pricePerWeekCents: null },
      row.endsInDays - row.startsInDays,
      1,
    ).totalCents,
    reviewed: row.reviewed,
    borrower: { id: more.borrowerId },
    tool: {
      id: tool.id,
      name: tool.name,
      imageUrl: demoPictures(tool)[0],
      owner: { id: tool.owner.id },
    },
  };
}

const borrowed = bookingRows.map((row) =>
  shown(row, { id: row.id, toolId: row.toolId, borrowerId: viewer, role: 'BORROWER' }),
);
const lent = lentBookingRows.map((row, index) =>
  shown(row, {
    // Their ids follow those of the borrowed ones.
    id: String(bookingRows.length + index + 1),
    toolId: row.tool.id,
    borrowerId: row.memberId,
    role: 'OWNER',
  }),
);

test('the bookings of the first sign-in match the sample, in order', async () => {
  const { data } = await service.graphql(`{ myBookings ${bookingFields} }`, {}, token);
  expect(data.myBookings).toEqual(borrowed);
});

test('the lent bookings of the first sign-in include the sample’s and every status', async () => {
  const { data } = await service.graphql(`{ lendBookings ${bookingFields} }`, {}, token);
  const ids = data.lendBookings.map(({ id }) => id);
  expect(data.lendBookings).toEqual(expect.arrayContaining(lent));
  expect(new Set(data.lendBookings.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
  // All of its bookings are in the demo's own list.
  const ownTools = demoTools.filter(({ owner }) => owner.id === viewer).map(({ id }) => id);
  const listed = demoReservations.filter(({ toolId }) => ownTools.includes(toolId));
  expect([...ids].sort()).toEqual(listed.map(({ id }) => id).sort());
});

test('the history starts with the sample’s three and lists all completed bookings', async () => {
  const { data } = await service.graphql(`{ rentalHistory ${bookingFields} }`, {}, token);
  const over = [...borrowed, ...lent]
    .filter(({ status }) => status === 'completed')
    .sort((one, other) => other.endDate.localeCompare(one.endDate));
  expect(data.rentalHistory).toEqual(over);
  expect(over.slice(0, 3).map(({ role }) => role)).toEqual(['OWNER', 'BORROWER', 'BORROWER']);
});

const reviewFields = '{ id rating createdAt createdByUser { id name } tool { id name } }';

test('the profile of the first sign-in has the sample’s three reviews', async () => {
  const { data } = await service.graphql(
    `query ($id: ID!) { memberReviews(memberId: $id) ${reviewFields} }`,
    { id: viewer },
  );
  expect(
    data.memberReviews.map(({ rating, createdAt, createdByUser, tool }) => ({
      rating,
      date: createdAt.slice(0, 10),
      reviewer: createdByUser.name,
      tool: { id: tool.id, name: tool.name },
    })),
  ).toEqual(
    profileReviews.map(({ rating, createdAt, createdByUser, tool }) => ({
      rating,
      date: createdAt.slice(0, 10),
      reviewer: createdByUser.name,
      tool,
    })),
  );
});

test.each([...sampleMembers, ...furtherMembers])(
  'the profile of $name has the sample’s facts and reviews',
  async ({ id, name, location, memberSince, avatar }) => {
    const { data } = await service.graphql(
      `query ($id: ID!) { member(id: $id) { name location createdAt avatarImageUrl reviewCount emailConfirmed }
        memberReviews(memberId: $id) ${reviewFields} memberTools(memberId: $id) { id } }`,
      { id },
    );
    const reviews = memberReviews(id);
    expect(data.member).toEqual({
      name,
      location,
      createdAt: expect.stringContaining(memberSince),
      avatarImageUrl: avatar || null,
      reviewCount: reviews.length,
      emailConfirmed: true,
    });
    const facts = (
      list: { rating: number; tool: { name: string }; createdByUser: { name: string } }[],
    ) =>
      list
        .map(({ tool, rating, createdByUser }) => `${tool.name} ${rating} ${createdByUser.name}`)
        .sort();
    expect(facts(data.memberReviews)).toEqual(facts(reviews));
    expect(data.memberTools.map((tool) => tool.id).sort()).toEqual(
      demoTools
        .filter(({ owner }) => owner.id === id)
        .map((tool) => tool.id)
        .sort(),
    );
  },
);

test('a review is later than its booking', async () => {
  const rows = await service.executor
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .select(['bookings.id', 'bookings.end_date', 'reviews.created_at', 'rating'])
    .orderBy('bookings.id')
    .execute();
  expect(rows.map(({ id, rating }) => ({ id, rating }))).toEqual([
    { id: 6, rating: 5 },
    { id: 7, rating: 5 },
  ]);
  for (const { end_date, created_at } of rows) {
    expect(getCopenhagenDate(created_at)).toBe(addDays(end_date, 1));
  }
});

test('a new member has no bookings, reviews or alarms', async () => {
  const fresh = await service.signUp();
  const me = await service.graphql('{ currentUser { id } }', {}, fresh);
  const { data, errors } = await service.graphql(
    `query ($id: ID!) { myBookings { id } lendBookings { id } rentalHistory { id }
      favouriteTools { id } memberReviews(memberId: $id) { id } memberTools(memberId: $id) { id }
      currentUser { about location avatarImageUrl reviewCount ratingAverage toolCount emailConfirmed
        settings { emailNotifications pushNotifications marketing } } }`,
    { id: me.data.currentUser.id },
    fresh,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    myBookings: [],
    lendBookings: [],
    rentalHistory: [],
    favouriteTools: [],
    memberReviews: [],
    memberTools: [],
    currentUser: {
      about: null,
      location: null,
      avatarImageUrl: null,
      reviewCount: 0,
      ratingAverage: null,
      toolCount: 0,
      emailConfirmed: false,
      settings: { emailNotifications: true, pushNotifications: true, marketing: false },
    },
  });
});
