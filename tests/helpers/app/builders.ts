import { defaultRentalRules } from '../../../domain/bookings/rentalRules';
import type { User } from '../../../domain/members/user';
import { quoteFor } from '../../../domain/payments/quote';
import { allCategories } from '../../../domain/tools/categories';
import type { OwnTool, ToolListing } from '../../../domain/tools/tool';
import { daysBetween } from '../../../domain/values/days';
import type { Booking, BookingDetails } from '../../../src/bookings/api/bookingsApi';
import type { Message } from '../../../src/conversations/api/conversationsApi';
import type { Measure } from '../../../src/members/api/measuresApi';
import type { Receipt } from '../../../src/payments/api/receiptsApi';
import type { Category, FoundTool } from '../../../src/tools/api/catalogueApi';
import type { ToolDetail } from '../../../src/tools/api/toolApi';

/** A token as the app accepts one: three parts; nothing checks its signature here. */
export const testToken = 'head.body.signature';

export function buildUser(changes: Partial<User> = {}): User {
  return {
    id: '501',
    email: 'mette@skuret.example',
    name: 'Mette Holm',
    createdAt: '2024-03-15T09:00:00.000Z',
    about: 'Tømrer på Amager med for meget værktøj.',
    reviewCount: 12,
    ratingAverage: 4.75,
    avatarImageUrl: null,
    toolCount: 3,
    ...changes,
  };
}

/** What the person's own screens fetch besides the user. */
export function buildOwnProfile({ id, email }: User) {
  return {
    id,
    location: null,
    email,
    // Confirmed, because several screens ask a person to confirm an e-mail that is not.
    emailConfirmed: true,
    lender: { kind: 'PRIVATE' as const, trader: null },
    confirmationNeeded: false,
    pendingEmail: null as string | null,
    settings: {
      emailNotifications: true,
      mutedMails: [],
      pushNotifications: true,
      mutedPushes: [],
      marketing: false,
    },
  };
}

export function buildListing(changes: Partial<ToolListing> = {}): ToolListing {
  return {
    id: '1',
    name: 'Akku boremaskine',
    description: 'Let og stærk boremaskine med to batterier.',
    location: 'Nørrebro, København',
    imageUrl: '/images/tools/drill.svg',
    pricePerDayCents: 7500,
    categories: [{ id: 1, name: 'Power Tools', code: 'power-tools' }],
    ...changes,
  };
}

export function buildFoundTool(changes: Partial<FoundTool> = {}): FoundTool {
  return {
    ...buildListing(),
    ratingAverage: null,
    reviewCount: 0,
    distanceMetres: null,
    pricePerWeekCents: null,
    rules: { instantBooking: false },
    searchCursor: null,
    ...changes,
  };
}

export function buildToolDetail(changes: Partial<ToolDetail> = {}): ToolDetail {
  const { ratingAverage: _rating, reviewCount: _count, ...listing } = buildListing();
  return {
    ...listing,
    imageUrls: [listing.imageUrl],
    depositCents: 50000,
    brandName: 'Nordkraft',
    model: 'NK-18',
    powerDescription: '18 V',
    condition: 'God stand',
    weightGrams: 185,
    ageMonths: 18,
    usageInstructions: 'Lad batteriet op, før du afleverer den.',
    pickupHours: null,
    featured: true,
    includedItems: ['To batterier', 'Oplader'],
    specifications: [{ key: 'Spænding', value: '18 V' }],
    maxAvailableCount: 1,
    visibility: 'LISTED',
    needsIdentity: false,
    pricePerWeekCents: null,
    rules: {
      shortestDays: 1,
      longestDays: 365,
      noticeDays: 0,
      bufferDays: 0,
      horizonDays: 365,
      instantBooking: false,
      checkedBorrowers: false,
    },
    reviewCount: 1,
    ratingAverage: 4.75,
    rentalCount: 0,
    owner: {
      id: '2',
      name: 'Henrik Lund',
      createdAt: '2023-05-01T08:00:00.000Z',
      about: 'Låner gerne ud.',
      reviewCount: 8,
      ratingAverage: 4.9,
      avatarImageUrl: '/images/members/2.svg',
      emailConfirmed: false,
      responseRate: null,
      responseMinutes: null,
      lender: { kind: 'PRIVATE', trader: null },
    },
    reviews: [
      {
        id: '11',
        rating: 5,
        answer: null,
        comment: 'Den trak alt, jeg bad den om.',
        createdAt: '2026-05-04T10:00:00.000Z',
        createdByUser: { id: '3', name: 'Karen Møller', avatarImageUrl: '/images/members/3.svg' },
      },
    ],
    ...changes,
  };
}

/** A tool as its owner sees it; `tool` changes what others see. */
export function buildOwnTool({
  tool = {},
  ...changes
}: Partial<Omit<OwnTool, 'tool'>> & { tool?: Partial<OwnTool['tool']> } = {}): OwnTool {
  const { ratingAverage: _rating, reviewCount: _count, ...listing } = buildListing(tool);
  return {
    tool: {
      imageUrls: [listing.imageUrl],
      pricePerWeekCents: null,
      depositCents: 0,
      usageInstructions: 'Lad batteriet op, før du afleverer den.',
      pickupHours: null,
      includedItems: ['To batterier', 'Oplader'],
      specifications: [{ key: 'Spænding', value: '18 V' }],
      maxAvailableCount: 1,
      rules: defaultRentalRules,
      ...listing,
      ...tool,
    },
    state: 'PUBLISHED',
    hiddenReason: null,
    pickupAddress: null,
    declaredValueCents: null,
    viewCount: 0,
    version: 1,
    ...changes,
  };
}

/** Quotes as the service does, for a tool without a price for a week and without a deposit. */
export const answerQuote =
  (pricePerDayCents: number) =>
  ({ startDate, endDate, units }: Record<string, unknown>) => {
    const days = daysBetween(String(startDate), String(endDate));
    const prices = { pricePerDayCents, pricePerWeekCents: null, depositCents: 0 };
    const quote = { token: 'signed', ...quoteFor(prices, days, Number(units)) };
    return { quote: { quote, errors: [] } };
  };

export function buildCategories(): Category[] {
  return allCategories.map((category) => ({ ...category, description: `Alt i ${category.name}` }));
}

/** A message from the other member of a conversation, read. */
export function buildMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    senderId: '6',
    content: 'Hello',
    timestamp: '2026-07-04T11:00:00.000Z',
    type: 'text',
    read: true,
    pictures: [],
    clientId: null,
    ...changes,
  };
}

/** A booking as a list shows it: agreed, borrowed by Mette of Torben. */
export function buildBooking(changes: Partial<Booking> = {}): Booking {
  return {
    id: '77',
    number: 'SK-20477',
    role: 'BORROWER',
    tool: {
      id: '2',
      name: 'Borehammer SDS-plus',
      imageUrl: '/images/tools/hammer-drill.svg',
      pricePerDayCents: 12550,
      location: 'Valby, København',
      ratingAverage: 4.75,
      reviewCount: 6,
      owner: {
        id: '6',
        name: 'Torben Krogh',
        avatarImageUrl: '/images/members/6.svg',
        ratingAverage: 4.8,
      },
    },
    borrower: { id: '501', name: 'Mette Holm', avatarImageUrl: null, ratingAverage: null },
    startDate: '2026-07-08',
    endDate: '2026-07-18',
    units: 1,
    status: 'upcoming',
    state: 'ACCEPTED',
    possible: [],
    due: null,
    rentalCents: 113637,
    ownerEarnsCents: 113637,
    totalPriceCents: 125500,
    backIfCancelledCents: null,
    paymentRefused: false,
    reviewed: false,
    reviewUntil: null,
    conversationId: null,
    ...changes,
  };
}

/** A booking as its own page shows it. */
export function buildBookingDetails(changes: Partial<BookingDetails> = {}): BookingDetails {
  return {
    ...buildBooking(),
    tool: { ...buildBooking().tool, visibility: 'LISTED' },
    borrowerRating: null,
    since: '2026-07-01T08:00:00.000Z',
    serviceFeeCents: 11363,
    insuranceCents: 500,
    depositCents: 50000,
    paid: true,
    depositSecured: false,
    depositCharged: false,
    claimMostCents: 550_000,
    cover: null,
    stepUrl: null,
    lateFeeCents: 0,
    lateWaived: false,
    borrowerHasIt: false,
    ownerGaveIt: false,
    returnedOn: null,
    noShowHeldCents: null,
    statement: null,
    claimCents: null,
    claimText: null,
    ownerProposesCents: null,
    borrowerProposesCents: null,
    settledClaimCents: null,
    freeInstead: [],
    pickupAddress: null,
    pricePerDayCents: 17500,
    lateBefore: null,
    changeable: null,
    change: null,
    history: [
      {
        id: '1',
        step: 'request',
        actor: 'borrower',
        state: 'REQUESTED',
        note: null,
        amountCents: null,
        at: '2026-06-30T08:00:00.000Z',
      },
    ],
    ...changes,
  };
}

export function buildMoneyLine(kind: Receipt['receiptLines'][number]['kind'], amountCents: number) {
  return { kind, at: '2026-06-10T10:00:00.000Z', amountCents };
}

/** A paid booking, as its borrower sees it. */
export function buildReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    bookingId: '7',
    number: 'SK-20675',
    role: 'BORROWER',
    units: 1,
    tool: { id: '3', name: 'Kombistige' },
    owner: { id: '2', name: 'Elias Toft' },
    borrower: { id: '501', name: 'Mette Holm' },
    startDate: '2026-06-12',
    endDate: '2026-06-21',
    receiptLines: [
      buildMoneyLine('RENTAL', 70_000),
      buildMoneyLine('SERVICE_FEE', 7_000),
      buildMoneyLine('INSURANCE', 500),
    ],
    plusCents: 77_500,
    minusCents: 0,
    totalCents: 77_500,
    depositLines: [],
    depositCents: 0,
    heldCents: 70_000,
    owedCents: 0,
    paidOutCents: 0,
    paidWith: [{ brand: 'Visa', last4: '4242' }],
    ...changes,
  };
}

/** A suspension that can be appealed against, with changes. */
export const buildMeasure = (more: Partial<Measure> = {}): Measure => ({
  id: '1001',
  kind: 'SUSPENSION',
  toolName: null,
  bookingId: null,
  amountCents: null,
  facts: 'Three borrowers got another tool than the one in the picture.',
  rule: 'listing-a-tool',
  ruleName: 'Listing a tool',
  takenAt: '2026-06-01T10:00:00Z',
  lastDay: '2026-06-20',
  liftedAt: null,
  liftedReason: null,
  appealUntil: '2026-12-01',
  appealText: null,
  appealedAt: null,
  decidedAt: null,
  decidedReason: null,
  isUpheld: null,
  ...more,
});
