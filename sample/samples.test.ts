import { bookingStatuses } from '../domain/bookings/booking';
import { averageRating } from '../domain/members/user';
import { allCategories } from '../domain/tools/categories';
import { daysBetween, getCopenhagenDate, isCalendarDate } from '../domain/values/days';
import { recentActivity } from './activity';
import { borrowedBookings, dashboardBookings, lentBookings, rentalHistory } from './bookings';
import { categoryCounts } from './categoryCounts';
import { sampleConversations } from './conversations';
import { furtherMembers } from './furtherMembers';
import { furtherToolReviews } from './furtherToolReviews';
import { sampleMembers } from './members';
import { memberProfile, memberTools } from './profiles';
import { memberRating, memberReviews, profileReviews } from './reviews';
import { toolReviews } from './toolReviews';
import { sampleTools } from './tools';
import { viewerId } from './viewer';

const drawings = [
  ...['drill', 'hammer-drill', 'circular-saw', 'jigsaw', 'angle-grinder', 'sander'],
  ...[
    'lawn-mower',
    'hedge-trimmer',
    'chainsaw',
    'wheelbarrow',
    'leaf-blower',
    'toolbox',
    'pull-saw',
  ],
  ...['stand-mixer', 'waffle-iron', 'pressure-washer', 'carpet-cleaner', 'tent', 'grill'],
  ...['cement-mixer', 'tile-cutter', 'car-jack', 'trailer', 'paint-sprayer', 'ladder'],
  ...['drain-snake', 'pipe-wrench', 'multimeter', 'generator', 'work-light'],
];

const today = '2026-07-04';
const memberIds = sampleMembers.map(({ id }) => id);
const toolIds = sampleTools.map(({ id }) => id);
const oneDecimal = (value: number | null) => Math.round((value ?? 0) * 10) / 10;

function expectUnique(ids: readonly string[]): void {
  expect(new Set(ids).size).toBe(ids.length);
}

describe('sample members', () => {
  it('are the eight with pictures, and twelve further ones without', () => {
    expect(memberIds).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(sampleMembers.map(({ avatar }) => avatar)).toEqual(
      memberIds.map((id) => `/images/members/${id}.svg`),
    );
    expect(furtherMembers.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 9)),
    );
    const faces = furtherMembers.filter(({ avatar }) => avatar !== '').map(({ id }) => id);
    expect(faces).toEqual(['9', '10']);
  });

  it.each([...sampleMembers, ...furtherMembers])('$name has a complete profile', (member) => {
    expect(isCalendarDate(member.memberSince)).toBe(true);
    expect(member.bio.length).toBeGreaterThan(80);
    expect(member.aboutDanish.length).toBeGreaterThan(80);
    expect(member.aboutDanish).not.toBe(member.bio);
    expect(member.responseRate).toBeGreaterThanOrEqual(0);
    expect(member.responseRate).toBeLessThanOrEqual(100);
  });
});

describe('sample profiles', () => {
  it.each([...sampleMembers, ...furtherMembers])(
    'of $name match their tools and reviews',
    ({ id }) => {
      expect(memberProfile(id)).toMatchObject({
        ratingAverage: memberRating(id),
        reviewCount: memberReviews(id).length,
      });
      expect(memberTools(id).length).toBeGreaterThan(0);
    },
  );

  it('exist for sample members only', () => {
    expect(memberProfile('21')).toBeNull();
    expect(memberTools('21')).toEqual([]);
  });
});

it('has the category counts of §2', () => {
  expect(Object.values(categoryCounts)).toEqual([158, 127, 94, 83, 62, 74, 45, 38, 52, 41]);
  expect(Object.keys(categoryCounts)).toEqual([
    ...['Power Tools', 'Hand Tools', 'Garden & Lawn', 'Kitchen', 'Cleaning'],
    ...['Outdoor', 'Automotive', 'Painting', 'Plumbing', 'Electrical'],
  ]);
});

describe('sample tools', () => {
  it('match the thirty drawings, in their order', () => {
    expect(sampleTools.map(({ slug }) => slug)).toEqual(drawings);
    expect(toolIds).toEqual(drawings.map((_, index) => String(index + 1)));
    expect(sampleTools.map(({ imageUrl }) => imageUrl)).toEqual(
      drawings.map((slug) => `/images/tools/${slug}.svg`),
    );
  });

  it('cover every category and include eight featured tools', () => {
    const names = new Set(
      sampleTools.flatMap(({ categories }) => categories.map(({ name }) => name)),
    );
    expect(names).toEqual(new Set(allCategories.map(({ name }) => name)));
    expect(sampleTools.filter(({ featured }) => featured)).toHaveLength(8);
  });

  it('have distinct names and descriptions', () => {
    expectUnique(sampleTools.map(({ name }) => name));
    expectUnique(sampleTools.map(({ description }) => description));
  });

  it.each(sampleTools)('$name is complete', (tool) => {
    expect(memberIds).toContain(tool.owner.id);
    expect(Number.isInteger(tool.pricePerDayCents)).toBe(true);
    expect(tool.pricePerDayCents).toBeGreaterThan(0);
    expect(Number.isInteger(tool.depositCents)).toBe(true);
    expect(tool.maxAvailableCount).toBeGreaterThanOrEqual(1);
    expect(tool.maxAvailableCount).toBeLessThanOrEqual(5);
    expect(['available', 'borrowed']).toContain(tool.availability);
    expect(tool.specifications.length).toBeGreaterThan(0);
    expect(tool.includedItems.length).toBeGreaterThan(0);
    expect(tool.usageInstructions).not.toBe('');
    const sentences = tool.description.match(/[.?!](?: |$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });
});

describe('sample reviews', () => {
  it('include three of the member’s own profile', () => {
    expect(profileReviews).toHaveLength(3);
    expectUnique(profileReviews.map(({ id }) => id));
  });

  it.each(toolReviews)(
    'of $toolName match its rating and count',
    ({ toolId, toolName, ownerId, reviews }) => {
      const tool = sampleTools.find(({ id }) => id === toolId);
      expect(tool?.name).toBe(toolName);
      expect(tool?.owner.id).toBe(ownerId);
      expect(tool?.reviewCount).toBe(reviews.length);
      expect(tool?.ratingAverage).toBe(
        oneDecimal(averageRating(reviews.map(([, rating]) => rating))),
      );
    },
  );

  it.each([...toolReviews, ...furtherToolReviews])(
    'of $toolName are by other members, once each, oldest first',
    ({ ownerId, reviews }) => {
      const people = [...sampleMembers, ...furtherMembers];
      expectUnique(reviews.map(([memberId]) => memberId));
      expect(reviews.map(([, , date]) => date)).toEqual(reviews.map(([, , date]) => date).sort());
      for (const [memberId, rating, date, comment, english] of reviews) {
        expect(memberId).not.toBe(ownerId);
        const reviewer = people.find(({ id }) => id === memberId);
        expect(reviewer && reviewer.memberSince < date).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(rating);
        expect(isCalendarDate(date)).toBe(true);
        expect(comment).not.toBe(english);
      }
    },
  );

  it('of a member cover their tools, newest first', () => {
    for (const { id } of sampleMembers) {
      const reviews = memberReviews(id);
      const tools = sampleTools.filter(({ owner }) => owner.id === id);
      expect(reviews).toHaveLength(tools.reduce((sum, tool) => sum + tool.reviewCount, 0));
      expectUnique(reviews.map((review) => review.id));
      const dates = reviews.map(({ createdAt }) => createdAt);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(memberRating(id)).toBe(averageRating(reviews.map(({ rating }) => rating)));
    }
    expect(memberReviews('nobody')).toEqual([]);
    expect(memberRating('nobody')).toBeNull();
  });
});

describe('sample bookings', () => {
  const bookings = borrowedBookings(today);
  const lent = lentBookings(today);

  it('include every status, with and without conversation and review', () => {
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
    expect(new Set(bookings.map(({ reviewed }) => reviewed))).toEqual(new Set([true, false]));
    expect(bookings.some(({ conversationId }) => conversationId === null)).toBe(true);
    expect(bookings.some(({ conversationId }) => conversationId !== null)).toBe(true);
    expectUnique([...bookings, ...lent].map(({ id }) => id));
    expectUnique([...bookings, ...lent].map(({ number }) => number));
  });

  it.each(bookings)(
    '$id matches its tool, its owner, its dates and its conversation',
    (booking) => {
      const tool = sampleTools.find(({ id }) => id === booking.tool.id);
      expect(booking.tool.pricePerDayCents).toBe(tool?.pricePerDayCents);
      expect(booking.borrower.id).toBe(viewerId);
      expect(booking.tool.owner.id).toBe(tool?.owner.id);
      expect(booking.tool.owner.ratingAverage).toBe(memberRating(booking.tool.owner.id));
      const days = daysBetween(booking.startDate, booking.endDate);
      expect(days).toBeGreaterThan(0);
      expect(booking.totalPriceCents).toBe(booking.tool.pricePerDayCents * days);
      if (booking.conversationId !== null) {
        const conversation = sampleConversations(new Date('2026-07-04T10:00:00Z')).find(
          ({ id }) => id === booking.conversationId,
        );
        expect(conversation?.tool.id).toBe(booking.tool.id);
      }
    },
  );

  it.each(bookings)('$id has the status that its dates imply', ({ status, startDate, endDate }) => {
    if (status === 'upcoming') expect(startDate > today).toBe(true);
    if (status === 'active') expect(startDate <= today && today <= endDate).toBe(true);
    if (status === 'overdue' || status === 'completed') expect(endDate < today).toBe(true);
  });

  it('are marked as reviewed only where the member’s review exists', () => {
    const firstSignInId = '9';
    for (const { tool } of bookings.filter(({ reviewed }) => reviewed)) {
      const found = toolReviews.find(({ toolId }) => toolId === tool.id);
      expect(found?.reviews.some(([memberId]) => memberId === firstSignInId)).toBe(true);
    }
  });

  it.each(bookings)('$id matches the availability of its tool', ({ status, tool }) => {
    if (status !== 'active' && status !== 'overdue') return;
    expect(sampleTools.find(({ id }) => id === tool.id)?.availability).toBe('borrowed');
  });

  it('on the dashboard are lent and borrowed, one of each status', () => {
    const { myBookings, lendBookings } = dashboardBookings(today);
    const kinds = [...myBookings, ...lendBookings].map(({ role, status }) => `${role} ${status}`);
    expect(kinds).toEqual([
      'BORROWER active',
      'BORROWER upcoming',
      'BORROWER completed',
      'OWNER active',
      'OWNER upcoming',
      'OWNER completed',
    ]);
    expect(lendBookings.every(({ tool }) => tool.owner.id === viewerId)).toBe(true);
  });

  it('include three records in the history, newest first', () => {
    const records = rentalHistory(today);
    expect(records.map(({ role }) => role)).toEqual(['OWNER', 'BORROWER', 'BORROWER']);
    expect(records.every(({ status }) => status === 'completed')).toBe(true);
    expectUnique(records.map(({ id }) => id));
    const ends = records.map(({ endDate }) => endDate);
    expect(ends).toEqual([...ends].sort().reverse());
  });
});

describe('sample conversations', () => {
  it.each([
    '2026-07-04T10:00:00Z',
    '2026-07-03T22:00:01Z',
    '2026-07-04T21:59:59Z',
    '2026-03-29T01:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-12-31T23:30:00Z',
  ])(
    'at %s have messages of today, yesterday and long ago, in order and none in the future',
    (instant) => {
      const now = new Date(instant);
      const days = sampleConversations(now).flatMap(({ messages }) => {
        const times = messages.map(({ timestamp }) => timestamp);
        expect(times).toEqual([...times].sort());
        return times.map((time) => {
          expect(new Date(time).getTime()).toBeLessThanOrEqual(now.getTime());
          return daysBetween(getCopenhagenDate(new Date(time)), getCopenhagenDate(now));
        });
      });
      expect(days).toEqual(expect.arrayContaining([0, 1, 2, 3, 5, 6, 8, 39, 44]));
    },
  );

  it('are between the member and the owner of the tool', () => {
    const conversations = sampleConversations(new Date('2026-07-04T10:00:00Z'));
    expectUnique(conversations.map(({ id }) => id));
    expectUnique(conversations.flatMap(({ messages }) => messages.map(({ id }) => id)));
    for (const { tool: about, participants, messages, typingParticipantId } of conversations) {
      const tool = sampleTools.find(({ id }) => id === about.id);
      const ids = participants.map(({ id }) => id);
      expect(about.name).toBe(tool?.name);
      expect(ids).toEqual([viewerId, tool?.owner.id]);
      expect(messages.every(({ senderId }) => ids.includes(senderId))).toBe(true);
      expect([null, tool?.owner.id]).toContain(typingParticipantId);
    }
    expect(
      conversations.filter(({ typingParticipantId }) => typingParticipantId !== null),
    ).toHaveLength(1);
    const own = conversations.flatMap(({ messages }) =>
      messages.filter(({ senderId }) => senderId === viewerId),
    );
    expect(own.some(({ read }) => read) && own.some(({ read }) => !read)).toBe(true);
  });

  it('have a preview for the dashboard, two of them unread', () => {
    const conversations = sampleConversations(new Date('2026-07-04T10:00:00Z'));
    expect(conversations.every(({ preview }) => preview !== '')).toBe(true);
    expect(conversations.filter(({ unread }) => unread)).toHaveLength(2);
    for (const { messages, newestAt } of conversations) {
      expect(newestAt).toBe(messages.at(-1)?.timestamp);
    }
  });

  it('produce activity newest first and none in the future', () => {
    const now = new Date('2026-07-03T22:05:00Z');
    const times = recentActivity(now).map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times.every((time) => time <= now.toISOString())).toBe(true);
    expectUnique(recentActivity(now).map(({ id }) => id));
  });
});
