import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { allCategories } from '../../../domain/tools/categories';
import type { StoredTool } from '../../../domain/tools/tool';
import { getCopenhagenDate } from '../../../domain/values/days';
import type {
  HandoverCodeMutation,
  TakeBookingStepMutation,
  TakeBookingStepMutationVariables,
} from '../../bookings/api/bookingSteps.generated';
import type {
  AvailabilityQuery,
  BookingFieldsFragment,
  BookingQuery,
  BookingQueryVariables,
  DashboardBookingsQuery,
  MyBookingsQuery,
  RecentActivityQuery,
  RentalHistoryQuery,
  RequestBookingMutation,
} from '../../bookings/api/bookings.generated';
import type { HandoverQuery } from '../../bookings/api/handover.generated';
import type {
  ConversationQuery,
  ConversationQueryVariables,
  ConversationsQuery,
  SendMessageMutation,
  SendMessageMutationVariables,
} from '../../conversations/api/conversations.generated';
import type { OwnProfileQuery } from '../../members/api/account.generated';
import type {
  BookingReviewsQuery,
  ReviewBookingMutation,
  ReviewBookingMutationVariables,
  ReviewStatesQuery,
} from '../../members/api/bookingReviews.generated';
import type {
  MemberQuery,
  MemberQueryVariables,
  MemberReviewsQuery,
  MemberReviewsQueryVariables,
  MemberToolsQuery,
  MemberToolsQueryVariables,
  ProfileReviewsQuery,
} from '../../members/api/people.generated';
import type { SendResetLinkMutation } from '../../members/api/security.generated';
import type {
  SendContactMessageMutation,
  SubscribeNewsletterMutation,
} from '../../pages/api/contact.generated';
import type { HomeStoriesQuery } from '../../pages/api/home.generated';
import type { DebtQuery } from '../../payments/api/debts.generated';
import type { BookingAmountsQuery, ReceiptQuery } from '../../payments/api/receipts.generated';
import type { UpdateToolInput } from '../../platform/api/schemaTypes.generated';
import { wait } from '../../platform/browser/wait';
import type { ClockState } from '../../platform/store/slices/clockSlice';
import type { AvailabilityAlertsQuery } from '../../search/api/availabilityAlerts.generated';
import type { CategoryCountsQuery, FeaturedToolsQuery } from '../../tools/api/catalogue.generated';
import type {
  DeleteToolMutation,
  DeleteToolMutationVariables,
  UpdateToolMutation,
  UpdateToolMutationVariables,
} from '../../tools/api/lending.generated';
import {
  bookingCancelled,
  bookingReturned,
  bookingReviewed,
  type LetterWorldState,
} from './letterWorldSlice';
import { deleteTool, type ToolsState, updateTool } from './toolsSlice';

export interface WithLetterWorld {
  clock: ClockState;
  letterWorld: LetterWorldState;
  tools: ToolsState;
}

/** The inputs of a response besides the rows: the time, and the changes since the start. */
interface World {
  now: Date;
  changes: LetterWorldState;
  dispatch: ThunkDispatch<WithLetterWorld, unknown, UnknownAction>;
}

/** Answers an operation with the fields of its document. Rejects where a call would get no response. */
export type LetterAnswer = (variables: never, world: World) => object | Promise<object>;

/** The simulated wait of a send (§9), in milliseconds. */
const sendMilliseconds = 1000;

const done = { errors: [], fieldErrors: [] };

/** A send that makes no call (§4, §7). It fails where a call would: without a connection. */
async function simulatedSend(): Promise<void> {
  await wait(sendMilliseconds);
  if (!navigator.onLine) throw new Error('There is no connection');
}

const bookingsModule = () => import('../../../sample/bookings');

type SampleBookings = Awaited<ReturnType<typeof bookingsModule>>;
type SampleBooking = ReturnType<
  SampleBookings['borrowedBookings'] | SampleBookings['lentBookings']
>[number];

/** Bookings as they stand now. */
async function withChanges(
  bookings: readonly SampleBooking[],
  { changes }: World,
): Promise<BookingFieldsFragment[]> {
  const { sampleLife } = await import('../../../sample/bookingLife');
  return bookings.map((booking) => {
    const { status = booking.status, review } = changes.bookings[booking.id] ?? {};
    const now = { ...booking, status, reviewed: booking.reviewed || review !== undefined };
    return { ...now, ...sampleLife(now) };
  });
}

const reviewsModule = () => import('../../../sample/reviews');

async function conversationsAt({ now }: World) {
  const { sampleConversations } = await import('../../../sample/conversations');
  return sampleConversations(now);
}

function listed<T>(tool: T) {
  return { ...tool, visibility: 'LISTED' as const };
}

/** The changed fields, as the slice keeps them. */
function storedChanges({ categoryIds, ...changes }: UpdateToolInput): Partial<StoredTool> {
  const given = Object.entries(changes).filter(([, value]) => value !== null);
  return {
    ...(Object.fromEntries(given) as Partial<StoredTool>),
    ...(categoryIds && { categories: allCategories.filter(({ id }) => categoryIds.includes(id)) }),
  };
}

/**
 * The letter's responses by operation, in place of the service: the data that the specification fixes, and what it
 * says makes no call.
 */
export const answers = {
  featuredTools: async (): Promise<FeaturedToolsQuery> => {
    const { featuredTools } = await import('../../../sample/featuredTools');
    return { featuredTools: featuredTools() };
  },
  categoryCounts: async (): Promise<CategoryCountsQuery> => {
    const { categoryCounts } = await import('../../../sample/categoryCounts');
    return {
      categories: Object.entries(categoryCounts).map(([name, toolCount]) => ({ name, toolCount })),
    };
  },

  member: async ({ id }: MemberQueryVariables): Promise<MemberQuery> => {
    const { memberProfile } = await import('../../../sample/profiles');
    return { member: memberProfile(id) };
  },
  memberTools: async ({ memberId }: MemberToolsQueryVariables): Promise<MemberToolsQuery> => {
    const { memberTools } = await import('../../../sample/profiles');
    return { memberTools: memberTools(memberId) };
  },
  memberReviews: async ({
    memberId,
  }: MemberReviewsQueryVariables): Promise<MemberReviewsQuery> => ({
    memberReviews: (await reviewsModule()).memberReviews(memberId),
  }),
  profileReviews: async (): Promise<ProfileReviewsQuery> => ({
    memberReviews: (await reviewsModule()).profileReviews,
  }),

  myBookings: async (_none: unknown, world: World): Promise<MyBookingsQuery> => {
    const { borrowedBookings } = await bookingsModule();
    return { myBookings: await withChanges(borrowedBookings(getCopenhagenDate(world.now)), world) };
  },
  dashboardBookings: async (_none: unknown, world: World): Promise<DashboardBookingsQuery> => {
    const { dashboardBookings } = await bookingsModule();
    const { myBookings, lendBookings } = dashboardBookings(getCopenhagenDate(world.now));
    return {
      myBookings: await withChanges(myBookings, world),
      lendBookings: await withChanges(lendBookings, world),
    };
  },
  rentalHistory: async (_none: unknown, world: World): Promise<RentalHistoryQuery> => {
    const { rentalHistory } = await bookingsModule();
    return { rentalHistory: await withChanges(rentalHistory(getCopenhagenDate(world.now)), world) };
  },
  booking: async ({ id }: BookingQueryVariables, world: World): Promise<BookingQuery> => {
    const [{ borrowedBookings, lentBookings }, { sampleDetails }] = await Promise.all([
      bookingsModule(),
      import('../../../sample/bookingLife'),
    ]);
    const today = getCopenhagenDate(world.now);
    const all = await withChanges([...borrowedBookings(today), ...lentBookings(today)], world);
    const booking = all.find((each) => each.id === id);
    if (!booking) return { booking: null };
    return { booking: { ...booking, ...sampleDetails(booking), tool: listed(booking.tool) } };
  },
  /** Nothing is taken: the letter has no calendar. */
  availability: (): AvailabilityQuery => ({ availability: [] }),
  /** Any code is right in the letter, where no other member exists. */
  handoverCode: (): HandoverCodeMutation => ({ handoverCode: { code: '420042', errors: [] } }),
  recentActivity: async (_none: unknown, { now }: World): Promise<RecentActivityQuery> => {
    const { recentActivity } = await import('../../../sample/activity');
    return { recentActivity: recentActivity(now) };
  },
  /** Tools are changed and deleted in the slice alone, after a simulated wait (§7). */
  updateTool: async (
    { id, changes }: UpdateToolMutationVariables,
    { dispatch }: World,
  ): Promise<UpdateToolMutation> => {
    const action = await dispatch(updateTool({ id, changes: storedChanges(changes) }));
    const errors = updateTool.fulfilled.match(action) ? [] : [action.error.message ?? ''];
    return { updateTool: { tool: null, errors, fieldErrors: [], conflict: null } };
  },
  deleteTool: async (
    { id }: DeleteToolMutationVariables,
    { dispatch }: World,
  ): Promise<DeleteToolMutation> => {
    const deleted = deleteTool.fulfilled.match(await dispatch(deleteTool(id)));
    return { deleteTool: { deleted, errors: [] } };
  },
  requestBooking: async (): Promise<RequestBookingMutation> => {
    await simulatedSend();
    return { requestBooking: { ...done, booking: null, stepUrl: null, openBooking: null } };
  },
  takeBookingStep: (
    { id, step }: TakeBookingStepMutationVariables,
    { dispatch }: World,
  ): TakeBookingStepMutation => {
    if (step === 'CANCEL') dispatch(bookingCancelled(id));
    if (step === 'MARK_RETURNED') dispatch(bookingReturned(id));
    return { takeBookingStep: { ...done, booking: null } };
  },
  reviewBooking: (
    { id, ...review }: ReviewBookingMutationVariables,
    { dispatch }: World,
  ): ReviewBookingMutation => {
    dispatch(bookingReviewed({ id, review }));
    return { reviewBooking: done };
  },

  conversations: async (_none: unknown, world: World): Promise<ConversationsQuery> => {
    const conversations = await conversationsAt(world);
    return {
      conversations: conversations
        .map(({ messages: _ofOne, typingParticipantId: _now, ...row }) => row)
        .sort((one, other) => other.newestAt.localeCompare(one.newestAt)),
    };
  },
  conversation: async (
    { id }: ConversationQueryVariables,
    world: World,
  ): Promise<ConversationQuery> => {
    const conversations = await conversationsAt(world);
    const found = conversations.find((each) => each.id === id);
    return { conversation: found ? { ...found, tool: listed(found.tool) } : null };
  },
  /** A message is only logged in the console; it is not sent (§4). */
  sendMessage: ({ conversationId, content }: SendMessageMutationVariables): SendMessageMutation => {
    console.info(`Message in conversation ${conversationId}:`, content);
    return { sendMessage: { ...done, message: null } };
  },

  // Operations outside the specification: the parts of the screens that show it stay empty.
  ownProfile: (): OwnProfileQuery => ({ currentUser: null }),
  bookingAmounts: (): BookingAmountsQuery => ({ bookingAmounts: [] }),
  receipt: (): ReceiptQuery => ({ receipt: null }),
  debt: (): DebtQuery => ({ debt: { totalCents: 0, debtParts: [] } }),
  handover: (): HandoverQuery => ({ handover: null }),
  bookingReviews: (): BookingReviewsQuery => ({ booking: null }),
  reviewStates: (): ReviewStatesQuery => ({ myBookings: [], lendBookings: [] }),
  availabilityAlerts: (): AvailabilityAlertsQuery => ({ availabilityAlerts: [] }),
  homeStories: (): HomeStoriesQuery => ({ homeStories: { chosenReviews: [], earned: null } }),

  sendContactMessage: async (): Promise<SendContactMessageMutation> => {
    await simulatedSend();
    return { sendContactMessage: done };
  },
  /** Asking for the newsletter makes no call and no wait (§7). */
  subscribeNewsletter: (): SubscribeNewsletterMutation => ({ subscribeNewsletter: done }),
  sendResetLink: async (): Promise<SendResetLinkMutation> => {
    await simulatedSend();
    return { sendResetLink: done };
  },
} satisfies Record<string, LetterAnswer>;
