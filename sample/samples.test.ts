import { blogCategories } from '../domain/blog';
import { bookingStatuses } from '../domain/booking';
import { allCategories } from '../domain/categories';
import { copenhagenDateOf, daysBetween, isCalendarDate } from '../domain/days';
import { averageRating } from '../domain/user';
import { sampleActivity } from './activity';
import { sampleBlogPosts } from './blogPosts';
import { sampleBookings } from './bookings';
import { sampleConversations, viewerParticipantId } from './conversations';
import { sampleDashboardBookings } from './dashboardBookings';
import { fixedArticle } from './fixedArticle';
import { furtherMembers } from './furtherMembers';
import { furtherToolReviews } from './furtherToolReviews';
import { sampleHistory } from './history';
import { sampleJobs } from './jobs';
import { sampleMembers } from './members';
import { sampleMessages } from './messages';
import { samplePlans } from './plans';
import { memberRating, memberReviews, profileReviews } from './reviews';
import { toolReviews } from './toolReviews';
import { sampleTools } from './tools';

const drawings = [
  ...['drill', 'hammer-drill', 'circular-saw', 'jigsaw', 'angle-grinder', 'sander'],
  ...[
    'lawn-mower',
    'hedge-trimmer',
    'chainsaw',
    'wheelbarrow',
    'leaf-blower',
    'toolbox',
    'hand-saw',
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

describe('members', () => {
  it('are the eight of the pictures, and twelve further ones without', () => {
    expect(memberIds).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(sampleMembers.map(({ avatar }) => avatar)).toEqual(
      memberIds.map((id) => `/images/members/${id}.svg`),
    );
    expect(furtherMembers.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 9)),
    );
    expect(furtherMembers.every(({ avatar }) => avatar === '')).toBe(true);
  });

  it.each([...sampleMembers, ...furtherMembers])('$name has a whole profile', (member) => {
    expect(isCalendarDate(member.memberSince)).toBe(true);
    expect(member.bio.length).toBeGreaterThan(80);
    expect(member.aboutDanish.length).toBeGreaterThan(80);
    expect(member.aboutDanish).not.toBe(member.bio);
    expect(member.responseRate).toBeGreaterThanOrEqual(0);
    expect(member.responseRate).toBeLessThanOrEqual(100);
  });
});

describe('tools', () => {
  it('are the thirty drawings, in their order', () => {
    expect(sampleTools.map(({ slug }) => slug)).toEqual(drawings);
    expect(toolIds).toEqual(drawings.map((_, index) => String(index + 1)));
    expect(sampleTools.map(({ imageUrl }) => imageUrl)).toEqual(
      drawings.map((slug) => `/images/tools/${slug}.svg`),
    );
  });

  it('cover every category, and have eight featured', () => {
    const names = new Set(sampleTools.flatMap(({ categories }) => categories));
    expect(names).toEqual(new Set(allCategories.map(({ name }) => name)));
    expect(sampleTools.filter(({ featured }) => featured)).toHaveLength(8);
  });

  it('have distinct names and descriptions', () => {
    expectUnique(sampleTools.map(({ name }) => name));
    expectUnique(sampleTools.map(({ description }) => description));
  });

  it.each(sampleTools)('$name is whole', (tool) => {
    expect(memberIds).toContain(tool.owner.id);
    expect(Number.isInteger(tool.pricePerDayCents)).toBe(true);
    expect(tool.pricePerDayCents).toBeGreaterThan(0);
    expect(Number.isInteger(tool.depositCents)).toBe(true);
    expect(tool.maxAvailableCount).toBeGreaterThanOrEqual(1);
    expect(tool.maxAvailableCount).toBeLessThanOrEqual(5);
    expect(['available', 'borrowed']).toContain(tool.availability);
    expect(tool.specifications.length).toBeGreaterThan(0);
    expect(tool.whatsIncluded.length).toBeGreaterThan(0);
    expect(tool.usageInstructions).not.toBe('');
    const sentences = tool.description.match(/[.?!](?: |$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });
});

describe('reviews', () => {
  it('of the own profile are three', () => {
    expect(profileReviews).toHaveLength(3);
    expectUnique(profileReviews.map(({ id }) => id));
  });

  it.each(toolReviews)(
    'of $toolName come to what the tool says',
    ({ toolId, toolName, ownerId, reviews }) => {
      const tool = sampleTools.find(({ id }) => id === toolId);
      expect(tool?.name).toBe(toolName);
      expect(tool?.owner.id).toBe(ownerId);
      expect(tool?.reviews).toBe(reviews.length);
      expect(tool?.rating).toBe(oneDecimal(averageRating(reviews.map(([, rating]) => rating))));
    },
  );

  it.each([...toolReviews, ...furtherToolReviews])(
    'of $toolName are by others, once each, oldest first',
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

  it('of a member are those of the member’s tools, newest first', () => {
    for (const { id } of sampleMembers) {
      const reviews = memberReviews(id);
      const tools = sampleTools.filter(({ owner }) => owner.id === id);
      expect(reviews).toHaveLength(tools.reduce((sum, tool) => sum + tool.reviews, 0));
      expectUnique(reviews.map((review) => review.id));
      const dates = reviews.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(memberRating(id)).toBe(oneDecimal(averageRating(reviews.map(({ rating }) => rating))));
    }
    expect(memberReviews('nobody')).toEqual([]);
    expect(memberRating('nobody')).toBe(0);
  });
});

describe('bookings', () => {
  const bookings = sampleBookings(today);

  it('show every status, with and without conversation, reviewed and not', () => {
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
    expect(new Set(bookings.map(({ reviewed }) => reviewed))).toEqual(new Set([true, false]));
    expect(bookings.some(({ conversationId }) => conversationId === null)).toBe(true);
    expect(bookings.some(({ conversationId }) => conversationId !== null)).toBe(true);
    expectUnique(bookings.map(({ id }) => id));
    expectUnique(bookings.map(({ bookingId }) => bookingId));
  });

  it.each(bookings)('$id fits its tool, its owner, its dates and its conversation', (booking) => {
    const tool = sampleTools.find(({ id }) => id === booking.tool.id);
    expect(booking.tool.pricePerDayCents).toBe(tool?.pricePerDayCents);
    expect(booking.owner.id).toBe(tool?.owner.id);
    expect(booking.owner.rating).toBe(memberRating(booking.owner.id));
    const days = daysBetween(booking.startDate, booking.endDate);
    expect(days).toBeGreaterThan(0);
    expect(booking.totalPriceCents).toBe(booking.tool.pricePerDayCents * days);
    if (booking.conversationId !== null) {
      const conversation = sampleConversations(new Date('2026-07-04T10:00:00Z')).find(
        ({ id }) => id === booking.conversationId,
      );
      expect(conversation?.toolId).toBe(booking.tool.id);
    }
  });

  it.each(bookings)('$id has the status of its dates', ({ status, startDate, endDate }) => {
    if (status === 'upcoming') expect(startDate > today).toBe(true);
    if (status === 'active') expect(startDate <= today && today <= endDate).toBe(true);
    if (status === 'overdue' || status === 'completed') expect(endDate < today).toBe(true);
  });

  it('are marked as reviewed only where the viewer’s review stands', () => {
    const firstSignInId = '9';
    for (const { tool } of bookings.filter(({ reviewed }) => reviewed)) {
      const found = toolReviews.find(({ toolId }) => toolId === tool.id);
      expect(found?.reviews.some(([memberId]) => memberId === firstSignInId)).toBe(true);
    }
  });

  it.each(bookings)('$id agrees with whether its tool is free', ({ status, tool }) => {
    if (status !== 'active' && status !== 'overdue') return;
    expect(sampleTools.find(({ id }) => id === tool.id)?.availability).toBe('borrowed');
  });

  it('of the dashboard are lent and borrowed, one of each of its statuses', () => {
    const kinds = sampleDashboardBookings(today).map(({ kind, status }) => `${kind} ${status}`);
    expect(kinds).toEqual([
      'borrowed active',
      'borrowed upcoming',
      'borrowed completed',
      'lent active',
      'lent upcoming',
      'lent completed',
    ]);
    expectUnique(sampleDashboardBookings(today).map(({ id }) => id));
  });

  it('leave three records in the history, newest first', () => {
    const records = sampleHistory(today);
    expect(records.map(({ type }) => type)).toEqual(['lent', 'borrowed', 'borrowed']);
    expect(records.every(({ status }) => status === 'completed')).toBe(true);
    expectUnique(records.map(({ id }) => id));
    const ends = records.map(({ endDate }) => endDate);
    expect(ends).toEqual([...ends].sort().reverse());
  });
});

describe('conversations', () => {
  it.each([
    '2026-07-04T10:00:00Z',
    '2026-07-03T22:00:01Z',
    '2026-07-04T21:59:59Z',
    '2026-03-29T01:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-12-31T23:30:00Z',
  ])(
    'at %s have messages of today, of yesterday and of long ago, in order and none to come',
    (instant) => {
      const now = new Date(instant);
      const days = sampleConversations(now).flatMap(({ messages }) => {
        const times = messages.map(({ timestamp }) => timestamp);
        expect(times).toEqual([...times].sort());
        return times.map((time) => {
          expect(new Date(time).getTime()).toBeLessThanOrEqual(now.getTime());
          return daysBetween(copenhagenDateOf(new Date(time)), copenhagenDateOf(now));
        });
      });
      expect(days).toEqual(expect.arrayContaining([0, 1, 2, 3, 5, 6, 8, 39, 44]));
    },
  );

  it('are between the viewer and the owner of the tool', () => {
    const conversations = sampleConversations(new Date('2026-07-04T10:00:00Z'));
    expectUnique(conversations.map(({ id }) => id));
    expectUnique(conversations.flatMap(({ messages }) => messages.map(({ id }) => id)));
    for (const { toolId, toolName, participants, messages, typingParticipantId } of conversations) {
      const tool = sampleTools.find(({ id }) => id === toolId);
      const ids = participants.map(({ id }) => id);
      expect(toolName).toBe(tool?.name);
      expect(ids).toEqual([viewerParticipantId, tool?.owner.id]);
      expect(messages.every(({ senderId }) => ids.includes(senderId))).toBe(true);
      expect([null, tool?.owner.id]).toContain(typingParticipantId);
    }
    expect(
      conversations.filter(({ typingParticipantId }) => typingParticipantId !== null),
    ).toHaveLength(1);
    const own = conversations.flatMap(({ messages }) =>
      messages.filter(({ senderId }) => senderId === viewerParticipantId),
    );
    expect(own.some(({ read }) => read) && own.some(({ read }) => !read)).toBe(true);
  });

  it('have a row each on the dashboard, two of them unread, newest first', () => {
    const now = new Date('2026-07-04T10:00:00Z');
    const rows = sampleMessages(now);
    expect(rows.map(({ conversationId }) => conversationId).sort()).toEqual(
      sampleConversations(now).map(({ id }) => id),
    );
    expect(rows.filter(({ unread }) => unread)).toHaveLength(2);
    const times = rows.map(({ sentAt }) => sentAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('leave activity that is newest first and none to come', () => {
    const now = new Date('2026-07-03T22:05:00Z');
    const times = sampleActivity(now).map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(times.every((time) => time <= now.toISOString())).toBe(true);
    expectUnique(sampleActivity(now).map(({ id }) => id));
  });
});

describe('static pages', () => {
  it('have three articles of a readable length, in the blog’s categories', () => {
    expect(sampleBlogPosts).toHaveLength(3);
    expectUnique(sampleBlogPosts.map(({ slug }) => slug));
    expect(sampleBlogPosts.some(({ featured }) => featured)).toBe(true);
    expect(sampleBlogPosts).toContain(fixedArticle);
    for (const { content, readTime, category, imageUrl, date } of sampleBlogPosts) {
      const words = content.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(600);
      expect(readTime).toBe(Math.ceil(words / 200));
      expect(blogCategories).toContain(category);
      expect(drawings.map((slug) => `/images/tools/${slug}.svg`)).toContain(imageUrl);
      expect(isCalendarDate(date)).toBe(true);
    }
  });

  it('have three open roles', () => {
    expect(sampleJobs).toHaveLength(3);
    expectUnique(sampleJobs.map(({ id }) => id));
    expect(sampleJobs.every(({ requirements }) => requirements.length > 0)).toBe(true);
  });

  it.each([
    ['Basic', 0, 0, null],
    ['Pro', 999, 9999, 14],
    ['Business', 2999, 29999, null],
  ])(
    'have the plan %s at its prices',
    (name, pricePerMonthCents, pricePerYearCents, freeTrialDays) => {
      expect(samplePlans).toHaveLength(3);
      expect(samplePlans.find((plan) => plan.name === name)).toMatchObject({
        pricePerMonthCents,
        pricePerYearCents,
        freeTrialDays,
      });
    },
  );

  it('give Basic three rentals per month', () => {
    expect(samplePlans[0]?.features).toContain('3 rentals per month');
  });
});
