/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRecord, MemberRecord, SettingsRecord } from '../../records/users';
import type { CategoryRecord } from '../../records/categories';
import type { ToolRecord } from '../../records/tools';
import type { OwnToolRecord } from '../../records/ownTools';
import type { ReviewRecord } from '../../records/reviews';
import type { SearchFacetsRecord } from '../../records/searchFacets';
import type { HomeStoriesRecord, ToolEarnedRecord } from '../../records/homeStories';
import type { BlockedMemberRecord } from '../../records/blockedMembers';
import type { SavedSearchRecord } from '../../records/savedSearches';
import type { DayWatchRecord } from '../../records/dayWatches';
import type { SeenReview } from '../bookingReviews';
import type { ReservationRecord, SeenBooking, HistoryRecord } from '../../records/bookings';
import type { PasskeyRecord } from '../../records/passkeys';
import type { SecondFactorRecord } from '../../records/secondFactors';
import type { BlockRecord } from '../../records/blocks';
import type { SeenChange } from '../bookingChanges';
import type { CoverClaimRecord } from '../../records/coverClaims';
import type { ActivityRecord } from '../../records/activity';
import type { FavouritesChanged } from '../favourites';
import type { NoticeRecord } from '../../records/notices';
import type { OwnEarnings } from '../../records/earnings';
import type { PayoutRecord } from '../../records/payments';
import type { ReceiptRecord, MoneyLineRecord, DepositLineRecord, StatementLineRecord } from '../receipts';
import type { ConversationRecord } from '../../records/conversations';
import type { ParticipantRecord } from '../conversations';
import type { SeenMessage } from '../sendMessage';
import type { RequestContext } from '../../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string | Date; }
  /** A calendar date, `YYYY-MM-DD`, never an instant. */
  Date: { input: string; output: string; }
};

/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type Query = {
  /** The signed-in user, or null for a visitor. A token that is no longer good is an error, so that it can be put away. */
  currentUser: Maybe<User>;
  /** All categories, in a fixed order. */
  categories: Array<Category>;
  /** Tools that match every given argument, most relevant first. */
  searchTools: Array<Tool>;
  /** One tool, or null when there is none with this id, or its `visibility` is HIDDEN. */
  tool: Maybe<Tool>;
  /** Tools to show first: with a picture of their own, 4 and better on average, from all categories in turn. Always in the same order. */
  featuredTools: Array<Tool>;
  /** What people say and what lending brings, for the front page; as of the last minute. */
  homeStories: HomeStories;
  /** The tools of a search in a box, counted, at most 300 marks; no two of them hide each other at the zoom. */
  toolMap: Array<MapMark>;
  /** The tools of a search in a box, most relevant first: what a mark holds. */
  mapTools: Array<Tool>;
  /** How many tools `searchTools` finds for the same arguments, and for each choice of a category, a rating and a band of prices. Every count is exact to 1000; 1001 stands for more. */
  searchFacets: SearchFacets;
  /** Tools that can stand in for one: of its categories, of other owners, alike, well rated and near ones first. Empty when nobody can find it. */
  similarTools: Array<Tool>;
  /** Those of these tools that can be found, in their order. */
  listedTools: Array<Tool>;
  /** What somebody who types this may look for. From two letters on. The filters matter to `didYouMean` alone. */
  searchSuggestions: SearchSuggestions;
  /** The tools the signed-in user lends, newest first; drafts and paused ones are in `ownTools`. Needs a signed-in user. */
  myTools: Array<Tool>;
  /** The tools the signed-in user has borrowed or reserved, latest first, at most 500. Needs a signed-in user. */
  borrowedTools: Array<Tool>;
  /** Reservations of the user's own tools that are not over, at most 500. Needs a signed-in user. */
  activeLendReservations: Array<Reservation>;
  /** Reservations of the user's own tools that are over, at most 500. Needs a signed-in user. */
  completedLendReservations: Array<Reservation>;
  /** A tool of the signed-in user, whatever its state; null when it is somebody else's or gone. Needs a signed-in user. */
  ownTool: Maybe<OwnTool>;
  /** All tools of the signed-in user, drafts and paused ones too, newest first. Needs a signed-in user. */
  ownTools: Array<OwnTool>;
  /** How often all tools of the signed-in user were looked at, those included that are gone. Needs a signed-in user. */
  myViewCount: Scalars['Int']['output'];
  /** One member, or null when there is none with this id, or they have left. */
  member: Maybe<Member>;
  /** The tools that a member lends, newest first. Empty when there is no such member. */
  memberTools: Array<Tool>;
  /** What others wrote about the tools of a member, newest first, at most 50. Empty when there is no such member, or they have left. */
  memberReviews: Array<Review>;
  /** The Danish place that is nearest to a point, which is rounded to two decimals and not kept; null where none is within 100 km. */
  placeNear: Maybe<Place>;
  /** Names of Danish places, shortest first, or postcodes with their names, at most 8: to choose from while one is typed. */
  places: Array<Scalars['String']['output']>;
  /** Where `searchTools` measures distances from; null where `near` is no place that we know. */
  searchOrigin: Maybe<Place>;
  /** The tools that the signed-in user has saved, the last saved first. A tool that nobody can see at the moment is left out and stays saved. Needs a signed-in user. */
  favouriteTools: Array<Tool>;
  /** What the signed-in user borrows, at most 500: overdue, out and to come by its first day, then what is over and what was called off, latest first. Needs a signed-in user. */
  myBookings: Array<Booking>;
  /** What others borrow from the signed-in user, in the same order, at most 500. Needs a signed-in user. */
  lendBookings: Array<Booking>;
  /** What the signed-in user has borrowed and lent and is over, latest first, at most 500. Needs a signed-in user. */
  rentalHistory: Array<Booking>;
  /** What happened last to the signed-in user's tools and bookings, newest first, at most 10. Needs a signed-in user. */
  recentActivity: Array<Activity>;
  /** One booking, for its two; null for everybody else. Needs a signed-in user. */
  booking: Maybe<Booking>;
  /** The days on which fewer units of a tool are free than wanted, from today to a year ahead. Empty for a tool that is not there. */
  availability: Array<DayRange>;
  /** What the signed-in user has blocked and what others have booked or ask for in a window of at most a year. Needs a signed-in user. */
  ownerCalendar: OwnerCalendar;
  /** What other terms of a booking would cost, at the booked prices, and on which days they are possible. Needs a signed-in user. */
  quoteChange: ChangeQuotePayload;
  /** What was there and how it looked when the tool of a booking changed hands, for its two; null for everybody else. Needs a signed-in user. */
  handover: Maybe<Handover>;
  /** What borrowing a tool costs on some days. What it says holds for 30 minutes. */
  quote: QuotePayload;
  /** What the signed-in user can pay with, the default first, as the payment provider keeps it. Needs a signed-in user. */
  paymentMethods: Array<PaymentMethod>;
  /** What lending has brought the signed-in user. Needs a signed-in user. */
  earnings: Earnings;
  /** What the signed-in user still has to pay for bookings that are over. Needs a signed-in user. */
  debt: Debt;
  /** What a booking of the signed-in user cost or brought them, out of the ledger; null for a booking of others. Needs a signed-in user. */
  receipt: Maybe<Receipt>;
  /** What of their money has come to pass in the signed-in user's bookings, those alone that have any, at most 1,000. Needs a signed-in user. */
  bookingAmounts: Array<BookingAmount>;
  /** What the signed-in user paid and earned in a year, booking by booking, out of the ledger. Needs a signed-in user. */
  statement: Statement;
  /** Whom the signed-in user has blocked, the latest first, at most 500. Needs a signed-in user. */
  blockedMembers: Array<BlockedMember>;
  /** The signed-in user's conversations in which something was written, the one with the newest message first. Needs a signed-in user. */
  conversations: Array<Conversation>;
  /** One conversation, or null when there is none with this id that the signed-in user takes part in. Needs a signed-in user. */
  conversation: Maybe<Conversation>;
  /** The signed-in user's conversation with a member about a tool, or their newest where none is named; null where there is none. Needs a signed-in user. */
  conversationWith: Maybe<Conversation>;
  /** How many messages the signed-in user has not read. Needs a signed-in user. */
  unreadMessages: Scalars['Int']['output'];
  /** What the signed-in user was told, newest first. Needs a signed-in user. */
  notices: Array<Notice>;
  /** How many notices the signed-in user has not read. Needs a signed-in user. */
  unreadNotices: Scalars['Int']['output'];
  /** How the signed-in user is reached while the page is closed. Needs a signed-in user. */
  push: Push;
  /** Where the signed-in user is signed in, this browser first, then the one used last. Needs a signed-in user. */
  mySessions: Array<Session>;
  /** What happened to the signed-in user's account, newest first. Needs a signed-in user. */
  securityEvents: Array<SecurityEvent>;
  /** The second step of the signed-in user's sign-in; null where it is off. Needs a signed-in user. */
  secondFactor: Maybe<SecondFactor>;
  /** The passkeys of the signed-in user, the oldest first. Needs a signed-in user. */
  passkeys: Array<Passkey>;
  /** The address under which calendars read the signed-in user's bookings; null where there is none. Needs a signed-in user. */
  calendarFeed: Maybe<CalendarFeed>;
  /** What the signed-in user has asked to be told of, the latest first, at most 20. Needs a signed-in user. */
  savedSearches: Array<SavedSearch>;
  /** The days that the signed-in user waits for or was told of, as long as they can come, the first first. Needs a signed-in user. */
  dayWatches: Array<DayWatch>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QuerySearchToolsArgs = {
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Scalars['String']['input']>;
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  availableTo?: InputMaybe<Scalars['Date']['input']>;
  flexDays?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ToolOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryToolArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryFeaturedToolsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryToolMapArgs = {
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Scalars['String']['input']>;
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  availableTo?: InputMaybe<Scalars['Date']['input']>;
  flexDays?: InputMaybe<Scalars['Int']['input']>;
  box: MapBox;
  zoom: Scalars['Int']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryMapToolsArgs = {
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Scalars['String']['input']>;
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  availableTo?: InputMaybe<Scalars['Date']['input']>;
  flexDays?: InputMaybe<Scalars['Int']['input']>;
  box: MapBox;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QuerySearchFacetsArgs = {
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Scalars['String']['input']>;
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  availableTo?: InputMaybe<Scalars['Date']['input']>;
  flexDays?: InputMaybe<Scalars['Int']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QuerySimilarToolsArgs = {
  toolId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryListedToolsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QuerySearchSuggestionsArgs = {
  term: Scalars['String']['input'];
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<Scalars['String']['input']>;
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  availableTo?: InputMaybe<Scalars['Date']['input']>;
  flexDays?: InputMaybe<Scalars['Int']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryMyToolsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryOwnToolArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryOwnToolsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryMemberToolsArgs = {
  memberId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryMemberReviewsArgs = {
  memberId: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryPlaceNearArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryPlacesArgs = {
  beginsWith: Scalars['String']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QuerySearchOriginArgs = {
  near?: InputMaybe<Scalars['String']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryFavouriteToolsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryBookingArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryAvailabilityArgs = {
  toolId: Scalars['ID']['input'];
  units?: Scalars['Int']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryOwnerCalendarArgs = {
  toolId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryQuoteChangeArgs = {
  id: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
  units: Scalars['Int']['input'];
  pricePerDayCents: Scalars['Int']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryHandoverArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryQuoteArgs = {
  toolId: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
  units?: Scalars['Int']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryReceiptArgs = {
  bookingId: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryStatementArgs = {
  year: Scalars['Int']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryConversationsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryConversationWithArgs = {
  memberId: Scalars['ID']['input'];
  toolId?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryNoticesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryPushArgs = {
  endpoint?: InputMaybe<Scalars['String']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryDayWatchesArgs = {
  toolId?: InputMaybe<Scalars['ID']['input']>;
};

/** What changes something. A request may hold one of these fields. */
export type Mutation = {
  /** Signs in. The token lasts 12 hours, 30 days with `rememberMe`. */
  signInUser: SignInPayload;
  /** Makes an account and signs in. The token lasts 12 hours. */
  signUpUser: SignUpPayload;
  /** Ends the token of this request at once. Without a good token there is nothing to end, which is no error. */
  signOut: SignOutPayload;
  /** Lists a tool for the signed-in user. Needs a signed-in user. */
  createTool: CreateToolPayload;
  /** Changes a tool of the signed-in user. Sending the same once more changes nothing and is no error. Needs a signed-in user. */
  updateTool: UpdateToolPayload;
  /** Hides a published tool of the signed-in user, or shows it again. Needs a signed-in user. */
  pauseTool: UpdateToolPayload;
  /** Makes a draft with the texts, prices, rules and pictures of a tool of the signed-in user; its name ends in `(kopi)`. Needs a signed-in user. */
  duplicateTool: UpdateToolPayload;
  /** Deletes a tool of the signed-in user for good, unless it has open bookings. Those that are over keep its name and picture. Needs a signed-in user. */
  deleteTool: DeleteToolPayload;
  /** Says that somebody looks at a tool. Counted once a person and day, never the owner's own look; not to be counted is no error. */
  countView: CountViewPayload;
  /** Changes what others see of the signed-in user. What is left out stays as it is. Needs a signed-in user. */
  updateProfile: UpdateProfilePayload;
  /** Keeps what the signed-in user wants to hear of. What is left out stays as it is. Needs a signed-in user. */
  saveSettings: SaveSettingsPayload;
  /** Saves tools for the signed-in user: the last of the list becomes the first of the favourites. What is saved already keeps its place; ids that no tool has are passed over. Needs a signed-in user. */
  saveFavourites: FavouritesPayload;
  /** Removes a tool from the favourites of the signed-in user; it is no error when it is not among them. Needs a signed-in user. */
  removeFavourite: FavouritesPayload;
  /**
   * Asks for a tool for the signed-in user, or books one that is booked instantly: all units on all days or nothing.
   * The money is reserved first. Needs a signed-in user. Sent again with the same `Idempotency-Key` header it makes
   * no second booking and answers the first.
   */
  requestBooking: RequestBookingPayload;
  /** The owner says yes: the days are taken, and the money is charged. Needs a signed-in user. */
  acceptBooking: BookingPayload;
  /** The owner says no. Needs a signed-in user. */
  declineBooking: BookingPayload;
  /** The borrower takes the request back. Needs a signed-in user. */
  withdrawRequest: BookingPayload;
  /**
   * Calls an agreed booking off; what comes back is `backIfCancelledCents`. When the other has confirmed the pick-up, the
   * other may contest it for 24 hours first. Needs a signed-in user.
   */
  cancelBooking: BookingPayload;
  /** Pays a booking in another way, where the money could not be reserved or charged. Needs a signed-in user. */
  payBooking: RequestBookingPayload;
  /** Six digits that the other types, for the hand-over or the return. New digits end the user's own earlier ones, not the other's. Needs a signed-in user. */
  handoverCode: HandoverCodePayload;
  /** Confirms that the tool was handed over: one's own side, or both with the code that the other shows. Needs a signed-in user. */
  confirmPickup: BookingPayload;
  /**
   * The borrower reports a fault at the pick-up: everything goes back. When the pick-up is confirmed, the owner may
   * contest it for 24 hours, and the money goes back when the tool is back. Needs a signed-in user.
   */
  reportFault: BookingPayload;
  /**
   * One of the two reports that the other did not come. When the other has confirmed the pick-up, they may contest it for
   * 24 hours first. Needs a signed-in user.
   */
  reportNoShow: BookingPayload;
  /**
   * Contests, within 24 hours, what the other has reported about the pick-up: the money stays where it is until support
   * decides. Needs a signed-in user. The same text sent again is the same request.
   */
  contestNoShow: BookingPayload;
  /** One of the two says that the tool is back, by themselves or with the code that the other shows. Needs a signed-in user. */
  returnBooking: BookingPayload;
  /** The owner confirms that all is well. Needs a signed-in user. */
  confirmReturn: BookingPayload;
  /** The owner reports a problem, or a tool that does not come back, with what they ask for. Needs a signed-in user. */
  reportProblem: BookingPayload;
  /**
   * The borrower accepts what the owner asks for, or one of the two asks support to decide: the claim, or whether the tool
   * was picked up when only one has confirmed it. Needs a signed-in user.
   */
  answerProblem: BookingPayload;
  /** Proposes an amount for a claim. The other's latest is accepted by proposing the same. Needs a signed-in user. */
  proposeSettlement: BookingPayload;
  /** The owner waives what being late costs. Needs a signed-in user. */
  waiveLateFee: BookingPayload;
  /**
   * Blocks days of one tool of the signed-in user, or of all. What is promised to others is never taken: while there
   * are bookings in the way that are not in `keep`, nothing is blocked and they are answered. Sent again it blocks
   * nothing twice. Needs a signed-in user.
   */
  blockDays: BlockDaysPayload;
  /** Changes a blocked period of the signed-in user's, in the same way. Needs a signed-in user. */
  changeBlock: BlockDaysPayload;
  /** Ends a blocked period of the signed-in user's. One that is ended already stays so. Needs a signed-in user. */
  unblockDays: UnblockDaysPayload;
  /**
   * One of the two offers the other other terms: dates, units and the owner's price while it is agreed, the last day
   * while the tool is out. It holds no days, and lasts for 24 hours. What it costs the borrower more is reserved first.
   * Needs a signed-in user.
   */
  proposeChange: ChangePayload;
  /** The other of the two accepts or declines. What it costs the borrower more is reserved before it takes effect. Needs a signed-in user. */
  answerChange: ChangePayload;
  /** Whoever proposed a change takes it back. Needs a signed-in user. */
  withdrawChange: ChangePayload;
  /** One of the two says whether an item was there. Needs a signed-in user. */
  tickItem: HandoverPayload;
  /** Shows a photograph that the user has uploaded, of the pick-up or of the return: up to 8 of each. Needs a signed-in user. */
  addHandoverPicture: HandoverPayload;
  /** Takes a photograph of one's own away. Needs a signed-in user. */
  removeHandoverPicture: HandoverPayload;
  /** Where the signed-in user adds a payment method: a page of the payment provider, which leads back. Needs a signed-in user. */
  addPaymentMethod: AddPaymentMethodPayload;
  /** Removes a payment method of the signed-in user. Needs a signed-in user. */
  removePaymentMethod: PaymentMethodPayload;
  /** Makes a payment method of the signed-in user the one that is used first. Needs a signed-in user. */
  makeDefaultPaymentMethod: PaymentMethodPayload;
  /**
   * Pays all that the signed-in user owes. What is paid already is not paid twice, however often it is sent. Needs a
   * signed-in user.
   */
  payDebt: PayDebtPayload;
  /**
   * Says how a booking that is over went: its borrower about the tool and its owner, its owner about the borrower. Within
   * 14 days, once, and for good; nobody else reads it until the other has written too or the time is over. Needs a
   * signed-in user.
   */
  reviewBooking: ReviewBookingPayload;
  /** Answers a published review of the signed-in user or their tool, once. Needs a signed-in user. */
  answerReview: AnswerReviewPayload;
  /**
   * Blocks a member: neither asks the other to borrow or writes to the other any more, but as a booking of the two that
   * is agreed needs it. The member is not told. Needs a signed-in user.
   */
  blockMember: BlockMemberPayload;
  /** Takes a block back; of a member who is not blocked nothing changes. Needs a signed-in user. */
  unblockMember: BlockMemberPayload;
  /**
   * Tells whoever runs the place of a tool, a member, a message or a review that is not as it should be, with a copy of it
   * as it is now. Whose it is does not hear of it. The same reported twice is one report. Needs a signed-in user.
   */
  report: ReportPayload;
  /** Begins a conversation of the signed-in user with a member, or answers the one there is. Nobody is told of it until something is written. Needs a signed-in user. */
  startConversation: StartConversationPayload;
  /** Writes to the other of a conversation. Sent again under the same `clientId` it is stored once. Needs a signed-in user. */
  sendMessage: SendMessagePayload;
  /** Notes that the signed-in user has read a conversation as far as a message of it. Needs a signed-in user. */
  readMessages: ReadMessagesPayload;
  /** Tells the other of a conversation that the signed-in user is writing. Needs a signed-in user. */
  typing: TypingPayload;
  /** Keeps a message for the people who run the place. */
  sendContactMessage: SendContactMessagePayload;
  /** Asks an address by mail whether it wants the newsletter, at most once a day. The answer is the same whether or not the e-mail had asked before. */
  subscribeNewsletter: SubscribeNewsletterPayload;
  /** Marks notices of the signed-in user as read; those of others stay as they are. Needs a signed-in user. */
  readNotices: ReadNoticesPayload;
  /** Tells the signed-in user's notices to a browser from now on, until the session ends; at most 10 browsers, the oldest goes. Needs a signed-in user. */
  subscribePush: PushPayload;
  /** Stops that, for one browser or for all of the signed-in user's. Needs a signed-in user. */
  unsubscribePush: PushPayload;
  /** Puts what a browser was given by its push service in place of what it had. For the service worker, which has no token: it has to know the former secret. */
  renewPush: RenewPushPayload;
  /** Shows by the password that it is the signed-in user; for ten minutes the steps that matter ask for nothing more. Needs a signed-in user. */
  confirmIdentity: SecurityPayload;
  /** Ends a session of the signed-in user. One that is over is no error. Needs a proof of the last ten minutes. */
  endSession: SecurityPayload;
  /** Ends all sessions of the signed-in user but this one. Needs a proof of the last ten minutes, or fails with `PROOF_NEEDED`. */
  endOtherSessions: SecurityPayload;
  /** Changes the password, and ends all sessions but this one. Needs a signed-in user, and with two-step sign-in a proof of the last ten minutes. */
  changePassword: SecurityPayload;
  /**
   * Sends a link to another e-mail, which is the user's once the link is used. The answer is the same whether or not
   * another account has it. Needs a signed-in user, and with two-step sign-in a proof of the last ten minutes.
   */
  changeEmail: SecurityPayload;
  /** Sends the signed-in user a link that confirms their e-mail; nothing when it is confirmed. Needs a signed-in user. */
  sendConfirmation: SecurityPayload;
  /** Sends a link by which the password of an account can be chosen anew. The answer is the same whether or not there is an account. */
  sendResetLink: SecurityPayload;
  /** Uses a link that confirms an e-mail, the one that signed up or another one that was asked for. */
  confirmEmail: LinkPayload;
  /** Uses a link that resets a password, and ends all sessions of its member. */
  resetPassword: LinkPayload;
  /** Ends signing in where it has a second step. */
  finishSignIn: SignInPayload;
  /** A new secret for an app; nothing is stored. Needs a proof of the last ten minutes, or fails with `PROOF_NEEDED`. */
  beginSecondFactor: SecondFactorSetup;
  /** Turns two-step sign-in on, once a code shows that the app has the secret. Needs a proof of the last ten minutes. */
  setSecondFactor: RecoveryCodesPayload;
  /** Makes new recovery codes; those before end. Needs a proof of the last ten minutes. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** Turns two-step sign-in off. Where it is off already that is no error. Needs a proof of the last ten minutes. */
  removeSecondFactor: SecurityPayload;
  /** What a device is asked to make a passkey with, as JSON. Needs a proof of the last ten minutes, or fails with `PROOF_NEEDED`. */
  beginPasskey: PasskeyAsked;
  /** Stores the passkey that a device has made. Needs a proof of the last ten minutes. */
  addPasskey: SecurityPayload;
  /** Gives a passkey of the signed-in user another name. Needs a signed-in user. */
  renamePasskey: SecurityPayload;
  /** Removes a passkey of the signed-in user. One that is gone is no error. Needs a proof of the last ten minutes. */
  removePasskey: SecurityPayload;
  /** What a device is asked to sign in with, as JSON. */
  beginPasskeySignIn: PasskeyAsked;
  /** Signs in with a passkey, which counts for both steps. */
  signInByPasskey: SignInPayload;
  /** What a device is asked to show that it is the signed-in user, as JSON. Needs a signed-in user. */
  beginPasskeyProof: PasskeyAsked;
  /** Shows by a passkey that it is the signed-in user, as `confirmIdentity` by the password. Needs a signed-in user. */
  confirmIdentityByPasskey: SecurityPayload;
  /**
   * Prepares a file with everything that Skuret has about the signed-in user, with their pictures; at most 3 in an hour.
   * Needs a proof of the last ten minutes, or fails with `PROOF_NEEDED`.
   */
  exportEverything: ExportPayload;
  /**
   * Gives the signed-in user's calendar an address, in place of the one that it had. Needs a proof of the last ten
   * minutes, or fails with `PROOF_NEEDED`.
   */
  makeCalendarFeed: CalendarFeedPayload;
  /** Takes the address of the signed-in user's calendar away. None is no error. Needs a signed-in user. */
  removeCalendarFeed: SecurityPayload;
  /**
   * Deletes the signed-in user's account: hidden at once, with 14 days to come back. Refused while bookings or money are
   * open. Needs a proof of the last ten minutes, or fails with `PROOF_NEEDED`.
   */
  deleteAccount: DeleteAccountPayload;
  /** Comes back within the 14 days: everything is as it was before the account was deleted. Signs nobody in. */
  comeBack: SecurityPayload;
  /**
   * Saves a search: the user is told when a tool comes that it finds and did not find before, at most once in 24 hours for
   * all their searches. The same search is one. Needs a signed-in user.
   */
  saveSearch: SaveSearchPayload;
  /** Removes a saved search. Needs a signed-in user. */
  removeSavedSearch: SavedSearchesPayload;
  /** Waits for days on which a tool is taken: the user is told once, when all of them are free. Needs a signed-in user. */
  watchDays: WatchDaysPayload;
  /** Waits for days no longer. Needs a signed-in user. */
  unwatchDays: DayWatchesPayload;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSignInUserArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSignUpUserArgs = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationCreateToolArgs = {
  input: CreateToolInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationUpdateToolArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  changes: UpdateToolInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationPauseToolArgs = {
  id: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationDuplicateToolArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationDeleteToolArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationCountViewArgs = {
  toolId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSaveSettingsArgs = {
  input: SaveSettingsInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSaveFavouritesArgs = {
  toolIds: Array<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationRemoveFavouriteArgs = {
  toolId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationRequestBookingArgs = {
  toolId: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
  units?: Scalars['Int']['input'];
  quoteToken?: InputMaybe<Scalars['String']['input']>;
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationAcceptBookingArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationDeclineBookingArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationWithdrawRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationCancelBookingArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationPayBookingArgs = {
  id: Scalars['ID']['input'];
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationHandoverCodeArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationConfirmPickupArgs = {
  id: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationReportFaultArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationReportNoShowArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationContestNoShowArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationReturnBookingArgs = {
  id: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationConfirmReturnArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationReportProblemArgs = {
  id: Scalars['ID']['input'];
  claimCents: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationAnswerProblemArgs = {
  id: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationProposeSettlementArgs = {
  id: Scalars['ID']['input'];
  claimCents: Scalars['Int']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationWaiveLateFeeArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationBlockDaysArgs = {
  toolId?: InputMaybe<Scalars['ID']['input']>;
  block: BlockInput;
  keep?: Array<KeptBookingInput>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationChangeBlockArgs = {
  id: Scalars['ID']['input'];
  block: BlockInput;
  keep?: Array<KeptBookingInput>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationUnblockDaysArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationProposeChangeArgs = {
  id: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
  units: Scalars['Int']['input'];
  pricePerDayCents: Scalars['Int']['input'];
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationAnswerChangeArgs = {
  id: Scalars['ID']['input'];
  changeId: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationWithdrawChangeArgs = {
  id: Scalars['ID']['input'];
  changeId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationTickItemArgs = {
  id: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  moment: HandoverMoment;
  there: Scalars['Boolean']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationAddHandoverPictureArgs = {
  id: Scalars['ID']['input'];
  moment: HandoverMoment;
  url: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationRemoveHandoverPictureArgs = {
  id: Scalars['ID']['input'];
  pictureId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationRemovePaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationMakeDefaultPaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationPayDebtArgs = {
  paymentMethodId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationReviewBookingArgs = {
  id: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
  comment: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationAnswerReviewArgs = {
  id: Scalars['ID']['input'];
  answer: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationBlockMemberArgs = {
  memberId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationUnblockMemberArgs = {
  memberId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationReportArgs = {
  kind: ReportKind;
  id: Scalars['ID']['input'];
  reason: ReportReason;
  text?: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationStartConversationArgs = {
  memberId: Scalars['ID']['input'];
  toolId?: InputMaybe<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSendMessageArgs = {
  conversationId: Scalars['ID']['input'];
  content: Scalars['String']['input'];
  clientId?: InputMaybe<Scalars['ID']['input']>;
  pictures?: Array<Scalars['String']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationReadMessagesArgs = {
  conversationId: Scalars['ID']['input'];
  upTo: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationTypingArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationSendContactMessageArgs = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  message: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationSubscribeNewsletterArgs = {
  email: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationReadNoticesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  upTo?: InputMaybe<Scalars['ID']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSubscribePushArgs = {
  input: PushSubscriptionInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationUnsubscribePushArgs = {
  endpoint?: InputMaybe<Scalars['String']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationRenewPushArgs = {
  endpoint: Scalars['String']['input'];
  auth: Scalars['String']['input'];
  input: PushSubscriptionInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationConfirmIdentityArgs = {
  password: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationSendResetLinkArgs = {
  email: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationFinishSignInArgs = {
  ticket: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationSetSecondFactorArgs = {
  id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationAddPasskeyArgs = {
  response: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationSignInByPasskeyArgs = {
  response: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationConfirmIdentityByPasskeyArgs = {
  response: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationComeBackArgs = {
  ticket: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationSaveSearchArgs = {
  search: SavedSearchInput;
};


/** What changes something. A request may hold one of these fields. */
export type MutationRemoveSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationWatchDaysArgs = {
  toolId: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
  units?: Scalars['Int']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationUnwatchDaysArgs = {
  id: Scalars['ID']['input'];
};

/** The signed-in user, as only that user sees it. */
export type User = {
  /** The same id as the member's. */
  id: Scalars['ID']['output'];
  /** The e-mail that signs in. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the user writes about themselves. */
  about: Maybe<Scalars['String']['output']>;
  /** Number of reviews of the user's tools. */
  reviewCount: Scalars['Int']['output'];
  /** Average of the reviews of the user's tools, 1 to 5; null without reviews. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** The address of the user's picture; null without one. */
  avatarImageUrl: Maybe<Scalars['String']['output']>;
  /** Number of tools the user lends. */
  toolCount: Scalars['Int']['output'];
  /** Where the user lives, a Danish place name or postcode; distances are measured from there. Null when the user has not said. */
  location: Maybe<Scalars['String']['output']>;
  /** Whether the user has shown that the e-mail is theirs. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Whether requests and listings wait until the e-mail is confirmed: where mail is really sent. */
  confirmationNeeded: Scalars['Boolean']['output'];
  /** The e-mail that the user has asked to change to, while it waits for its link to be opened. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** What the user wants to hear of. */
  settings: Settings;
};

/** What a user wants to hear of. */
export type Settings = {
  /** Notices by e-mail; on at the start. */
  emailNotices: Scalars['Boolean']['output'];
  /** The topics about which no notices are sent by e-mail, while they are on; none at the start. */
  mutedMails: Array<NoticeTopic>;
  /** Notices in the browser while the page is closed; on at the start. */
  pushNotices: Scalars['Boolean']['output'];
  /** The topics about which no notices are shown in the browser, while they are on; none at the start. */
  mutedPushes: Array<NoticeTopic>;
  /** News and offers by e-mail; off at the start. */
  marketing: Scalars['Boolean']['output'];
  /** The language of the screens; as given at the start. */
  language: Language;
};

/** What notices can be switched off for. Notices that change a booking, money or the account always go out by e-mail. */
export type NoticeTopic =
  /** New messages. */
  | 'MESSAGES'
  /** Reviews, and whom to review. */
  | 'REVIEWS'
  /** Saved searches, and days that the user waits for. */
  | 'SEARCHES'
  /** Answers that are due, and rentals that begin or end. */
  | 'REMINDERS';

/** Which language the screens speak. */
export type Language =
  /** The one that each screen was given. */
  | 'AS_GIVEN'
  /** Danish everywhere. */
  | 'DANISH'
  /** English everywhere. */
  | 'ENGLISH';

/** What anybody may know of a member. */
export type Member = {
  /** The same id as the user's. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the member writes about themselves. */
  about: Maybe<Scalars['String']['output']>;
  /** Number of reviews of the member's tools. */
  reviewCount: Scalars['Int']['output'];
  /** Average of the reviews of the member's tools, 1 to 5; null without reviews. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** The address of the member's picture; null without one. */
  avatarImageUrl: Maybe<Scalars['String']['output']>;
  /** Where the member lives, as they wrote it; null when they have not said. */
  location: Maybe<Scalars['String']['output']>;
  /** Whether the member has shown that their e-mail is theirs. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Of the latest requests that came to the member, how many were answered, in percent; null below five requests. */
  responseRate: Maybe<Scalars['Int']['output']>;
  /** How long the member takes to answer, the median in minutes; null below five answers. */
  responseMinutes: Maybe<Scalars['Int']['output']>;
};

/** What signing in answers. */
export type SignInPayload = {
  /** What to send as `Authorization: Bearer …`. Null when `errors` says why, or `ticket` or `leaving` what is to come first. */
  token: Maybe<Scalars['String']['output']>;
  /** Where the account has a second step: what `finishSignIn` takes within five minutes. It signs nobody in by itself. */
  ticket: Maybe<Scalars['String']['output']>;
  /** To who deleted their account and can come back. They are not signed in. */
  leaving: Maybe<Leaving>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What signing up answers. */
export type SignUpPayload = {
  /** What to send as `Authorization: Bearer …`. Null when `errors` says why. */
  token: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What signing out answers. */
export type SignOutPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What the front page tells of people. */
export type HomeStories = {
  /** Published reviews of tools with 4 stars or more and something to read, newest first, at most three: no two by one author or of one tool. */
  chosenReviews: Array<Review>;
  /** What lending one tool has brought its owner; null where no tool has earned enough. */
  earned: Maybe<ToolEarned>;
};

/** What lending a tool has brought, without a word of whose it is. */
export type ToolEarned = {
  /** What kind of tool it is. */
  category: Category;
  /** In øre, after what Skuret takes, without claims. */
  earnedCents: Scalars['Int']['output'];
  /** How many rentals brought it. */
  rentalCount: Scalars['Int']['output'];
};

/** What tools can be ordered by. Tools that are equal in it keep one order. */
export type ToolOrder =
  /** How well name and description match `searchTerm`, then rating and number of reviews. */
  | 'RELEVANCE'
  /** Price per day. */
  | 'PRICE'
  /** Average rating; tools without reviews count as 0. */
  | 'RATING'
  /** Distance from the signed-in user's location or else the service's origin. */
  | 'DISTANCE'
  /** When the tool was listed. */
  | 'NEWEST';

/** The direction of an order. */
export type OrderDirection =
  /** Lowest, nearest or oldest first. */
  | 'ASC'
  /** Highest, farthest or newest first. */
  | 'DESC';

/** A category of tools. */
export type Category = {
  /** What `searchTools` and `createTool` take. */
  id: Scalars['Int']['output'];
  /** What people see. */
  name: Scalars['String']['output'];
  /** What belongs to it, in one line. */
  description: Scalars['String']['output'];
  /** What addresses and drawings are named by, like `power-tools`. */
  code: Scalars['String']['output'];
  /** How many tools of it can be found, as of the last ten seconds. */
  toolCount: Scalars['Int']['output'];
};

/** A tool that somebody lends. */
export type Tool = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What the owner calls it. */
  name: Scalars['String']['output'];
  /** What the owner writes about it; may have several lines. */
  description: Scalars['String']['output'];
  /** A Danish place name or postcode. */
  location: Scalars['String']['output'];
  /** The address of its picture on this service. One under `/pictures/` exists in more widths and as AVIF. */
  imageUrl: Scalars['String']['output'];
  /** The addresses of all its pictures, 1 to 8, in the order they are shown; the first is `imageUrl`. */
  imageUrls: Array<Scalars['String']['output']>;
  /** Price per day in øre. */
  pricePerDayCents: Scalars['Int']['output'];
  /** Price for seven days in øre, never more than seven times the day's; null when a week costs what its days cost. */
  pricePerWeekCents: Maybe<Scalars['Int']['output']>;
  /** At least one. */
  categories: Array<Category>;
  /** Refundable deposit in øre; 0 when there is none. */
  depositCents: Scalars['Int']['output'];
  /** Who makes it. */
  brandName: Maybe<Scalars['String']['output']>;
  /** The maker's name for it. */
  model: Maybe<Scalars['String']['output']>;
  /** What drives it, like `750 W` or `18 V batteri`. */
  powerDescription: Maybe<Scalars['String']['output']>;
  /** The state it is in. */
  condition: Maybe<Scalars['String']['output']>;
  /** Weight in tens of grams, whatever the name says: a drill of 1.7 kg has 170 (D27). */
  weightGrams: Maybe<Scalars['Int']['output']>;
  /** Age in months. */
  ageMonths: Maybe<Scalars['Int']['output']>;
  /** How it is used; may have several lines. */
  usageInstructions: Maybe<Scalars['String']['output']>;
  /** Whether it is shown among the picked ones. */
  featured: Scalars['Boolean']['output'];
  /** What comes with it. */
  includedItems: Array<Scalars['String']['output']>;
  /** What there is to know, as rows. */
  specifications: Array<Specification>;
  /** Units that can be out at the same time. */
  maxAvailableCount: Scalars['Int']['output'];
  /** What its owner asks of a booking. */
  rules: RentalRules;
  /** Number of its reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Average of its reviews, 1 to 5; null without reviews. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** Who lends it. */
  owner: Member;
  /** Whether the caller can see its page, and book it. */
  visibility: ToolVisibility;
  /** Newest first, at most 50. */
  reviews: Array<Review>;
  /** Where to go on from, in the answer of `searchTools` alone; null elsewhere. */
  searchCursor: Maybe<Scalars['String']['output']>;
  /** From where `searchTools` measured, to the middle of its place, in metres; null elsewhere, and where the search says nothing of distances. */
  distanceMetres: Maybe<Scalars['Int']['output']>;
};

/** Whether the caller can see the page of a tool, and book it. */
export type ToolVisibility =
  /** Everybody can find and book it. */
  | 'LISTED'
  /** A draft or paused: its owner sees it, and members with an open booking of it do. It cannot be booked. */
  | 'UNLISTED'
  /** Deleted, or unlisted for the caller too. */
  | 'HIDDEN';

/** What an owner asks of whoever books a tool. */
export type RentalRules = {
  /** Fewest days of a rental, 1 to 365. */
  shortestDays: Scalars['Int']['output'];
  /** Most days of a rental, 1 to 365. */
  longestDays: Scalars['Int']['output'];
  /** Days between today and the first day, at least: 0 to 30. */
  noticeDays: Scalars['Int']['output'];
  /** Days that it rests after it came back, 0 to 14. */
  bufferDays: Scalars['Int']['output'];
  /** Days between today and the first day, at most: 1 to 365. */
  horizonDays: Scalars['Int']['output'];
  /** Whether a paid request is accepted by itself. */
  instantBooking: Scalars['Boolean']['output'];
};

/** One row of what there is to know about a tool. */
export type Specification = {
  /** What it is, like `Effekt`. */
  key: Scalars['String']['output'];
  /** How much or which, like `750 W`. */
  value: Scalars['String']['output'];
};

/** What somebody who borrowed a tool says about it. */
export type Review = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** In the reviewer's own words. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it. */
  createdByUser: Member;
  /** What whom it is about has answered; null for nothing. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was answered. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
  /** The tool that it is about; null when nobody can see it at the moment. */
  tool: Maybe<Tool>;
};

/** All points from a south-western to a north-eastern one, both included, in degrees (WGS 84). */
export type MapBox = {
  /** Lowest latitude. */
  south: Scalars['Float']['input'];
  /** Lowest longitude. */
  west: Scalars['Float']['input'];
  /** Highest latitude. */
  north: Scalars['Float']['input'];
  /** Highest longitude. */
  east: Scalars['Float']['input'];
};

/** The tools of one place, or of some that are near each other. */
export type MapMark = {
  /** The middle of the place with most of them, in degrees; never an address. */
  latitude: Scalars['Float']['output'];
  /** The middle of the place with most of them, in degrees; never an address. */
  longitude: Scalars['Float']['output'];
  /** What the place with most of them is called. */
  placeName: Scalars['String']['output'];
  /** How many tools there are. */
  count: Scalars['Int']['output'];
  /** Whether there may be more than `count`, which were not looked at. */
  hasMore: Scalars['Boolean']['output'];
  /** The lowest price per day in øre; null where not all were looked at. */
  priceCentsMin: Maybe<Scalars['Int']['output']>;
  /** What the only tool is called; null where there are more. */
  toolName: Maybe<Scalars['String']['output']>;
  /** Of the box that holds its places, and no other mark's: lowest latitude. */
  south: Scalars['Float']['output'];
  /** Lowest longitude of that box. */
  west: Scalars['Float']['output'];
  /** Highest latitude of that box. */
  north: Scalars['Float']['output'];
  /** Highest longitude of that box. */
  east: Scalars['Float']['output'];
};

/** How many tools a search finds. */
export type SearchFacets = {
  /** All that it finds. */
  total: Scalars['Int']['output'];
  /** Each category, in a fixed order, with what the search would find in it alone. */
  categoryCounts: Array<CategoryCount>;
  /** Each lowest rating, 1 to 5, with what the search would find in place of its own. */
  ratingCounts: Array<RatingCount>;
  /** Each band of prices, cheapest first, with what the search would find in place of its own prices. */
  priceBands: Array<PriceBand>;
};

/** How many tools of a category a search finds. */
export type CategoryCount = {
  /** The id of the category. */
  categoryId: Scalars['Int']['output'];
  /** How many there are. */
  count: Scalars['Int']['output'];
};

/** How many tools of a rating or better a search finds. */
export type RatingCount = {
  /** As `searchTools` takes it. */
  ratingMin: Scalars['Int']['output'];
  /** How many there are. */
  count: Scalars['Int']['output'];
};

/** How many tools within prices a search finds. */
export type PriceBand = {
  /** Lowest price per day in øre, itself included. */
  priceCentsMin: Scalars['Int']['output'];
  /** Highest price per day in øre, itself included. */
  priceCentsMax: Scalars['Int']['output'];
  /** How many there are. */
  count: Scalars['Int']['output'];
};

/** What somebody may look for. */
export type SearchSuggestions = {
  /** The first that `searchTools` finds, at most five. */
  tools: Array<Tool>;
  /** Those that are called so, and those that tools found are of; at most three. */
  categories: Array<Category>;
  /** Names of places that begin so, from three letters on, or the place of a postcode; at most three, each as `searchTools` takes it for `near`. */
  places: Array<Scalars['String']['output']>;
  /** The term with the words that no tool has replaced by the nearest ones with which `searchTools` finds something; null where there are none, and where there is nothing to replace. */
  didYouMean: Maybe<Scalars['String']['output']>;
};

/** A tool that is promised to somebody on some days. */
export type Reservation = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** The day it is fetched. */
  startDate: Scalars['Date']['output'];
  /** The day it is handed back. */
  endDate: Scalars['Date']['output'];
  /** How far it has come, as of today in Denmark. */
  status: ReservationStatus;
};

/** How far a reservation has come. */
export type ReservationStatus =
  /** It begins on a later day. */
  | 'upcoming'
  /** The tool is out. */
  | 'active'
  /** The tool should have been back before today. */
  | 'overdue'
  /** The tool is back. */
  | 'completed'
  /** It was called off. */
  | 'cancelled';

/** A tool to list. Texts are trimmed; what is out of bounds is named in `errors`, and nothing is stored. */
export type CreateToolInput = {
  /** 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 1 to 5000 characters. */
  description: Scalars['String']['input'];
  /** A Danish place name or postcode, 1 to 120 characters. */
  location: Scalars['String']['input'];
  /** 1 to 100,000,000 øre. */
  pricePerDayCents: Scalars['Int']['input'];
  /** The address of a picture that this service serves (`/images/…` or `/pictures/…`); the default picture when left out. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 11 ids of `categories`. */
  categoryIds: Array<Scalars['Int']['input']>;
  /** A picture to keep; goes before `imageUrl`. */
  mainImage?: InputMaybe<ImageInput>;
  /** Addresses of uploaded pictures, at most 8, the first is the cover; goes before `mainImage` and `imageUrl`. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `DRAFT` or `PUBLISHED`. */
  state?: InputMaybe<ToolState>;
  /** 1 øre to seven times the price per day. */
  pricePerWeekCents?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100,000,000 øre. */
  depositCents?: InputMaybe<Scalars['Int']['input']>;
  /** What is left out is as usual: see `RentalRules`. */
  rules?: InputMaybe<RentalRulesInput>;
  /** At most 200 characters; shown to nobody but the owner. */
  pickupAddress?: InputMaybe<Scalars['String']['input']>;
  /** What one unit is worth, 1 to 100,000,000 øre; visible to the owner only. Limits what the insurance pays. */
  declaredValueCents?: InputMaybe<Scalars['Int']['input']>;
  /** At most 120 characters. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  powerDescription?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Weight in tens of grams (D27), 0 to 1,000,000. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 1200. */
  ageMonths?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 5. */
  maxAvailableCount?: InputMaybe<Scalars['Int']['input']>;
  /** At most 30 rows; rows with a blank key or value are left out. */
  specifications?: InputMaybe<Array<SpecificationInput>>;
  /** At most 50 items of 200 characters; blank ones are left out. */
  includedItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 5000 characters. */
  usageInstructions?: InputMaybe<Scalars['String']['input']>;
};

/** One row of what there is to know about a tool. */
export type SpecificationInput = {
  /** At most 80 characters. */
  key: Scalars['String']['input'];
  /** At most 400 characters. */
  value: Scalars['String']['input'];
};

/** A picture as a file: PNG, JPEG, GIF, WebP or AVIF, at most 10 MB decoded from base64, at most 12,000 pixels a side, 50 megapixels as JPEG, 20 as PNG, GIF or WebP, 8 as AVIF. */
export type ImageInput = {
  /** The bytes as base64. */
  data: Scalars['String']['input'];
  /** What the file is called; at most 255 characters. Not kept. */
  filename: Scalars['String']['input'];
  /** What the browser takes it for. What counts are the bytes. */
  contentType: Scalars['String']['input'];
};

/** What listing a tool answers. */
export type CreateToolPayload = {
  /** The listed tool. Null when `errors` says why. */
  tool: Maybe<Tool>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** A tool as its owner alone sees it. */
export type OwnTool = {
  /** What others see of it, or would see. */
  tool: Tool;
  /** Whether others can find it. */
  state: ToolState;
  /** Why Skuret has hidden it; null of a tool that is not hidden. Meanwhile it is paused, and cannot be published. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** Where it is fetched, to the door; null when nothing was written. */
  pickupAddress: Maybe<Scalars['String']['output']>;
  /** What one unit is worth, in øre; null while the owner has declared no value. Limits what the insurance pays. */
  declaredValueCents: Maybe<Scalars['Int']['output']>;
  /** How often it was looked at. */
  viewCount: Scalars['Int']['output'];
  /** What `updateTool` takes; every change has the next. */
  version: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** Who can find a tool. */
export type ToolState =
  /** Nobody but the owner: it was never shown. */
  | 'DRAFT'
  /** Everybody. */
  | 'PUBLISHED'
  /** Nobody but the owner, until it is shown again. Its bookings go on. */
  | 'PAUSED';

/** What an owner asks of whoever books a tool. What is left out stays as it is. */
export type RentalRulesInput = {
  /** Fewest days of a rental, 1 to 365. */
  shortestDays?: InputMaybe<Scalars['Int']['input']>;
  /** Most days of a rental, 1 to 365, no fewer than `shortestDays`. */
  longestDays?: InputMaybe<Scalars['Int']['input']>;
  /** Days between today and the first day, at least: 0 to 30. */
  noticeDays?: InputMaybe<Scalars['Int']['input']>;
  /** Days that it rests after it came back, 0 to 14. */
  bufferDays?: InputMaybe<Scalars['Int']['input']>;
  /** Days between today and the first day, at most: 1 to 365, no fewer than `noticeDays`. */
  horizonDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a paid request is accepted by itself. */
  instantBooking?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is to be different about a tool. What is left out stays as it is; null empties what may be empty. Bounds as in `CreateToolInput`. */
export type UpdateToolInput = {
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A Danish place name or postcode, 1 to 120 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100,000,000 øre. */
  pricePerDayCents?: InputMaybe<Scalars['Int']['input']>;
  /** 1 øre to seven times the price per day; null for none. */
  pricePerWeekCents?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100,000,000 øre. */
  depositCents?: InputMaybe<Scalars['Int']['input']>;
  /** All its pictures, at most 8, the first is the cover: uploaded ones and those it has. With none it shows the default drawing. */
  pictures?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 11 ids of `categories`. */
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** All rows, at most 30. */
  specifications?: InputMaybe<Array<SpecificationInput>>;
  /** All items, at most 50. */
  includedItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 5000 characters. */
  usageInstructions?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  /** At most 120 characters. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  powerDescription?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  condition?: InputMaybe<Scalars['String']['input']>;
  /** Weight in tens of grams (D27), 0 to 1,000,000. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 1200. */
  ageMonths?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 5, never fewer than are promised in open bookings. */
  maxAvailableCount?: InputMaybe<Scalars['Int']['input']>;
  /** What bookings from now on have to keep to. */
  rules?: InputMaybe<RentalRulesInput>;
  /** At most 200 characters; shown to nobody but the owner. */
  pickupAddress?: InputMaybe<Scalars['String']['input']>;
  /** What one unit is worth, 1 to 100,000,000 øre; null for none. Holds for requests from now on. */
  declaredValueCents?: InputMaybe<Scalars['Int']['input']>;
  /** A draft can be published, a published tool paused, a paused one published. */
  state?: InputMaybe<ToolState>;
};

/** What changing a tool answers. */
export type UpdateToolPayload = {
  /** The tool as it is now. Null when `errors` says why. */
  tool: Maybe<OwnTool>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
  /** The tool as it is, when it was changed after the given `version`: nothing was stored. */
  conflict: Maybe<OwnTool>;
};

/** What deleting a tool answers. */
export type DeleteToolPayload = {
  /** Whether it is gone. */
  deleted: Scalars['Boolean']['output'];
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
  /** The bookings that are in the way, the first that begins first. */
  openBookings: Array<Reservation>;
};

/** What looking at a tool answers. */
export type CountViewPayload = {
  /** Whether this look was counted. */
  counted: Scalars['Boolean']['output'];
};

/** What to change of a profile. Texts are trimmed; what is out of bounds is named in `errors`, and nothing is stored. */
export type UpdateProfileInput = {
  /** 1 to 120 characters; null counts as left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 5000 characters; null or blank for none. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** A Danish place name or postcode, at most 120 characters; null or blank for none. Distances are measured from there; tools stay where they are. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** The address of an uploaded picture (`/pictures/…`); null for none. */
  avatar?: InputMaybe<Scalars['String']['input']>;
};

/** What changing a profile answers. */
export type UpdateProfilePayload = {
  /** The user as they are now. Null when `errors` says why. */
  user: Maybe<User>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What to change of the settings; null counts as left out. */
export type SaveSettingsInput = {
  /** Notices by e-mail. */
  emailNotices?: InputMaybe<Scalars['Boolean']['input']>;
  /** The topics about which no notices are sent by e-mail; the others are. */
  mutedMails?: InputMaybe<Array<NoticeTopic>>;
  /** Notices in the browser while the page is closed. */
  pushNotices?: InputMaybe<Scalars['Boolean']['input']>;
  /** The topics about which no notices are shown in the browser; the others are. */
  mutedPushes?: InputMaybe<Array<NoticeTopic>>;
  /** News and offers by e-mail. */
  marketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The language of the screens. */
  language?: InputMaybe<Language>;
};

/** What keeping settings answers. */
export type SaveSettingsPayload = {
  /** The user as they are now. Null when `errors` says why. */
  user: Maybe<User>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** A place in Denmark. */
export type Place = {
  /** What it is called, and found by. */
  name: Scalars['String']['output'];
  /** Degrees north, of its middle. */
  latitude: Scalars['Float']['output'];
  /** Degrees east, of its middle. */
  longitude: Scalars['Float']['output'];
};

/** What saving and removing favourites answers. */
export type FavouritesPayload = {
  /** All favourites as they are now, the last saved first. */
  favouriteTools: Array<Tool>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** Days from the first to before the last. */
export type DayRange = {
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** The day after the last. */
  endDate: Scalars['Date']['output'];
};

/** A tool that one member borrows from another on some days, as one of the two sees it. */
export type Booking = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What people call it by, like `SK-20453`. */
  number: Scalars['String']['output'];
  /** The tool, also when it is no longer offered. Its owner lends it. */
  tool: Tool;
  /** Who borrows it. */
  borrower: Member;
  /** The day it is fetched. */
  startDate: Scalars['Date']['output'];
  /** The day it is handed back. */
  endDate: Scalars['Date']['output'];
  /** How many of the tool are borrowed. */
  units: Scalars['Int']['output'];
  /** How far it has come, as of today in Denmark. */
  status: ReservationStatus;
  /** How far it has come, step by step. */
  state: BookingState;
  /** When it came into its state. */
  since: Scalars['DateTime']['output'];
  /** What the user who asks can do with it now. */
  possible: Array<BookingButton>;
  /** Until when somebody has to do something before it goes on by itself; null when nothing is due. */
  due: Maybe<Scalars['DateTime']['output']>;
  /** The days' price, in øre. */
  rentalCents: Scalars['Int']['output'];
  /** What of the rental the owner earns when it takes place, after the commission, in øre. */
  ownerEarnsCents: Scalars['Int']['output'];
  /** In øre. */
  serviceFeeCents: Scalars['Int']['output'];
  /** In øre. */
  insuranceCents: Scalars['Int']['output'];
  /** What all of it costs the borrower, in øre. */
  totalPriceCents: Scalars['Int']['output'];
  /** Apart from the total: it comes back. In øre. */
  depositCents: Scalars['Int']['output'];
  /** Whether the rental has been charged. */
  paid: Scalars['Boolean']['output'];
  /** Whether the deposit is reserved or charged. */
  depositSecured: Scalars['Boolean']['output'];
  /** Whether a secured deposit is charged, rather than reserved. */
  depositCharged: Scalars['Boolean']['output'];
  /** Whether the rental could not be charged, and the borrower has to pay in another way. */
  paymentRefused: Scalars['Boolean']['output'];
  /** Where the borrower goes to finish paying; null for everybody else, and when there is nothing to finish. */
  stepUrl: Maybe<Scalars['String']['output']>;
  /** What comes back to the borrower if the user who asks called it off now, in øre; null when they cannot. */
  backIfCancelledCents: Maybe<Scalars['Int']['output']>;
  /** What being late costs as of now, in øre. */
  lateFeeCents: Scalars['Int']['output'];
  /** Whether the owner has waived what being late costs. */
  lateWaived: Scalars['Boolean']['output'];
  /** Whether the borrower has confirmed that they have it. */
  borrowerHasIt: Scalars['Boolean']['output'];
  /** Whether the owner has confirmed that they gave it. */
  ownerGaveIt: Scalars['Boolean']['output'];
  /** The day it came back; null until then. */
  returnedOn: Maybe<Scalars['Date']['output']>;
  /** What the owner asks for, in øre; null without a problem. */
  claimCents: Maybe<Scalars['Int']['output']>;
  /** The most that the owner can ask for, in øre: the deposit, and what the insurance pays beyond it. */
  claimMostCents: Scalars['Int']['output'];
  /** What the insurance is asked to pay of a settled claim; null when the deposit covers it. */
  cover: Maybe<CoverClaim>;
  /**
   * What is held of a no-show that the owner has reported, until the borrower can no longer contest it or support has
   * decided, in øre: what the user who asks has paid of it, or gets. Null when nothing is held.
   */
  noShowHeldCents: Maybe<Scalars['Int']['output']>;
  /** What one of the two says about the pick-up that the other has confirmed; null for nothing. */
  statement: Maybe<BookingStatement>;
  /** What the problem is, as the owner wrote it. */
  claimText: Maybe<Scalars['String']['output']>;
  /** What the owner proposes for the claim by now, in øre; null for the claim itself. */
  ownerProposesCents: Maybe<Scalars['Int']['output']>;
  /** What the borrower proposes for the claim, in øre; null for nothing. */
  borrowerProposesCents: Maybe<Scalars['Int']['output']>;
  /** What was settled on, in øre; null until then. */
  settledClaimCents: Maybe<Scalars['Int']['output']>;
  /** To a borrower whose request gave way to another's: the nearest days of the same length that are free now. */
  freeInstead: Array<DayRange>;
  /** Where exactly it is fetched: for the two, from the paid acceptance to the end. */
  pickupAddress: Maybe<Scalars['String']['output']>;
  /** All that happened to it, in order. */
  history: Array<BookingHappening>;
  /** Whether the user who asks has reviewed it. */
  reviewed: Scalars['Boolean']['output'];
  /** What the user who asks is in it. */
  role: BookingRole;
  /** The conversation of the two about it; null when there is none. */
  conversationId: Maybe<Scalars['ID']['output']>;
  /** The change that one of the two has proposed and nobody has answered; one that the borrower has not paid for only they see. */
  change: Maybe<BookingChange>;
  /** What of it the user who asks can propose to change; null for nothing. */
  changeable: Maybe<Changeable>;
  /** Whether the tool came late from whoever had it before: then the borrower may cancel without cost. Null when it did not. */
  lateBefore: Maybe<LateBefore>;
  /** What one day of one unit was booked at, in øre. */
  pricePerDayCents: Scalars['Int']['output'];
  /** Until when the user who asks can review it; null when they cannot. */
  reviewUntil: Maybe<Scalars['DateTime']['output']>;
  /** What the user who asks wrote about it; null for nothing. */
  ownReview: Maybe<BookingReview>;
  /** What the other wrote, once it is published; null until then. */
  otherReview: Maybe<BookingReview>;
  /** What owners say of the borrower, in numbers: for the owner while it is requested or under way, else null. Null without a review. */
  borrowerRating: Maybe<BorrowerRating>;
  /** What owners say of the borrower, newest first, at most 50: for the owner while it is requested or under way, else empty. */
  borrowerReviews: Array<Review>;
};

/** What the insurance is asked to pay of a settled claim. Staff decide. */
export type CoverClaim = {
  /** The part of the claim above the deposit, in øre. */
  askedCents: Scalars['Int']['output'];
  /** Whether it is decided, and how. */
  state: CoverState;
  /** What was paid to the owner, in øre; null until it is approved. */
  paidCents: Maybe<Scalars['Int']['output']>;
};

/** How a claim on the insurance stands. */
export type CoverState =
  /** Staff have not decided yet. */
  | 'WAITING'
  /** All or part of it was paid to the owner. */
  | 'APPROVED'
  /** Nothing is paid. */
  | 'REJECTED';

/** What one of the two says about the pick-up that the other has confirmed. Until it is settled the money stays where it is. */
export type BookingStatement = {
  /** What is said. */
  kind: StatementKind;
  /** How far it is. */
  stage: StatementStage;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** What the borrower gets back of the price if it counts, in øre. The deposit is not included. */
  backCents: Scalars['Int']['output'];
  /** What the owner gets if it counts, in øre. */
  ownerCents: Scalars['Int']['output'];
};

/** What can be said about a pick-up. */
export type StatementKind =
  /** The owner was not there. */
  | 'OWNER_ABSENT'
  /** The borrower did not come. */
  | 'BORROWER_ABSENT'
  /** The tool has a fault. */
  | 'FAULT'
  /** The borrower cancels. */
  | 'CANCELLED_BY_BORROWER'
  /** The owner cancels. */
  | 'CANCELLED_BY_OWNER'
  /** One side has confirmed the pick-up, and the other says nothing. */
  | 'UNCONFIRMED';

/** How far a statement about a pick-up is. */
export type StatementStage =
  /** The other side can contest it for 24 hours. */
  | 'MADE'
  /** Support decides. */
  | 'CONTESTED'
  /** It counts. For a fault, the money goes back when the tool is back. */
  | 'COUNTS'
  /** Support found that it is not so. */
  | 'REJECTED';

/** How far a booking has come. */
export type BookingState =
  /** The money is not reserved yet. */
  | 'AWAITING_PAYMENT'
  /** The owner has to answer. */
  | 'REQUESTED'
  /** Agreed: the days are taken. */
  | 'ACCEPTED'
  /** Handed over. */
  | 'PICKED_UP'
  /** Back, and the owner can report a problem. */
  | 'RETURNED'
  /** The two do not agree on what happened. */
  | 'IN_DISPUTE'
  /** Over. */
  | 'COMPLETED'
  /** The owner said no, or somebody else was quicker. */
  | 'DECLINED'
  /** The borrower took the request back. */
  | 'WITHDRAWN'
  /** Nobody answered in time. */
  | 'EXPIRED'
  /** It was not paid. */
  | 'LAPSED'
  /** Called off. */
  | 'CANCELLED'
  /** The tool was not fetched. */
  | 'NO_SHOW';

/** What somebody can do with a booking. */
export type BookingButton =
  /** `acceptBooking` */
  | 'ACCEPT'
  /** `declineBooking` */
  | 'DECLINE'
  /** `withdrawRequest` */
  | 'WITHDRAW'
  /** `cancelBooking` */
  | 'CANCEL'
  /** `confirmPickup` */
  | 'CONFIRM_PICKUP'
  /** `reportFault` */
  | 'REPORT_FAULT'
  /** `reportNoShow` */
  | 'REPORT_NO_SHOW'
  /** `contestNoShow`: a reported no-show, or a statement about the pick-up */
  | 'CONTEST_NO_SHOW'
  /** `returnBooking` */
  | 'MARK_RETURNED'
  /** `confirmReturn` */
  | 'CONFIRM_RETURN'
  /** `reportProblem` */
  | 'REPORT_PROBLEM'
  /** `answerProblem` */
  | 'ANSWER_PROBLEM'
  /** `answerProblem` without accepting: support decides whether the tool was picked up */
  | 'ASK_SUPPORT'
  /** `proposeSettlement` */
  | 'PROPOSE_SETTLEMENT';

/** Something that happened to a booking. */
export type BookingHappening = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** Which step it was, as the table of steps calls it. */
  step: Scalars['String']['output'];
  /** Who took it: `borrower`, `owner`, `support`, `clock` or `provider`. */
  actor: Scalars['String']['output'];
  /** What it came to. */
  state: BookingState;
  /** What was said with it; null for most. */
  note: Maybe<Scalars['String']['output']>;
  /** The amount that was proposed, in øre; null for every other step. */
  amountCents: Maybe<Scalars['Int']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
};

/** What somebody is in a booking. */
export type BookingRole =
  /** Who borrows the tool. */
  | 'BORROWER'
  /** Who lends it. */
  | 'OWNER';

/** Something that happened to a user's tools and bookings. */
export type Activity = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: ActivityKind;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The tool that it is about, also when it is no longer offered. */
  tool: Maybe<Tool>;
  /** Who was on the other side; null when there is nobody. */
  member: Maybe<Member>;
  /** 1 to 5, of a review alone. */
  rating: Maybe<Scalars['Int']['output']>;
};

/** What can happen to a user's tools and bookings. */
export type ActivityKind =
  /** The member booked a tool of the user. */
  | 'BOOKING_REQUESTED'
  /** The user booked a tool of the member. */
  | 'BOOKING_MADE'
  /** The owner declined a request, whoever of the two lends the tool. */
  | 'REQUEST_DECLINED'
  /** A request was declined automatically, because somebody else got the days. */
  | 'REQUEST_GAVE_WAY'
  /** The borrower withdrew a request. */
  | 'REQUEST_WITHDRAWN'
  /** A request was not answered in time. */
  | 'REQUEST_EXPIRED'
  /** A booking between the user and the member was cancelled, whoever lends the tool. */
  | 'BOOKING_CANCELLED'
  /** An accepted booking was cancelled automatically, because it was not paid in time. */
  | 'BOOKING_UNPAID'
  /** An accepted booking ended without a pick-up. */
  | 'BOOKING_NOT_PICKED_UP'
  /** The member handed a tool back to the user. */
  | 'BOOKING_COMPLETED'
  /** The user handed a tool back to the member. */
  | 'BOOKING_RETURNED'
  /** The member reviewed a tool of the user. */
  | 'REVIEW_RECEIVED'
  /** The user reviewed a tool of the member. */
  | 'REVIEW_WRITTEN'
  /** The user listed a tool. */
  | 'TOOL_LISTED';

/** What booking a tool answers. */
export type RequestBookingPayload = {
  /** The booking. Null when `errors` says why. */
  booking: Maybe<Booking>;
  /** Where the person goes to finish paying; null when nothing is left to do. */
  stepUrl: Maybe<Scalars['String']['output']>;
  /** The user's own open booking of the tool on some of the days, because of which no other was made. */
  openBooking: Maybe<Booking>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What a step with a booking answers. */
export type BookingPayload = {
  /** The booking as it is now, also when the step was not possible. Null for one that is not the user's. */
  booking: Maybe<Booking>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What asking for a code answers. */
export type HandoverCodePayload = {
  /** Six digits. Null when `errors` says why. */
  code: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What is to be blocked. */
export type BlockInput = {
  /** The first day, today in Denmark or later; of one that has begun it can stay as it is. */
  startDate: Scalars['Date']['input'];
  /** The day after the last, at most a year ahead. */
  endDate: Scalars['Date']['input'];
  /** How many units, 1 to 5; all of them when left out. */
  units?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200 characters; shown to nobody but the owner. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A booking that the owner has decided to leave as it is. */
export type KeptBookingInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** How far it had come: when it has moved on, the owner is asked again. */
  state: BookingState;
};

/** An owner's calendar. */
export type OwnerCalendar = {
  /** What is blocked, by its first day, at most 500. */
  blocks: Array<Block>;
  /** What others have, had or ask for, by its first day, at most 500. */
  bookings: Array<Booking>;
};

/** Days on which an owner does not lend a tool. */
export type Block = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** Whose days they are. */
  tool: Tool;
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** The day after the last. */
  endDate: Scalars['Date']['output'];
  /** How many units; null for all. */
  units: Maybe<Scalars['Int']['output']>;
  /** What the owner wrote; null without. */
  note: Maybe<Scalars['String']['output']>;
};

/** What blocking days answers. */
export type BlockDaysPayload = {
  /** What is blocked, of each tool; empty when nothing was. */
  blocks: Array<Block>;
  /** The bookings and requests that the owner has to decide about first. */
  inTheWay: Array<Booking>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What ending a blocked period answers. */
export type UnblockDaysPayload = {
  /** Whether it was there. */
  removed: Scalars['Boolean']['output'];
};

/** What somebody can propose to change. */
export type Changeable = {
  /** The first day. */
  start: Scalars['Boolean']['output'];
  /** The last day. */
  end: Scalars['Boolean']['output'];
  /** How many there can be; empty where that stays as it is. */
  unitChoices: Array<Scalars['Int']['output']>;
  /** The price per day. */
  price: Scalars['Boolean']['output'];
};

/** A tool that the one before has not brought back in time. */
export type LateBefore =
  /** It may not be there on the first day. */
  | 'LATE'
  /** It is back. */
  | 'BACK';

/** Other terms of a booking that one of the two proposes. */
export type BookingChange = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** Who proposes them. */
  proposedBy: BookingRole;
  /** Until when it can be answered. */
  until: Scalars['DateTime']['output'];
  /** Whether the borrower has to finish paying first. */
  waitsForPayment: Scalars['Boolean']['output'];
  /** Where the borrower goes to finish paying; null for everybody else, and when there is nothing to finish. */
  stepUrl: Maybe<Scalars['String']['output']>;
  /** The day it is fetched. */
  startDate: Scalars['Date']['output'];
  /** The day it is handed back. */
  endDate: Scalars['Date']['output'];
  /** How many. */
  units: Scalars['Int']['output'];
  /** In øre. */
  pricePerDayCents: Scalars['Int']['output'];
  /** The days' price, in øre. */
  rentalCents: Scalars['Int']['output'];
  /** What all of it costs the borrower, in øre. */
  totalPriceCents: Scalars['Int']['output'];
  /** Apart from the total, in øre. */
  depositCents: Scalars['Int']['output'];
  /** What the borrower pays more, below 0 what they get back, in øre. */
  moreCents: Scalars['Int']['output'];
  /** What the owner earns more, below 0 less, in øre. */
  moreRentalCents: Scalars['Int']['output'];
};

/** What other terms would cost. */
export type ChangeQuote = {
  /** The days' price, in øre. */
  rentalCents: Scalars['Int']['output'];
  /** In øre. */
  serviceFeeCents: Scalars['Int']['output'];
  /** What all of it costs the borrower, in øre. */
  totalCents: Scalars['Int']['output'];
  /** Apart from the total, in øre. */
  depositCents: Scalars['Int']['output'];
  /** What the borrower pays more, below 0 what they get back, in øre. */
  moreCents: Scalars['Int']['output'];
  /** What the owner earns more, below 0 less, in øre. */
  moreRentalCents: Scalars['Int']['output'];
};

/** What asking for the cost of a change answers. */
export type ChangeQuotePayload = {
  /** What it would cost. Null when `errors` says why it is not possible. */
  quote: Maybe<ChangeQuote>;
  /** Where the days are not free: the nearest on which it would be possible. */
  nearestDays: Array<DayRange>;
  /** Days on which fewer units are free than wanted, from today to a year ahead; the booking's own are free. */
  takenDays: Array<DayRange>;
  /** What a person can read; empty when it is possible. */
  errors: Array<Scalars['String']['output']>;
};

/** What proposing or answering a change answers. */
export type ChangePayload = {
  /** The booking as it is now, also when it was not possible. Null for one that is not the user's. */
  booking: Maybe<Booking>;
  /** Where the borrower goes to finish paying; null when nothing is left to do. */
  stepUrl: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** When a tool changes hands. */
export type HandoverMoment =
  /** From the owner to the borrower. */
  | 'PICK_UP'
  /** Back again. */
  | 'RETURN';

/** What was there and how it looked when the tool of a booking changed hands. */
export type Handover = {
  /** That of the booking. */
  id: Scalars['ID']['output'];
  /** What belonged to the tool when the booking was agreed. */
  includedItems: Array<HandoverItem>;
  /** In the order they came. */
  photographs: Array<HandoverPicture>;
  /** At which moments items can be ticked now. */
  canTick: Array<HandoverMoment>;
  /** Of which moments photographs can be added now. */
  canAdd: Array<HandoverMoment>;
};

/** Something that belongs to the tool of a booking. */
export type HandoverItem = {
  /** Its own within the booking. */
  id: Scalars['ID']['output'];
  /** What it is. */
  name: Scalars['String']['output'];
  /** Who has seen it to be there. */
  ticks: Array<HandoverTick>;
};

/** That somebody has seen an item to be there. */
export type HandoverTick = {
  /** At the pick-up or at the return. */
  moment: HandoverMoment;
  /** Who. */
  by: BookingRole;
  /** When they said so. */
  at: Scalars['DateTime']['output'];
};

/** A photograph of a hand-over. */
export type HandoverPicture = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** Of the pick-up or of the return. */
  moment: HandoverMoment;
  /** Who added it. */
  by: BookingRole;
  /** Where it is. */
  url: Scalars['String']['output'];
  /** When it was added. */
  at: Scalars['DateTime']['output'];
  /** Whether the user who asks can take it away now. */
  canRemove: Scalars['Boolean']['output'];
};

/** What a change to what is kept of a hand-over answers. */
export type HandoverPayload = {
  /** What is kept now, also when the change was not possible. Null for a booking that is not the user's. */
  handover: Maybe<Handover>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What a quote answers. */
export type QuotePayload = {
  /** The quote. Null when `errors` says why. */
  quote: Maybe<Quote>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What borrowing a tool costs, in øre. */
export type Quote = {
  /** Stands for the quote: signed, so that nobody can change what it says. */
  token: Scalars['String']['output'];
  /** Until when it holds. */
  expiresAt: Scalars['DateTime']['output'];
  /** Days that are paid for. */
  days: Scalars['Int']['output'];
  /** How many of the tool. */
  units: Scalars['Int']['output'];
  /** The days' price of all units: weeks at the week's price, the rest by day. */
  rentalCents: Scalars['Int']['output'];
  /** 10 % of the rental. */
  serviceFeeCents: Scalars['Int']['output'];
  /** Once a booking. */
  insuranceCents: Scalars['Int']['output'];
  /** Of the three lines above. */
  totalCents: Scalars['Int']['output'];
  /** Apart from the total: it comes back. */
  depositCents: Scalars['Int']['output'];
};

/** Something to pay with that the payment provider keeps. */
export type PaymentMethod = {
  /** The provider's. */
  id: Scalars['ID']['output'];
  /** What it is, like `Visa`. */
  brand: Scalars['String']['output'];
  /** The last four digits of its number, which is all of it that we know. */
  last4: Scalars['String']['output'];
  /** Whether it is used when nobody chooses. */
  isDefault: Scalars['Boolean']['output'];
};

/** What adding a payment method answers. */
export type AddPaymentMethodPayload = {
  /** Where the person goes. Null when `errors` says why. */
  url: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What a change of the payment methods answers. */
export type PaymentMethodPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What lending has brought a user, in øre, out of the ledger. */
export type Earnings = {
  /** Earned in all, with late fees and claims, paid out or not: the total of all receipts as owner. */
  earnedCents: Scalars['Int']['output'];
  /** Paid by borrowers, and the user's when the booking is over. */
  heldCents: Scalars['Int']['output'];
  /** The user's, and paid out next. */
  dueCents: Scalars['Int']['output'];
  /** What was paid out, latest first, at most 100. */
  payouts: Array<Payout>;
};

/** Money on its way to a user, or arrived. */
export type Payout = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** In øre. */
  amountCents: Scalars['Int']['output'];
  /** How far it has come. */
  state: PayoutState;
  /** When it was asked of the payment provider. */
  createdAt: Scalars['DateTime']['output'];
};

/** How far a payout has come. */
export type PayoutState =
  /** The payment provider was asked, and has not answered yet. */
  | 'ASKED'
  /** On its way to the user's bank. */
  | 'ON_ITS_WAY'
  /** Arrived. */
  | 'PAID'
  /** It did not come about, and is paid out again. */
  | 'FAILED'
  /** The bank has sent it back, and it is paid out again. */
  | 'RETURNED';

/** What a user still has to pay. While it is more than 0, they cannot ask to borrow. */
export type Debt = {
  /** In øre; 0 for nothing. */
  totalCents: Scalars['Int']['output'];
  /** What it is for, the oldest booking first. */
  debtParts: Array<DebtPart>;
};

/** What is still to be paid for a booking. */
export type DebtPart = {
  /** The booking. */
  booking: Booking;
  /** In øre. */
  amountCents: Scalars['Int']['output'];
};

/** What paying a debt answers. */
export type PayDebtPayload = {
  /** What is owed now. */
  debt: Debt;
  /** Where the person goes to approve the payment; null when nothing is left to do. */
  stepUrl: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** A booking's money, as one of its two sees it. Amounts in øre. */
export type Receipt = {
  /** The id of the booking. */
  bookingId: Scalars['ID']['output'];
  /** What people call the booking by, like `SK-20453`. */
  number: Scalars['String']['output'];
  /** What the user who asks is in the booking. */
  role: BookingRole;
  /** The tool, also when it is no longer offered. */
  tool: Tool;
  /** Who lends it. */
  owner: Member;
  /** Who borrows it. */
  borrower: Member;
  /** The day it is fetched. */
  startDate: Scalars['Date']['output'];
  /** The day it is handed back. */
  endDate: Scalars['Date']['output'];
  /** How many of the tool. */
  units: Scalars['Int']['output'];
  /** What the borrower paid and got back, or what the owner earned; the deposit only as far as it was kept. */
  receiptLines: Array<MoneyLine>;
  /** Of the lines above 0. */
  plusCents: Scalars['Int']['output'];
  /** Of the lines below 0. */
  minusCents: Scalars['Int']['output'];
  /** Of all lines. */
  totalCents: Scalars['Int']['output'];
  /** What happened to the deposit; empty for the owner. */
  depositLines: Array<DepositLine>;
  /** What of the deposit is reserved or charged at present; 0 for the owner. */
  depositCents: Scalars['Int']['output'];
  /** Paid by the borrower, and the owner's when the booking is over. */
  heldCents: Scalars['Int']['output'];
  /** What the borrower still has to pay. */
  owedCents: Scalars['Int']['output'];
  /** What of the total has left for the owner's bank; 0 for the borrower. */
  paidOutCents: Scalars['Int']['output'];
  /** What the borrower paid with, as far as the payment provider has said; empty for the owner. */
  paidWith: Array<PaidWith>;
};

/** Something that was paid, came back or was earned. */
export type MoneyLine = {
  /** What it was. */
  kind: MoneyLineKind;
  /** When it was posted. */
  at: Scalars['DateTime']['output'];
  /** In øre; below 0 what came back or was taken. */
  amountCents: Scalars['Int']['output'];
};

/** What a line of a receipt or a statement is about. */
export type MoneyLineKind =
  /** The days' price. */
  | 'RENTAL'
  /** What Skuret takes of the borrower. */
  | 'SERVICE_FEE'
  /** Once a booking. */
  | 'INSURANCE'
  /** The tool came back late. */
  | 'LATE_FEE'
  /** The same, taken from the deposit. */
  | 'LATE_FEE_FROM_DEPOSIT'
  /** The same, paid later. */
  | 'DEBT_PAID'
  /** A claim, taken from the deposit. */
  | 'DAMAGE'
  /** A claim, paid by the insurance. */
  | 'CLAIM'
  /** What Skuret takes of the owner. */
  | 'COMMISSION'
  /** Of the days' price. */
  | 'RENTAL_BACK'
  /** Of the service fee. */
  | 'SERVICE_FEE_BACK'
  /** Of the insurance. */
  | 'INSURANCE_BACK'
  /** The borrower's bank has taken it back. */
  | 'CHARGEBACK'
  /** The borrower's bank has given it again. */
  | 'CHARGEBACK_WON';

/** Something that happened to a deposit. */
export type DepositLine = {
  /** What it was. */
  kind: DepositLineKind;
  /** When it was posted. */
  at: Scalars['DateTime']['output'];
  /** In øre; below 0 what was let go or given back. */
  amountCents: Scalars['Int']['output'];
};

/** What can happen to a deposit. */
export type DepositLineKind =
  /** It is reserved, and not taken. */
  | 'RESERVED'
  /** What was reserved is free again. */
  | 'RELEASED'
  /** It was taken, to be given back. */
  | 'CHARGED'
  /** It was given back. */
  | 'RETURNED'
  /** Some of what was reserved was taken after all. */
  | 'TAKEN';

/** What was paid with. */
export type PaidWith = {
  /** What it is, like `Visa`. */
  brand: Scalars['String']['output'];
  /** The last four digits of its number; null where it has none. */
  last4: Maybe<Scalars['String']['output']>;
};

/** The sums of a booking's receipt, in øre. */
export type BookingAmount = {
  /** The id of the booking. */
  bookingId: Scalars['ID']['output'];
  /** Paid or earned, without what came back or was taken. */
  plusCents: Scalars['Int']['output'];
  /** What came back or was taken, 0 or less. */
  minusCents: Scalars['Int']['output'];
  /** Of both. */
  totalCents: Scalars['Int']['output'];
  /** Paid by the borrower, and the owner's when the booking is over. */
  heldCents: Scalars['Int']['output'];
};

/** A year of a user's money. */
export type Statement = {
  /** The year that was asked for. */
  year: Scalars['Int']['output'];
  /** The years that have lines, latest first. */
  years: Array<Scalars['Int']['output']>;
  /** The lines of the year, oldest first. */
  statementLines: Array<StatementLine>;
  /** Whether these are all lines of the year: there are bounds. */
  isWhole: Scalars['Boolean']['output'];
};

/** A line of a year, and the booking that it is of. */
export type StatementLine = {
  /** The id of the booking. */
  bookingId: Scalars['ID']['output'];
  /** What people call the booking by. */
  number: Scalars['String']['output'];
  /** What the user was in the booking. */
  role: BookingRole;
  /** The tool, also when it is no longer offered. */
  tool: Tool;
  /** Who was on the other side. */
  member: Member;
  /** The day the tool was fetched. */
  startDate: Scalars['Date']['output'];
  /** The day it was handed back. */
  endDate: Scalars['Date']['output'];
  /** What it was, when, and how much. */
  line: MoneyLine;
};

/** What one of the two of a booking wrote about it. */
export type BookingReview = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** In their own words; may be empty. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was published; null while nobody but its author reads it. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it is published at the latest. */
  publishedBy: Scalars['DateTime']['output'];
  /** Why we have hidden it: only its author reads it. Null for what is not hidden. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** What whom it is about has answered; null for nothing. */
  answer: Maybe<Scalars['String']['output']>;
  /** When it was answered. */
  answeredAt: Maybe<Scalars['DateTime']['output']>;
};

/** What owners say of a borrower, in numbers. */
export type BorrowerRating = {
  /** How many have said so. */
  reviewCount: Scalars['Int']['output'];
  /** The average of 1 to 5. */
  ratingAverage: Scalars['Float']['output'];
};

/** What reviewing a booking answers. */
export type ReviewBookingPayload = {
  /** The booking as it is now. Null for one that is not the user's. */
  booking: Maybe<Booking>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What answering a review answers. */
export type AnswerReviewPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** Somebody whom the user has blocked. */
export type BlockedMember = {
  /** Who it is. */
  member: Member;
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** What blocking a member, or taking that back, answers. */
export type BlockMemberPayload = {
  /** Whom the user has blocked now, the latest first. */
  blockedMembers: Array<BlockedMember>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What can be reported. */
export type ReportKind =
  /** A tool that is listed, or was borrowed. */
  | 'TOOL'
  /** A member. */
  | 'MEMBER'
  /** What the other of a conversation wrote. */
  | 'MESSAGE'
  /** A published review. */
  | 'REVIEW';

/** What is wrong with something that is reported. */
export type ReportReason =
  /** Somebody tries to get money or things by deceit. */
  | 'FRAUD'
  /** It is dangerous or against the law. */
  | 'DANGEROUS'
  /** It offends or threatens somebody. */
  | 'OFFENSIVE'
  /** It shows what is private to somebody. */
  | 'PRIVACY'
  /** Something else: the text says what. */
  | 'OTHER';

/** What reporting something answers. */
export type ReportPayload = {
  /** What a person can read; empty when it is kept. */
  errors: Array<Scalars['String']['output']>;
};

/** What two members write to each other about a tool, or about none. */
export type Conversation = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** The two of it. One of them may be Skuret itself. */
  participants: Array<Participant>;
  /** Which of them asks. */
  viewerId: Scalars['ID']['output'];
  /** What it is about, also when it is no longer offered; null where it was begun on a profile. */
  tool: Maybe<Tool>;
  /** Whether the user who asks can write in it: what Skuret says is to be read. */
  canWrite: Scalars['Boolean']['output'];
  /** Whether addresses in what the other wrote may be opened by a press: not those of a stranger, until the user has written too. */
  linksOpen: Scalars['Boolean']['output'];
  /** The newest messages, oldest of them first. */
  messages: Array<Message>;
  /** The very first message: who has it has all. Null while nothing was written. */
  oldestMessageId: Maybe<Scalars['ID']['output']>;
  /** The newest message. Null while nothing was written. */
  newestMessageId: Maybe<Scalars['ID']['output']>;
  /** The beginning of what the newest message says, in the language of the list. */
  preview: Scalars['String']['output'];
  /** When the newest message was sent; while nothing was written, when the conversation began. */
  newestAt: Scalars['DateTime']['output'];
  /** Whether there is a message that the user who asks has not read. */
  unread: Scalars['Boolean']['output'];
  /** How many of those there are. */
  unreadCount: Scalars['Int']['output'];
  /** Who writes right now, where that is known at once. Streams of events tell it. */
  typingParticipantId: Maybe<Scalars['ID']['output']>;
};


/** What two members write to each other about a tool, or about none. */
export type ConversationMessagesArgs = {
  first?: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['ID']['input']>;
};


/** What two members write to each other about a tool, or about none. */
export type ConversationPreviewArgs = {
  givenInEnglish?: Scalars['Boolean']['input'];
};

/** Somebody in a conversation. */
export type Participant = {
  /** The id of the member; `0` is Skuret. */
  id: Scalars['ID']['output'];
  /** What they are called. */
  name: Scalars['String']['output'];
  /** The address of their picture. */
  avatarImageUrl: Maybe<Scalars['String']['output']>;
  /** Whether they have Skuret open right now. */
  isOnline: Scalars['Boolean']['output'];
  /** False for Skuret itself and for who has left: they have no profile. */
  isMember: Scalars['Boolean']['output'];
};

/** What somebody wrote, or what Skuret says of a booking of the two. */
export type Message = {
  /** Grows with every message of a conversation. */
  id: Scalars['ID']['output'];
  /** Who wrote it; of a line of Skuret's `0`. */
  senderId: Scalars['ID']['output'];
  /** What it says; a line of Skuret's comes in the language that was asked for. */
  content: Scalars['String']['output'];
  /** Addresses of the pictures that came with it. */
  pictures: Array<Scalars['String']['output']>;
  /** When it was sent. */
  timestamp: Scalars['DateTime']['output'];
  /** What it holds. */
  type: MessageType;
  /** Whether the other of who wrote it has seen it. */
  read: Scalars['Boolean']['output'];
  /** The id that it was sent under, to whom sent it. */
  clientId: Maybe<Scalars['ID']['output']>;
};

/** What a message holds. */
export type MessageType =
  /** What somebody wrote. */
  | 'text'
  /** What Skuret says. */
  | 'system';

/** What beginning a conversation answers. */
export type StartConversationPayload = {
  /** The conversation. Null when `errors` says why. */
  conversation: Maybe<Conversation>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What sending a message answers. */
export type SendMessagePayload = {
  /** The message as it is stored. Null when `errors` says why. */
  message: Maybe<Message>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What reading messages answers. */
export type ReadMessagesPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What saying that one writes answers. */
export type TypingPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What sending a message answers. */
export type SendContactMessagePayload = {
  /** What a person can read; empty when the message was kept. */
  errors: Array<Scalars['String']['output']>;
};

/** What asking for the newsletter answers. */
export type SubscribeNewsletterPayload = {
  /** What a person can read; empty when a mail is sent to confirm it. */
  errors: Array<Scalars['String']['output']>;
};

/** Something that a user is told. What it says follows from its kind and the fields that the kind has. */
export type Notice = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: NoticeKind;
  /** How many it stands for: several of one kind about one thing are gathered while they are unread. */
  count: Scalars['Int']['output'];
  /** Where it leads to in the app; null for nowhere. */
  address: Maybe<Scalars['String']['output']>;
  /** When it, or the last that it stands for, happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it was read. */
  isRead: Scalars['Boolean']['output'];
  /** The name of the other member, as it was. */
  memberName: Maybe<Scalars['String']['output']>;
  /** The name of the tool, as it was. */
  toolName: Maybe<Scalars['String']['output']>;
  /** The first day of the booking. */
  startDate: Maybe<Scalars['Date']['output']>;
  /** The last day of the booking. */
  endDate: Maybe<Scalars['Date']['output']>;
  /** Whether the reader borrows or lends in the booking. */
  role: Maybe<BookingRole>;
  /** Amount in øre that the event means for the reader: to pay, to get, or to get back. */
  amountCents: Maybe<Scalars['Int']['output']>;
  /** 1 to 5, of a review. */
  rating: Maybe<Scalars['Int']['output']>;
  /** The address that takes no mail. */
  email: Maybe<Scalars['String']['output']>;
  /** Why a tool was hidden. */
  reason: Maybe<Scalars['String']['output']>;
  /** What happened to a booking: a step, as the table of steps calls it, or a reminder. */
  event: Maybe<Scalars['String']['output']>;
  /** What one of the two says about a confirmed pick-up, for this reader; null for other kinds. */
  statement: Maybe<NoticeStatement>;
  /** The names of some of the tools that were found, as they were. */
  foundNames: Maybe<Array<Scalars['String']['output']>>;
  /** How many tools were found. */
  foundCount: Maybe<Scalars['Int']['output']>;
};

/** A statement about a confirmed pick-up, with what it means for the reader. */
export type NoticeStatement = {
  /** The step that the notice is about, as the table of steps calls it. */
  event: Scalars['String']['output'];
  /** What is said. */
  kind: StatementKind;
  /** The side of the reader. */
  reader: BookingRole;
  /** What the borrower gets back of the price if it counts, in øre. */
  backCents: Scalars['Int']['output'];
  /** What the owner gets if it counts, in øre. */
  ownerCents: Scalars['Int']['output'];
  /** In øre. */
  depositCents: Scalars['Int']['output'];
  /** Until when it can be contested. */
  until: Scalars['DateTime']['output'];
};

/** What a user can be told. */
export type NoticeKind =
  /** The member wrote to the user; about the tool, if there is one. Several are gathered. */
  | 'MESSAGE_RECEIVED'
  /** The member wants to borrow the user's tool. */
  | 'BOOKING_REQUESTED'
  /** The user has asked for the member's tool. */
  | 'BOOKING_MADE'
  /** The member booked the user's tool, which is booked instantly. */
  | 'BOOKING_INSTANT'
  /** The user booked the member's tool, which is booked instantly. */
  | 'BOOKING_AGREED'
  /** A booking of the two moved on: `event` says how. */
  | 'BOOKING_MOVED'
  /** One of the two contradicts the pick-up that the other has confirmed: `statement` says how far it is. */
  | 'PICKUP_DISPUTED'
  /** The member reviewed the user's tool. */
  | 'REVIEW_RECEIVED'
  /** Tools have come that a saved search of the user finds. */
  | 'SEARCH_FOUND'
  /** Days of the tool that the user waited for are free. */
  | 'DAYS_FREE'
  /** Mail to the user's address is refused for good. */
  | 'EMAIL_REFUSED'
  /** Whoever runs the place has taken the tool of the user out of sight. */
  | 'TOOL_HIDDEN'
  /** The tool of the user is as it was before it was hidden. */
  | 'TOOL_SHOWN';

/** What marking notices as read answers. */
export type ReadNoticesPayload = {
  /** How many are unread now. */
  unreadNotices: Scalars['Int']['output'];
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** How a user is reached while the page is closed. */
export type Push = {
  /** What a browser has to be given to let the service through (VAPID). */
  key: Scalars['String']['output'];
  /** Whether the browser that asks is told of notices. */
  isSubscribed: Scalars['Boolean']['output'];
  /** How many browsers of the user are. */
  devices: Scalars['Int']['output'];
};

/** What a browser gives away of its subscription, as it is. */
export type PushSubscriptionInput = {
  /** Where its push service takes messages: https, at most 2,000 characters. */
  endpoint: Scalars['String']['input'];
  /** Its public key, in base64url. */
  p256dh: Scalars['String']['input'];
  /** Its secret, in base64url. */
  auth: Scalars['String']['input'];
};

/** What switching push on or off answers. */
export type PushPayload = {
  /** How it is now; null when `errors` says why it is as before. */
  push: Maybe<Push>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What renewing a subscription answers. */
export type RenewPushPayload = {
  /** Whether there was one to renew. */
  renewed: Scalars['Boolean']['output'];
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** A browser in which a user is signed in. */
export type Session = {
  /** Never changes. It ends the session, and signs nobody in. */
  id: Scalars['ID']['output'];
  /** What the browser is called, without a version; null for one that we do not know. */
  browser: Maybe<Scalars['String']['output']>;
  /** What it runs on, without a version; null for what we do not know. */
  system: Maybe<Scalars['String']['output']>;
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was used last, to the minute. */
  usedAt: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

/** Something that happened to an account. */
export type SecurityEvent = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: SecurityEventKind;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** In which browser; null for one that we do not know. */
  browser: Maybe<Scalars['String']['output']>;
  /** What that ran on; null for what we do not know. */
  system: Maybe<Scalars['String']['output']>;
};

/** What can happen to an account. */
export type SecurityEventKind =
  /** The account was made. */
  | 'SIGNED_UP'
  /** Somebody signed in with the password. */
  | 'SIGNED_IN'
  /** The e-mail was confirmed. */
  | 'EMAIL_CONFIRMED'
  /** Another e-mail was asked for. */
  | 'EMAIL_CHANGE_ASKED'
  /** The e-mail is another one. */
  | 'EMAIL_CHANGED'
  /** The password was changed by who knew it. */
  | 'PASSWORD_CHANGED'
  /** The password was chosen anew with a link. */
  | 'PASSWORD_RESET'
  /** A session was ended from another one. */
  | 'SESSION_ENDED'
  /** All sessions but one were ended. */
  | 'SESSIONS_ENDED'
  /** Skuret has ended all sessions. */
  | 'ENDED_BY_SKURET'
  /** Somebody went to add a payment method. */
  | 'PAYMENT_METHOD_ASKED'
  /** Somebody signed in in a browser that was not seen before. */
  | 'SIGNED_IN_NEW'
  /** Two-step sign-in was turned on. */
  | 'SECOND_FACTOR_SET'
  /** Two-step sign-in was turned off. */
  | 'SECOND_FACTOR_REMOVED'
  /** Skuret has turned two-step sign-in off. */
  | 'SECOND_FACTOR_REMOVED_BY_SKURET'
  /** New recovery codes were made. */
  | 'RECOVERY_CODES_RENEWED'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** A passkey was added. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed. */
  | 'PASSKEY_REMOVED'
  /** Everything about the member was asked for as a file. */
  | 'EXPORTED'
  /** The calendar got an address, or another one. */
  | 'CALENDAR_MADE'
  /** The calendar has no address any more. */
  | 'CALENDAR_ENDED'
  /** The account was deleted, with 14 days to come back. */
  | 'LEAVING_ASKED'
  /** The member came back within them. */
  | 'CAME_BACK';

/** What such a step answers. */
export type SecurityPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What using a link answers. */
export type LinkPayload = {
  /** What became of the link; null when it still works and `errors` says what else was wrong. */
  link: Maybe<LinkEnd>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What became of a link. */
export type LinkEnd =
  /** What it is for is done. */
  | 'DONE'
  /** It was used before. */
  | 'USED'
  /** It is too old, or another step has ended it. */
  | 'OLD'
  /** It is none of ours, or not whole. */
  | 'BROKEN';

/** The second step of signing in. */
export type SecondFactor = {
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** Recovery codes that were not used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A secret for an app. */
export type SecondFactorSetup = {
  /** Names it for `setSecondFactor`. */
  id: Scalars['ID']['output'];
  /** In Base32, to be typed by hand. */
  secret: Scalars['String']['output'];
  /** The `otpauth:` address, for a QR code or a link. */
  address: Scalars['String']['output'];
};

/** What a step answers that makes recovery codes. */
export type RecoveryCodesPayload = {
  /** Ten codes, shown this once; empty when `errors` says why. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** A passkey of a user. */
export type Passkey = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What the user calls it. */
  name: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was used last; null when it was not. */
  usedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it goes with the user from device to device. */
  synced: Scalars['Boolean']['output'];
};

/** What a device is asked. */
export type PasskeyAsked = {
  /** As WebAuthn has it, in JSON, for five minutes and one answer; empty when `errors` says why. */
  options: Scalars['String']['output'];
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** An address under which calendars read a user's bookings. */
export type CalendarFeed = {
  /** The path of the address. Null where it can no longer be shown; it works, and can be replaced. */
  address: Maybe<Scalars['String']['output']>;
  /** Since when it is the address. */
  madeAt: Scalars['DateTime']['output'];
};

/** What making an address for a calendar answers. */
export type CalendarFeedPayload = {
  /** The new address. Null when `errors` says why. */
  feed: Maybe<CalendarFeed>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What asking for everything answers. */
export type ExportPayload = {
  /** Where the file is, for five minutes and one time. Null when `errors` says why. */
  address: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What deleting an account answers. */
export type DeleteAccountPayload = {
  /** Until when the user can come back. Null when `errors` says why nothing was deleted. */
  until: Maybe<Scalars['DateTime']['output']>;
  /** What is in the way; empty when it went well. */
  reasons: Array<LeavingReason>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** Something that is in the way of deleting an account. */
export type LeavingReason = {
  /** What it is, for a person to read. */
  text: Scalars['String']['output'];
  /** Where in the app it is. */
  address: Scalars['String']['output'];
};

/** What who deleted their account is offered when they sign in. */
export type Leaving = {
  /** What `comeBack` takes, for five minutes and one time. */
  ticket: Scalars['String']['output'];
  /** Until when they can come back. */
  until: Scalars['DateTime']['output'];
};

/** What is looked for, as `searchTools` takes it. */
export type SavedSearchInput = {
  /** At most 200 characters. */
  searchTerm?: Scalars['String']['input'];
  /** Tools in any of these categories; all when empty. */
  categoryIds?: Array<Scalars['Int']['input']>;
  /** Lowest price per day in øre. */
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  /** Highest price per day in øre. */
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  /** Farthest distance in kilometres from `near`; 0 to 1000. */
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  /** A Danish place name or postcode; empty for where the user lives, or else the service's origin. At most 120 characters. */
  near?: Scalars['String']['input'];
  /** Lowest average rating, 1 to 5; 0 lets tools without reviews in. */
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  /** Only tools of which a unit is free from this day on; needs `availableTo`. */
  availableFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The day on which it is handed back, 1 to 365 days later. */
  availableTo?: InputMaybe<Scalars['Date']['input']>;
  /** By how many days that may move, 0 to 2. */
  flexDays?: Scalars['Int']['input'];
};

/** A search that its user is told of. */
export type SavedSearch = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What its text is; empty for any. */
  searchTerm: Scalars['String']['output'];
  /** Its categories; empty for any. */
  categoryIds: Array<Scalars['Int']['output']>;
  /** Lowest price per day in øre. */
  priceCentsMin: Maybe<Scalars['Int']['output']>;
  /** Highest price per day in øre. */
  priceCentsMax: Maybe<Scalars['Int']['output']>;
  /** Farthest distance in kilometres. */
  distanceMax: Maybe<Scalars['Int']['output']>;
  /** Where it is measured from; empty for where the user lives. */
  near: Scalars['String']['output'];
  /** Lowest average rating. */
  ratingMin: Maybe<Scalars['Int']['output']>;
  /** From when on a unit has to be free. */
  availableFrom: Maybe<Scalars['Date']['output']>;
  /** When it is handed back. */
  availableTo: Maybe<Scalars['Date']['output']>;
  /** By how many days that may move. */
  flexDays: Scalars['Int']['output'];
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** When the user was last told of something that it found. */
  toldAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether its days have passed: then nothing is looked for any more. */
  isOver: Scalars['Boolean']['output'];
  /** Whether the user is told by mail too, as their settings are now. */
  byMail: Scalars['Boolean']['output'];
};

/** Days of a tool that a user waits for. */
export type DayWatch = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** The tool; null while nobody can see it. */
  tool: Maybe<Tool>;
  /** What the tool is called. */
  toolName: Scalars['String']['output'];
  /** The day it is picked up. */
  startDate: Scalars['Date']['output'];
  /** The day it is handed back. */
  endDate: Scalars['Date']['output'];
  /** How many units have to be free. */
  units: Scalars['Int']['output'];
  /** Since when. */
  createdAt: Scalars['DateTime']['output'];
  /** When the user was told that the days are free; null while they wait. */
  toldAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether the user is told by mail too, as their settings are now. */
  byMail: Scalars['Boolean']['output'];
};

/** What saving a search answers. */
export type SaveSearchPayload = {
  /** The search as it is kept; null when it is not. */
  search: Maybe<SavedSearch>;
  /** What a person can read; empty when it is kept. */
  errors: Array<Scalars['String']['output']>;
};

/** What removing a search answers. */
export type SavedSearchesPayload = {
  /** Those that are left, the latest first. */
  savedSearches: Array<SavedSearch>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What waiting for days answers. */
export type WatchDaysPayload = {
  /** The wait; null when there is none. */
  watch: Maybe<DayWatch>;
  /** Whether the days are free, so that nothing has to be waited for. */
  isFree: Scalars['Boolean']['output'];
  /** What a person can read; empty when it is kept. */
  errors: Array<Scalars['String']['output']>;
};

/** What waiting no longer answers. */
export type DayWatchesPayload = {
  /** What is still waited for, the first days first. */
  dayWatches: Array<DayWatch>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  User: ResolverTypeWrapper<UserRecord>;
  Settings: ResolverTypeWrapper<SettingsRecord>;
  NoticeTopic: NoticeTopic;
  Language: Language;
  Member: ResolverTypeWrapper<MemberRecord>;
  SignInPayload: ResolverTypeWrapper<SignInPayload>;
  SignUpPayload: ResolverTypeWrapper<SignUpPayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  HomeStories: ResolverTypeWrapper<HomeStoriesRecord>;
  ToolEarned: ResolverTypeWrapper<ToolEarnedRecord>;
  ToolOrder: ToolOrder;
  OrderDirection: OrderDirection;
  Category: ResolverTypeWrapper<CategoryRecord>;
  Tool: ResolverTypeWrapper<ToolRecord>;
  ToolVisibility: ToolVisibility;
  RentalRules: ResolverTypeWrapper<RentalRules>;
  Specification: ResolverTypeWrapper<Specification>;
  Review: ResolverTypeWrapper<ReviewRecord>;
  MapBox: MapBox;
  MapMark: ResolverTypeWrapper<MapMark>;
  SearchFacets: ResolverTypeWrapper<SearchFacetsRecord>;
  CategoryCount: ResolverTypeWrapper<CategoryCount>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  PriceBand: ResolverTypeWrapper<PriceBand>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'tools' | 'categories'> & { tools: Array<ResolversTypes['Tool']>, categories: Array<ResolversTypes['Category']> }>;
  Reservation: ResolverTypeWrapper<ReservationRecord>;
  ReservationStatus: ReservationStatus;
  CreateToolInput: CreateToolInput;
  SpecificationInput: SpecificationInput;
  ImageInput: ImageInput;
  CreateToolPayload: ResolverTypeWrapper<Omit<CreateToolPayload, 'tool'> & { tool?: Maybe<ResolversTypes['Tool']> }>;
  OwnTool: ResolverTypeWrapper<OwnToolRecord>;
  ToolState: ToolState;
  RentalRulesInput: RentalRulesInput;
  UpdateToolInput: UpdateToolInput;
  UpdateToolPayload: ResolverTypeWrapper<Omit<UpdateToolPayload, 'tool' | 'conflict'> & { tool?: Maybe<ResolversTypes['OwnTool']>, conflict?: Maybe<ResolversTypes['OwnTool']> }>;
  DeleteToolPayload: ResolverTypeWrapper<Omit<DeleteToolPayload, 'openBookings'> & { openBookings: Array<ResolversTypes['Reservation']> }>;
  CountViewPayload: ResolverTypeWrapper<CountViewPayload>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SaveSettingsInput: SaveSettingsInput;
  SaveSettingsPayload: ResolverTypeWrapper<Omit<SaveSettingsPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Place: ResolverTypeWrapper<Place>;
  FavouritesPayload: ResolverTypeWrapper<FavouritesChanged>;
  DayRange: ResolverTypeWrapper<DayRange>;
  Booking: ResolverTypeWrapper<SeenBooking>;
  CoverClaim: ResolverTypeWrapper<CoverClaimRecord>;
  CoverState: CoverState;
  BookingStatement: ResolverTypeWrapper<BookingStatement>;
  StatementKind: StatementKind;
  StatementStage: StatementStage;
  BookingState: BookingState;
  BookingButton: BookingButton;
  BookingHappening: ResolverTypeWrapper<HistoryRecord>;
  BookingRole: BookingRole;
  Activity: ResolverTypeWrapper<ActivityRecord>;
  ActivityKind: ActivityKind;
  RequestBookingPayload: ResolverTypeWrapper<Omit<RequestBookingPayload, 'booking' | 'openBooking'> & { booking?: Maybe<ResolversTypes['Booking']>, openBooking?: Maybe<ResolversTypes['Booking']> }>;
  BookingPayload: ResolverTypeWrapper<Omit<BookingPayload, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  HandoverCodePayload: ResolverTypeWrapper<HandoverCodePayload>;
  BlockInput: BlockInput;
  KeptBookingInput: KeptBookingInput;
  OwnerCalendar: ResolverTypeWrapper<Omit<OwnerCalendar, 'blocks' | 'bookings'> & { blocks: Array<ResolversTypes['Block']>, bookings: Array<ResolversTypes['Booking']> }>;
  Block: ResolverTypeWrapper<BlockRecord>;
  BlockDaysPayload: ResolverTypeWrapper<Omit<BlockDaysPayload, 'blocks' | 'inTheWay'> & { blocks: Array<ResolversTypes['Block']>, inTheWay: Array<ResolversTypes['Booking']> }>;
  UnblockDaysPayload: ResolverTypeWrapper<UnblockDaysPayload>;
  Changeable: ResolverTypeWrapper<Changeable>;
  LateBefore: LateBefore;
  BookingChange: ResolverTypeWrapper<SeenChange>;
  ChangeQuote: ResolverTypeWrapper<ChangeQuote>;
  ChangeQuotePayload: ResolverTypeWrapper<ChangeQuotePayload>;
  ChangePayload: ResolverTypeWrapper<Omit<ChangePayload, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  HandoverMoment: HandoverMoment;
  Handover: ResolverTypeWrapper<Handover>;
  HandoverItem: ResolverTypeWrapper<HandoverItem>;
  HandoverTick: ResolverTypeWrapper<HandoverTick>;
  HandoverPicture: ResolverTypeWrapper<HandoverPicture>;
  HandoverPayload: ResolverTypeWrapper<HandoverPayload>;
  QuotePayload: ResolverTypeWrapper<QuotePayload>;
  Quote: ResolverTypeWrapper<Quote>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  AddPaymentMethodPayload: ResolverTypeWrapper<AddPaymentMethodPayload>;
  PaymentMethodPayload: ResolverTypeWrapper<PaymentMethodPayload>;
  Earnings: ResolverTypeWrapper<OwnEarnings>;
  Payout: ResolverTypeWrapper<PayoutRecord>;
  PayoutState: PayoutState;
  Debt: ResolverTypeWrapper<Omit<Debt, 'debtParts'> & { debtParts: Array<ResolversTypes['DebtPart']> }>;
  DebtPart: ResolverTypeWrapper<Omit<DebtPart, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  PayDebtPayload: ResolverTypeWrapper<Omit<PayDebtPayload, 'debt'> & { debt: ResolversTypes['Debt'] }>;
  Receipt: ResolverTypeWrapper<ReceiptRecord>;
  MoneyLine: ResolverTypeWrapper<MoneyLineRecord>;
  MoneyLineKind: MoneyLineKind;
  DepositLine: ResolverTypeWrapper<DepositLineRecord>;
  DepositLineKind: DepositLineKind;
  PaidWith: ResolverTypeWrapper<PaidWith>;
  BookingAmount: ResolverTypeWrapper<BookingAmount>;
  Statement: ResolverTypeWrapper<Omit<Statement, 'statementLines'> & { statementLines: Array<ResolversTypes['StatementLine']> }>;
  StatementLine: ResolverTypeWrapper<StatementLineRecord>;
  BookingReview: ResolverTypeWrapper<SeenReview>;
  BorrowerRating: ResolverTypeWrapper<BorrowerRating>;
  ReviewBookingPayload: ResolverTypeWrapper<Omit<ReviewBookingPayload, 'booking'> & { booking?: Maybe<ResolversTypes['Booking']> }>;
  AnswerReviewPayload: ResolverTypeWrapper<AnswerReviewPayload>;
  BlockedMember: ResolverTypeWrapper<BlockedMemberRecord>;
  BlockMemberPayload: ResolverTypeWrapper<Omit<BlockMemberPayload, 'blockedMembers'> & { blockedMembers: Array<ResolversTypes['BlockedMember']> }>;
  ReportKind: ReportKind;
  ReportReason: ReportReason;
  ReportPayload: ResolverTypeWrapper<ReportPayload>;
  Conversation: ResolverTypeWrapper<ConversationRecord>;
  Participant: ResolverTypeWrapper<ParticipantRecord>;
  Message: ResolverTypeWrapper<SeenMessage>;
  MessageType: MessageType;
  StartConversationPayload: ResolverTypeWrapper<Omit<StartConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  SendMessagePayload: ResolverTypeWrapper<Omit<SendMessagePayload, 'message'> & { message?: Maybe<ResolversTypes['Message']> }>;
  ReadMessagesPayload: ResolverTypeWrapper<ReadMessagesPayload>;
  TypingPayload: ResolverTypeWrapper<TypingPayload>;
  SendContactMessagePayload: ResolverTypeWrapper<SendContactMessagePayload>;
  SubscribeNewsletterPayload: ResolverTypeWrapper<SubscribeNewsletterPayload>;
  Notice: ResolverTypeWrapper<NoticeRecord>;
  NoticeStatement: ResolverTypeWrapper<NoticeStatement>;
  NoticeKind: NoticeKind;
  ReadNoticesPayload: ResolverTypeWrapper<ReadNoticesPayload>;
  Push: ResolverTypeWrapper<Push>;
  PushSubscriptionInput: PushSubscriptionInput;
  PushPayload: ResolverTypeWrapper<PushPayload>;
  RenewPushPayload: ResolverTypeWrapper<RenewPushPayload>;
  Session: ResolverTypeWrapper<Session>;
  SecurityEvent: ResolverTypeWrapper<SecurityEvent>;
  SecurityEventKind: SecurityEventKind;
  SecurityPayload: ResolverTypeWrapper<SecurityPayload>;
  LinkPayload: ResolverTypeWrapper<LinkPayload>;
  LinkEnd: LinkEnd;
  SecondFactor: ResolverTypeWrapper<SecondFactorRecord>;
  SecondFactorSetup: ResolverTypeWrapper<SecondFactorSetup>;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  Passkey: ResolverTypeWrapper<PasskeyRecord>;
  PasskeyAsked: ResolverTypeWrapper<PasskeyAsked>;
  CalendarFeed: ResolverTypeWrapper<CalendarFeed>;
  CalendarFeedPayload: ResolverTypeWrapper<CalendarFeedPayload>;
  ExportPayload: ResolverTypeWrapper<ExportPayload>;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  LeavingReason: ResolverTypeWrapper<LeavingReason>;
  Leaving: ResolverTypeWrapper<Leaving>;
  SavedSearchInput: SavedSearchInput;
  SavedSearch: ResolverTypeWrapper<SavedSearchRecord>;
  DayWatch: ResolverTypeWrapper<DayWatchRecord>;
  SaveSearchPayload: ResolverTypeWrapper<Omit<SaveSearchPayload, 'search'> & { search?: Maybe<ResolversTypes['SavedSearch']> }>;
  SavedSearchesPayload: ResolverTypeWrapper<Omit<SavedSearchesPayload, 'savedSearches'> & { savedSearches: Array<ResolversTypes['SavedSearch']> }>;
  WatchDaysPayload: ResolverTypeWrapper<Omit<WatchDaysPayload, 'watch'> & { watch?: Maybe<ResolversTypes['DayWatch']> }>;
  DayWatchesPayload: ResolverTypeWrapper<Omit<DayWatchesPayload, 'dayWatches'> & { dayWatches: Array<ResolversTypes['DayWatch']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  User: UserRecord;
  Settings: SettingsRecord;
  Member: MemberRecord;
  SignInPayload: SignInPayload;
  SignUpPayload: SignUpPayload;
  SignOutPayload: SignOutPayload;
  HomeStories: HomeStoriesRecord;
  ToolEarned: ToolEarnedRecord;
  Category: CategoryRecord;
  Tool: ToolRecord;
  RentalRules: RentalRules;
  Specification: Specification;
  Review: ReviewRecord;
  MapBox: MapBox;
  MapMark: MapMark;
  SearchFacets: SearchFacetsRecord;
  CategoryCount: CategoryCount;
  RatingCount: RatingCount;
  PriceBand: PriceBand;
  SearchSuggestions: Omit<SearchSuggestions, 'tools' | 'categories'> & { tools: Array<ResolversParentTypes['Tool']>, categories: Array<ResolversParentTypes['Category']> };
  Reservation: ReservationRecord;
  CreateToolInput: CreateToolInput;
  SpecificationInput: SpecificationInput;
  ImageInput: ImageInput;
  CreateToolPayload: Omit<CreateToolPayload, 'tool'> & { tool?: Maybe<ResolversParentTypes['Tool']> };
  OwnTool: OwnToolRecord;
  RentalRulesInput: RentalRulesInput;
  UpdateToolInput: UpdateToolInput;
  UpdateToolPayload: Omit<UpdateToolPayload, 'tool' | 'conflict'> & { tool?: Maybe<ResolversParentTypes['OwnTool']>, conflict?: Maybe<ResolversParentTypes['OwnTool']> };
  DeleteToolPayload: Omit<DeleteToolPayload, 'openBookings'> & { openBookings: Array<ResolversParentTypes['Reservation']> };
  CountViewPayload: CountViewPayload;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SaveSettingsInput: SaveSettingsInput;
  SaveSettingsPayload: Omit<SaveSettingsPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Place: Place;
  FavouritesPayload: FavouritesChanged;
  DayRange: DayRange;
  Booking: SeenBooking;
  CoverClaim: CoverClaimRecord;
  BookingStatement: BookingStatement;
  BookingHappening: HistoryRecord;
  Activity: ActivityRecord;
  RequestBookingPayload: Omit<RequestBookingPayload, 'booking' | 'openBooking'> & { booking?: Maybe<ResolversParentTypes['Booking']>, openBooking?: Maybe<ResolversParentTypes['Booking']> };
  BookingPayload: Omit<BookingPayload, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  HandoverCodePayload: HandoverCodePayload;
  BlockInput: BlockInput;
  KeptBookingInput: KeptBookingInput;
  OwnerCalendar: Omit<OwnerCalendar, 'blocks' | 'bookings'> & { blocks: Array<ResolversParentTypes['Block']>, bookings: Array<ResolversParentTypes['Booking']> };
  Block: BlockRecord;
  BlockDaysPayload: Omit<BlockDaysPayload, 'blocks' | 'inTheWay'> & { blocks: Array<ResolversParentTypes['Block']>, inTheWay: Array<ResolversParentTypes['Booking']> };
  UnblockDaysPayload: UnblockDaysPayload;
  Changeable: Changeable;
  BookingChange: SeenChange;
  ChangeQuote: ChangeQuote;
  ChangeQuotePayload: ChangeQuotePayload;
  ChangePayload: Omit<ChangePayload, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  Handover: Handover;
  HandoverItem: HandoverItem;
  HandoverTick: HandoverTick;
  HandoverPicture: HandoverPicture;
  HandoverPayload: HandoverPayload;
  QuotePayload: QuotePayload;
  Quote: Quote;
  PaymentMethod: PaymentMethod;
  AddPaymentMethodPayload: AddPaymentMethodPayload;
  PaymentMethodPayload: PaymentMethodPayload;
  Earnings: OwnEarnings;
  Payout: PayoutRecord;
  Debt: Omit<Debt, 'debtParts'> & { debtParts: Array<ResolversParentTypes['DebtPart']> };
  DebtPart: Omit<DebtPart, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  PayDebtPayload: Omit<PayDebtPayload, 'debt'> & { debt: ResolversParentTypes['Debt'] };
  Receipt: ReceiptRecord;
  MoneyLine: MoneyLineRecord;
  DepositLine: DepositLineRecord;
  PaidWith: PaidWith;
  BookingAmount: BookingAmount;
  Statement: Omit<Statement, 'statementLines'> & { statementLines: Array<ResolversParentTypes['StatementLine']> };
  StatementLine: StatementLineRecord;
  BookingReview: SeenReview;
  BorrowerRating: BorrowerRating;
  ReviewBookingPayload: Omit<ReviewBookingPayload, 'booking'> & { booking?: Maybe<ResolversParentTypes['Booking']> };
  AnswerReviewPayload: AnswerReviewPayload;
  BlockedMember: BlockedMemberRecord;
  BlockMemberPayload: Omit<BlockMemberPayload, 'blockedMembers'> & { blockedMembers: Array<ResolversParentTypes['BlockedMember']> };
  ReportPayload: ReportPayload;
  Conversation: ConversationRecord;
  Participant: ParticipantRecord;
  Message: SeenMessage;
  StartConversationPayload: Omit<StartConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  SendMessagePayload: Omit<SendMessagePayload, 'message'> & { message?: Maybe<ResolversParentTypes['Message']> };
  ReadMessagesPayload: ReadMessagesPayload;
  TypingPayload: TypingPayload;
  SendContactMessagePayload: SendContactMessagePayload;
  SubscribeNewsletterPayload: SubscribeNewsletterPayload;
  Notice: NoticeRecord;
  NoticeStatement: NoticeStatement;
  ReadNoticesPayload: ReadNoticesPayload;
  Push: Push;
  PushSubscriptionInput: PushSubscriptionInput;
  PushPayload: PushPayload;
  RenewPushPayload: RenewPushPayload;
  Session: Session;
  SecurityEvent: SecurityEvent;
  SecurityPayload: SecurityPayload;
  LinkPayload: LinkPayload;
  SecondFactor: SecondFactorRecord;
  SecondFactorSetup: SecondFactorSetup;
  RecoveryCodesPayload: RecoveryCodesPayload;
  Passkey: PasskeyRecord;
  PasskeyAsked: PasskeyAsked;
  CalendarFeed: CalendarFeed;
  CalendarFeedPayload: CalendarFeedPayload;
  ExportPayload: ExportPayload;
  DeleteAccountPayload: DeleteAccountPayload;
  LeavingReason: LeavingReason;
  Leaving: Leaving;
  SavedSearchInput: SavedSearchInput;
  SavedSearch: SavedSearchRecord;
  DayWatch: DayWatchRecord;
  SaveSearchPayload: Omit<SaveSearchPayload, 'search'> & { search?: Maybe<ResolversParentTypes['SavedSearch']> };
  SavedSearchesPayload: Omit<SavedSearchesPayload, 'savedSearches'> & { savedSearches: Array<ResolversParentTypes['SavedSearch']> };
  WatchDaysPayload: Omit<WatchDaysPayload, 'watch'> & { watch?: Maybe<ResolversParentTypes['DayWatch']> };
  DayWatchesPayload: Omit<DayWatchesPayload, 'dayWatches'> & { dayWatches: Array<ResolversParentTypes['DayWatch']> };
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  searchTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QuerySearchToolsArgs, 'first'>>;
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryToolArgs, 'id'>>;
  featuredTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryFeaturedToolsArgs, 'first'>>;
  homeStories?: Resolver<ResolversTypes['HomeStories'], ParentType, ContextType>;
  toolMap?: Resolver<Array<ResolversTypes['MapMark']>, ParentType, ContextType, RequireFields<QueryToolMapArgs, 'box' | 'zoom'>>;
  mapTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryMapToolsArgs, 'box' | 'first'>>;
  searchFacets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType, Partial<QuerySearchFacetsArgs>>;
  similarTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QuerySimilarToolsArgs, 'toolId' | 'first'>>;
  listedTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryListedToolsArgs, 'ids'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'term'>>;
  myTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryMyToolsArgs, 'first'>>;
  borrowedTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  activeLendReservations?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType>;
  completedLendReservations?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType>;
  ownTool?: Resolver<Maybe<ResolversTypes['OwnTool']>, ParentType, ContextType, RequireFields<QueryOwnToolArgs, 'id'>>;
  ownTools?: Resolver<Array<ResolversTypes['OwnTool']>, ParentType, ContextType, RequireFields<QueryOwnToolsArgs, 'first'>>;
  myViewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryMemberToolsArgs, 'memberId' | 'first'>>;
  memberReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<QueryMemberReviewsArgs, 'memberId'>>;
  placeNear?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlaceNearArgs, 'latitude' | 'longitude'>>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'beginsWith'>>;
  searchOrigin?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, Partial<QuerySearchOriginArgs>>;
  favouriteTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryFavouriteToolsArgs, 'first'>>;
  myBookings?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  lendBookings?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  rentalHistory?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  recentActivity?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<QueryBookingArgs, 'id'>>;
  availability?: Resolver<Array<ResolversTypes['DayRange']>, ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'toolId' | 'units'>>;
  ownerCalendar?: Resolver<ResolversTypes['OwnerCalendar'], ParentType, ContextType, RequireFields<QueryOwnerCalendarArgs, 'from' | 'to'>>;
  quoteChange?: Resolver<ResolversTypes['ChangeQuotePayload'], ParentType, ContextType, RequireFields<QueryQuoteChangeArgs, 'id' | 'startDate' | 'endDate' | 'units' | 'pricePerDayCents'>>;
  handover?: Resolver<Maybe<ResolversTypes['Handover']>, ParentType, ContextType, RequireFields<QueryHandoverArgs, 'id'>>;
  quote?: Resolver<ResolversTypes['QuotePayload'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'toolId' | 'startDate' | 'endDate' | 'units'>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Earnings'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Debt'], ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'bookingId'>>;
  bookingAmounts?: Resolver<Array<ResolversTypes['BookingAmount']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['Statement'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'year'>>;
  blockedMembers?: Resolver<Array<ResolversTypes['BlockedMember']>, ParentType, ContextType>;
  conversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversationWith?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationWithArgs, 'memberId'>>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType, RequireFields<QueryNoticesArgs, 'first'>>;
  unreadNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Push'], ParentType, ContextType, Partial<QueryPushArgs>>;
  mySessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  securityEvents?: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  calendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  dayWatches?: Resolver<Array<ResolversTypes['DayWatch']>, ParentType, ContextType, Partial<QueryDayWatchesArgs>>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signInUser?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInUserArgs, 'email' | 'password'>>;
  signUpUser?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpUserArgs, 'name' | 'email' | 'password'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  createTool?: Resolver<ResolversTypes['CreateToolPayload'], ParentType, ContextType, RequireFields<MutationCreateToolArgs, 'input'>>;
  updateTool?: Resolver<ResolversTypes['UpdateToolPayload'], ParentType, ContextType, RequireFields<MutationUpdateToolArgs, 'id' | 'version' | 'changes'>>;
  pauseTool?: Resolver<ResolversTypes['UpdateToolPayload'], ParentType, ContextType, RequireFields<MutationPauseToolArgs, 'id' | 'paused'>>;
  duplicateTool?: Resolver<ResolversTypes['UpdateToolPayload'], ParentType, ContextType, RequireFields<MutationDuplicateToolArgs, 'id'>>;
  deleteTool?: Resolver<ResolversTypes['DeleteToolPayload'], ParentType, ContextType, RequireFields<MutationDeleteToolArgs, 'id'>>;
  countView?: Resolver<ResolversTypes['CountViewPayload'], ParentType, ContextType, RequireFields<MutationCountViewArgs, 'toolId'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  saveSettings?: Resolver<ResolversTypes['SaveSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'input'>>;
  saveFavourites?: Resolver<ResolversTypes['FavouritesPayload'], ParentType, ContextType, RequireFields<MutationSaveFavouritesArgs, 'toolIds'>>;
  removeFavourite?: Resolver<ResolversTypes['FavouritesPayload'], ParentType, ContextType, RequireFields<MutationRemoveFavouriteArgs, 'toolId'>>;
  requestBooking?: Resolver<ResolversTypes['RequestBookingPayload'], ParentType, ContextType, RequireFields<MutationRequestBookingArgs, 'toolId' | 'startDate' | 'endDate' | 'units'>>;
  acceptBooking?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationAcceptBookingArgs, 'id'>>;
  declineBooking?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationDeclineBookingArgs, 'id'>>;
  withdrawRequest?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationWithdrawRequestArgs, 'id'>>;
  cancelBooking?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationCancelBookingArgs, 'id'>>;
  payBooking?: Resolver<ResolversTypes['RequestBookingPayload'], ParentType, ContextType, RequireFields<MutationPayBookingArgs, 'id'>>;
  handoverCode?: Resolver<ResolversTypes['HandoverCodePayload'], ParentType, ContextType, RequireFields<MutationHandoverCodeArgs, 'id'>>;
  confirmPickup?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationConfirmPickupArgs, 'id'>>;
  reportFault?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationReportFaultArgs, 'id' | 'text'>>;
  reportNoShow?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationReportNoShowArgs, 'id'>>;
  contestNoShow?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationContestNoShowArgs, 'id' | 'text'>>;
  returnBooking?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationReturnBookingArgs, 'id'>>;
  confirmReturn?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'id'>>;
  reportProblem?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'id' | 'claimCents' | 'text'>>;
  answerProblem?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationAnswerProblemArgs, 'id' | 'accept'>>;
  proposeSettlement?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationProposeSettlementArgs, 'id' | 'claimCents'>>;
  waiveLateFee?: Resolver<ResolversTypes['BookingPayload'], ParentType, ContextType, RequireFields<MutationWaiveLateFeeArgs, 'id'>>;
  blockDays?: Resolver<ResolversTypes['BlockDaysPayload'], ParentType, ContextType, RequireFields<MutationBlockDaysArgs, 'block' | 'keep'>>;
  changeBlock?: Resolver<ResolversTypes['BlockDaysPayload'], ParentType, ContextType, RequireFields<MutationChangeBlockArgs, 'id' | 'block' | 'keep'>>;
  unblockDays?: Resolver<ResolversTypes['UnblockDaysPayload'], ParentType, ContextType, RequireFields<MutationUnblockDaysArgs, 'id'>>;
  proposeChange?: Resolver<ResolversTypes['ChangePayload'], ParentType, ContextType, RequireFields<MutationProposeChangeArgs, 'id' | 'startDate' | 'endDate' | 'units' | 'pricePerDayCents'>>;
  answerChange?: Resolver<ResolversTypes['ChangePayload'], ParentType, ContextType, RequireFields<MutationAnswerChangeArgs, 'id' | 'changeId' | 'accept'>>;
  withdrawChange?: Resolver<ResolversTypes['ChangePayload'], ParentType, ContextType, RequireFields<MutationWithdrawChangeArgs, 'id' | 'changeId'>>;
  tickItem?: Resolver<ResolversTypes['HandoverPayload'], ParentType, ContextType, RequireFields<MutationTickItemArgs, 'id' | 'itemId' | 'moment' | 'there'>>;
  addHandoverPicture?: Resolver<ResolversTypes['HandoverPayload'], ParentType, ContextType, RequireFields<MutationAddHandoverPictureArgs, 'id' | 'moment' | 'url'>>;
  removeHandoverPicture?: Resolver<ResolversTypes['HandoverPayload'], ParentType, ContextType, RequireFields<MutationRemoveHandoverPictureArgs, 'id' | 'pictureId'>>;
  addPaymentMethod?: Resolver<ResolversTypes['AddPaymentMethodPayload'], ParentType, ContextType>;
  removePaymentMethod?: Resolver<ResolversTypes['PaymentMethodPayload'], ParentType, ContextType, RequireFields<MutationRemovePaymentMethodArgs, 'id'>>;
  makeDefaultPaymentMethod?: Resolver<ResolversTypes['PaymentMethodPayload'], ParentType, ContextType, RequireFields<MutationMakeDefaultPaymentMethodArgs, 'id'>>;
  payDebt?: Resolver<ResolversTypes['PayDebtPayload'], ParentType, ContextType, RequireFields<MutationPayDebtArgs, 'paymentMethodId'>>;
  reviewBooking?: Resolver<ResolversTypes['ReviewBookingPayload'], ParentType, ContextType, RequireFields<MutationReviewBookingArgs, 'id' | 'rating' | 'comment'>>;
  answerReview?: Resolver<ResolversTypes['AnswerReviewPayload'], ParentType, ContextType, RequireFields<MutationAnswerReviewArgs, 'id' | 'answer'>>;
  blockMember?: Resolver<ResolversTypes['BlockMemberPayload'], ParentType, ContextType, RequireFields<MutationBlockMemberArgs, 'memberId'>>;
  unblockMember?: Resolver<ResolversTypes['BlockMemberPayload'], ParentType, ContextType, RequireFields<MutationUnblockMemberArgs, 'memberId'>>;
  report?: Resolver<ResolversTypes['ReportPayload'], ParentType, ContextType, RequireFields<MutationReportArgs, 'kind' | 'id' | 'reason' | 'text'>>;
  startConversation?: Resolver<ResolversTypes['StartConversationPayload'], ParentType, ContextType, RequireFields<MutationStartConversationArgs, 'memberId'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'conversationId' | 'content' | 'pictures'>>;
  readMessages?: Resolver<ResolversTypes['ReadMessagesPayload'], ParentType, ContextType, RequireFields<MutationReadMessagesArgs, 'conversationId' | 'upTo'>>;
  typing?: Resolver<ResolversTypes['TypingPayload'], ParentType, ContextType, RequireFields<MutationTypingArgs, 'conversationId'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessagePayload'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'name' | 'email' | 'subject' | 'message'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['SubscribeNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSubscribeNewsletterArgs, 'email'>>;
  readNotices?: Resolver<ResolversTypes['ReadNoticesPayload'], ParentType, ContextType, Partial<MutationReadNoticesArgs>>;
  subscribePush?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'input'>>;
  unsubscribePush?: Resolver<ResolversTypes['PushPayload'], ParentType, ContextType, Partial<MutationUnsubscribePushArgs>>;
  renewPush?: Resolver<ResolversTypes['RenewPushPayload'], ParentType, ContextType, RequireFields<MutationRenewPushArgs, 'endpoint' | 'auth' | 'input'>>;
  confirmIdentity?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'password'>>;
  endSession?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  changeEmail?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email' | 'password'>>;
  sendConfirmation?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType>;
  sendResetLink?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationSendResetLinkArgs, 'email'>>;
  confirmEmail?: Resolver<ResolversTypes['LinkPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  resetPassword?: Resolver<ResolversTypes['LinkPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'password'>>;
  finishSignIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationFinishSignInArgs, 'ticket' | 'code'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorSetup'], ParentType, ContextType>;
  setSecondFactor?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationSetSecondFactorArgs, 'id' | 'code'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType>;
  removeSecondFactor?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType>;
  beginPasskey?: Resolver<ResolversTypes['PasskeyAsked'], ParentType, ContextType>;
  addPasskey?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'response' | 'name'>>;
  renamePasskey?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  beginPasskeySignIn?: Resolver<ResolversTypes['PasskeyAsked'], ParentType, ContextType>;
  signInByPasskey?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInByPasskeyArgs, 'response'>>;
  beginPasskeyProof?: Resolver<ResolversTypes['PasskeyAsked'], ParentType, ContextType>;
  confirmIdentityByPasskey?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationConfirmIdentityByPasskeyArgs, 'response'>>;
  exportEverything?: Resolver<ResolversTypes['ExportPayload'], ParentType, ContextType>;
  makeCalendarFeed?: Resolver<ResolversTypes['CalendarFeedPayload'], ParentType, ContextType>;
  removeCalendarFeed?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType>;
  comeBack?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationComeBackArgs, 'ticket'>>;
  saveSearch?: Resolver<ResolversTypes['SaveSearchPayload'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'search'>>;
  removeSavedSearch?: Resolver<ResolversTypes['SavedSearchesPayload'], ParentType, ContextType, RequireFields<MutationRemoveSavedSearchArgs, 'id'>>;
  watchDays?: Resolver<ResolversTypes['WatchDaysPayload'], ParentType, ContextType, RequireFields<MutationWatchDaysArgs, 'toolId' | 'startDate' | 'endDate' | 'units'>>;
  unwatchDays?: Resolver<ResolversTypes['DayWatchesPayload'], ParentType, ContextType, RequireFields<MutationUnwatchDaysArgs, 'id'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  avatarImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmationNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  emailNotices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mutedMails?: Resolver<Array<ResolversTypes['NoticeTopic']>, ParentType, ContextType>;
  pushNotices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mutedPushes?: Resolver<Array<ResolversTypes['NoticeTopic']>, ParentType, ContextType>;
  marketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  avatarImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  responseRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  responseMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaving?: Resolver<Maybe<ResolversTypes['Leaving']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomeStoriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HomeStories'] = ResolversParentTypes['HomeStories']> = {
  chosenReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  earned?: Resolver<Maybe<ResolversTypes['ToolEarned']>, ParentType, ContextType>;
};

export type ToolEarnedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ToolEarned'] = ResolversParentTypes['ToolEarned']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  earnedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toolCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToolResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tool'] = ResolversParentTypes['Tool']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pricePerDayCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePerWeekCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  powerDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ageMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includedItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
  maxAvailableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['RentalRules'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['ToolVisibility'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  searchCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceMetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RentalRulesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RentalRules'] = ResolversParentTypes['RentalRules']> = {
  shortestDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longestDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noticeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bufferDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  horizonDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instantBooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SpecificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByUser?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
};

export type MapMarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MapMark'] = ResolversParentTypes['MapMark']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceCentsMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toolName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SearchFacetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryCounts?: Resolver<Array<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  ratingCounts?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  priceBands?: Resolver<Array<ResolversTypes['PriceBand']>, ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  ratingMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceBandResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceBand'] = ResolversParentTypes['PriceBand']> = {
  priceCentsMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceCentsMax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  tools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReservationStatus'], ParentType, ContextType>;
};

export type CreateToolPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateToolPayload'] = ResolversParentTypes['CreateToolPayload']> = {
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnToolResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnTool'] = ResolversParentTypes['OwnTool']> = {
  tool?: Resolver<ResolversTypes['Tool'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ToolState'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickupAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declaredValueCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UpdateToolPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateToolPayload'] = ResolversParentTypes['UpdateToolPayload']> = {
  tool?: Resolver<Maybe<ResolversTypes['OwnTool']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  conflict?: Resolver<Maybe<ResolversTypes['OwnTool']>, ParentType, ContextType>;
};

export type DeleteToolPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteToolPayload'] = ResolversParentTypes['DeleteToolPayload']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openBookings?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType>;
};

export type CountViewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CountViewPayload'] = ResolversParentTypes['CountViewPayload']> = {
  counted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SaveSettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveSettingsPayload'] = ResolversParentTypes['SaveSettingsPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FavouritesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FavouritesPayload'] = ResolversParentTypes['FavouritesPayload']> = {
  favouriteTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DayRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DayRange'] = ResolversParentTypes['DayRange']> = {
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type BookingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['Tool'], ParentType, ContextType>;
  borrower?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReservationStatus'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  possible?: Resolver<Array<ResolversTypes['BookingButton']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rentalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerEarnsCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  insuranceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  depositSecured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  depositCharged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentRefused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stepUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  backIfCancelledCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lateFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateWaived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  borrowerHasIt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerGaveIt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  returnedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  claimCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  claimMostCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['CoverClaim']>, ParentType, ContextType>;
  noShowHeldCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['BookingStatement']>, ParentType, ContextType>;
  claimText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerProposesCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  borrowerProposesCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  settledClaimCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeInstead?: Resolver<Array<ResolversTypes['DayRange']>, ParentType, ContextType>;
  pickupAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['BookingHappening']>, ParentType, ContextType>;
  reviewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['BookingChange']>, ParentType, ContextType>;
  changeable?: Resolver<Maybe<ResolversTypes['Changeable']>, ParentType, ContextType>;
  lateBefore?: Resolver<Maybe<ResolversTypes['LateBefore']>, ParentType, ContextType>;
  pricePerDayCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownReview?: Resolver<Maybe<ResolversTypes['BookingReview']>, ParentType, ContextType>;
  otherReview?: Resolver<Maybe<ResolversTypes['BookingReview']>, ParentType, ContextType>;
  borrowerRating?: Resolver<Maybe<ResolversTypes['BorrowerRating']>, ParentType, ContextType>;
  borrowerReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type CoverClaimResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CoverClaim'] = ResolversParentTypes['CoverClaim']> = {
  askedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CoverState'], ParentType, ContextType>;
  paidCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BookingStatementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingStatement'] = ResolversParentTypes['BookingStatement']> = {
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['StatementStage'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  backCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookingHappeningResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingHappening'] = ResolversParentTypes['BookingHappening']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BookingState'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RequestBookingPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestBookingPayload'] = ResolversParentTypes['RequestBookingPayload']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  stepUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openBooking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingPayload'] = ResolversParentTypes['BookingPayload']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HandoverCodePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandoverCodePayload'] = ResolversParentTypes['HandoverCodePayload']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnerCalendarResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OwnerCalendar'] = ResolversParentTypes['OwnerCalendar']> = {
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  bookings?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
};

export type BlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['Tool'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockDaysPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlockDaysPayload'] = ResolversParentTypes['BlockDaysPayload']> = {
  blocks?: Resolver<Array<ResolversTypes['Block']>, ParentType, ContextType>;
  inTheWay?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnblockDaysPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnblockDaysPayload'] = ResolversParentTypes['UnblockDaysPayload']> = {
  removed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Changeable'] = ResolversParentTypes['Changeable']> = {
  start?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unitChoices?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingChange'] = ResolversParentTypes['BookingChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitsForPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stepUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pricePerDayCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreRentalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeQuote'] = ResolversParentTypes['ChangeQuote']> = {
  rentalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreRentalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeQuotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangeQuotePayload'] = ResolversParentTypes['ChangeQuotePayload']> = {
  quote?: Resolver<Maybe<ResolversTypes['ChangeQuote']>, ParentType, ContextType>;
  nearestDays?: Resolver<Array<ResolversTypes['DayRange']>, ParentType, ContextType>;
  takenDays?: Resolver<Array<ResolversTypes['DayRange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePayload'] = ResolversParentTypes['ChangePayload']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  stepUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HandoverResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Handover'] = ResolversParentTypes['Handover']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includedItems?: Resolver<Array<ResolversTypes['HandoverItem']>, ParentType, ContextType>;
  photographs?: Resolver<Array<ResolversTypes['HandoverPicture']>, ParentType, ContextType>;
  canTick?: Resolver<Array<ResolversTypes['HandoverMoment']>, ParentType, ContextType>;
  canAdd?: Resolver<Array<ResolversTypes['HandoverMoment']>, ParentType, ContextType>;
};

export type HandoverItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandoverItem'] = ResolversParentTypes['HandoverItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticks?: Resolver<Array<ResolversTypes['HandoverTick']>, ParentType, ContextType>;
};

export type HandoverTickResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandoverTick'] = ResolversParentTypes['HandoverTick']> = {
  moment?: Resolver<ResolversTypes['HandoverMoment'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HandoverPictureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandoverPicture'] = ResolversParentTypes['HandoverPicture']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['HandoverMoment'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HandoverPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandoverPayload'] = ResolversParentTypes['HandoverPayload']> = {
  handover?: Resolver<Maybe<ResolversTypes['Handover']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuotePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QuotePayload'] = ResolversParentTypes['QuotePayload']> = {
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rentalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceFeeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  insuranceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AddPaymentMethodPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddPaymentMethodPayload'] = ResolversParentTypes['AddPaymentMethodPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentMethodPayload'] = ResolversParentTypes['PaymentMethodPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Earnings'] = ResolversParentTypes['Earnings']> = {
  earnedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payouts?: Resolver<Array<ResolversTypes['Payout']>, ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DebtResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Debt'] = ResolversParentTypes['Debt']> = {
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debtParts?: Resolver<Array<ResolversTypes['DebtPart']>, ParentType, ContextType>;
};

export type DebtPartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DebtPart'] = ResolversParentTypes['DebtPart']> = {
  booking?: Resolver<ResolversTypes['Booking'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayDebtPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PayDebtPayload'] = ResolversParentTypes['PayDebtPayload']> = {
  debt?: Resolver<ResolversTypes['Debt'], ParentType, ContextType>;
  stepUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['Tool'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  borrower?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receiptLines?: Resolver<Array<ResolversTypes['MoneyLine']>, ParentType, ContextType>;
  plusCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minusCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositLines?: Resolver<Array<ResolversTypes['DepositLine']>, ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidOutCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidWith?: Resolver<Array<ResolversTypes['PaidWith']>, ParentType, ContextType>;
};

export type MoneyLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MoneyLine'] = ResolversParentTypes['MoneyLine']> = {
  kind?: Resolver<ResolversTypes['MoneyLineKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepositLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DepositLine'] = ResolversParentTypes['DepositLine']> = {
  kind?: Resolver<ResolversTypes['DepositLineKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaidWithResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaidWith'] = ResolversParentTypes['PaidWith']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BookingAmountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingAmount'] = ResolversParentTypes['BookingAmount']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plusCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minusCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  statementLines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatementLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  bookingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['Tool'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['MoneyLine'], ParentType, ContextType>;
};

export type BookingReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BookingReview'] = ResolversParentTypes['BookingReview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hiddenReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BorrowerRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BorrowerRating'] = ResolversParentTypes['BorrowerRating']> = {
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReviewBookingPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewBookingPayload'] = ResolversParentTypes['ReviewBookingPayload']> = {
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerReviewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AnswerReviewPayload'] = ResolversParentTypes['AnswerReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockedMemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlockedMember'] = ResolversParentTypes['BlockedMember']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BlockMemberPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlockMemberPayload'] = ResolversParentTypes['BlockMemberPayload']> = {
  blockedMembers?: Resolver<Array<ResolversTypes['BlockedMember']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  viewerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
  canWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linksOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  oldestMessageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newestMessageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<ConversationPreviewArgs, 'givenInEnglish'>>;
  newestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  typingParticipantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StartConversationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartConversationPayload'] = ResolversParentTypes['StartConversationPayload']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReadMessagesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReadMessagesPayload'] = ResolversParentTypes['ReadMessagesPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TypingPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TypingPayload'] = ResolversParentTypes['TypingPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscribeNewsletterPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscribeNewsletterPayload'] = ResolversParentTypes['SubscribeNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['BookingRole']>, ParentType, ContextType>;
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['NoticeStatement']>, ParentType, ContextType>;
  foundNames?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  foundCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NoticeStatementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoticeStatement'] = ResolversParentTypes['NoticeStatement']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
  reader?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  backCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReadNoticesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReadNoticesPayload'] = ResolversParentTypes['ReadNoticesPayload']> = {
  unreadNotices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PushResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Push'] = ResolversParentTypes['Push']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PushPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PushPayload'] = ResolversParentTypes['PushPayload']> = {
  push?: Resolver<Maybe<ResolversTypes['Push']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RenewPushPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RenewPushPayload'] = ResolversParentTypes['RenewPushPayload']> = {
  renewed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecurityPayload'] = ResolversParentTypes['SecurityPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LinkPayload'] = ResolversParentTypes['LinkPayload']> = {
  link?: Resolver<Maybe<ResolversTypes['LinkEnd']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorSetupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SecondFactorSetup'] = ResolversParentTypes['SecondFactorSetup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  synced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasskeyAskedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasskeyAsked'] = ResolversParentTypes['PasskeyAsked']> = {
  options?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CalendarFeedPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CalendarFeedPayload'] = ResolversParentTypes['CalendarFeedPayload']> = {
  feed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExportPayload'] = ResolversParentTypes['ExportPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['LeavingReason']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeavingReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeavingReason'] = ResolversParentTypes['LeavingReason']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeavingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Leaving'] = ResolversParentTypes['Leaving']> = {
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  searchTerm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  priceCentsMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceCentsMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distanceMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  near?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratingMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  availableTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flexDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DayWatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DayWatch'] = ResolversParentTypes['DayWatch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
  toolName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  toldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  byMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveSearchPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SaveSearchPayload'] = ResolversParentTypes['SaveSearchPayload']> = {
  search?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedSearchesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedSearchesPayload'] = ResolversParentTypes['SavedSearchesPayload']> = {
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchDaysPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WatchDaysPayload'] = ResolversParentTypes['WatchDaysPayload']> = {
  watch?: Resolver<Maybe<ResolversTypes['DayWatch']>, ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DayWatchesPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DayWatchesPayload'] = ResolversParentTypes['DayWatchesPayload']> = {
  dayWatches?: Resolver<Array<ResolversTypes['DayWatch']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  HomeStories?: HomeStoriesResolvers<ContextType>;
  ToolEarned?: ToolEarnedResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  RentalRules?: RentalRulesResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  MapMark?: MapMarkResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  PriceBand?: PriceBandResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  CreateToolPayload?: CreateToolPayloadResolvers<ContextType>;
  OwnTool?: OwnToolResolvers<ContextType>;
  UpdateToolPayload?: UpdateToolPayloadResolvers<ContextType>;
  DeleteToolPayload?: DeleteToolPayloadResolvers<ContextType>;
  CountViewPayload?: CountViewPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  SaveSettingsPayload?: SaveSettingsPayloadResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  FavouritesPayload?: FavouritesPayloadResolvers<ContextType>;
  DayRange?: DayRangeResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  CoverClaim?: CoverClaimResolvers<ContextType>;
  BookingStatement?: BookingStatementResolvers<ContextType>;
  BookingHappening?: BookingHappeningResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  RequestBookingPayload?: RequestBookingPayloadResolvers<ContextType>;
  BookingPayload?: BookingPayloadResolvers<ContextType>;
  HandoverCodePayload?: HandoverCodePayloadResolvers<ContextType>;
  OwnerCalendar?: OwnerCalendarResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  BlockDaysPayload?: BlockDaysPayloadResolvers<ContextType>;
  UnblockDaysPayload?: UnblockDaysPayloadResolvers<ContextType>;
  Changeable?: ChangeableResolvers<ContextType>;
  BookingChange?: BookingChangeResolvers<ContextType>;
  ChangeQuote?: ChangeQuoteResolvers<ContextType>;
  ChangeQuotePayload?: ChangeQuotePayloadResolvers<ContextType>;
  ChangePayload?: ChangePayloadResolvers<ContextType>;
  Handover?: HandoverResolvers<ContextType>;
  HandoverItem?: HandoverItemResolvers<ContextType>;
  HandoverTick?: HandoverTickResolvers<ContextType>;
  HandoverPicture?: HandoverPictureResolvers<ContextType>;
  HandoverPayload?: HandoverPayloadResolvers<ContextType>;
  QuotePayload?: QuotePayloadResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  AddPaymentMethodPayload?: AddPaymentMethodPayloadResolvers<ContextType>;
  PaymentMethodPayload?: PaymentMethodPayloadResolvers<ContextType>;
  Earnings?: EarningsResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  Debt?: DebtResolvers<ContextType>;
  DebtPart?: DebtPartResolvers<ContextType>;
  PayDebtPayload?: PayDebtPayloadResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  MoneyLine?: MoneyLineResolvers<ContextType>;
  DepositLine?: DepositLineResolvers<ContextType>;
  PaidWith?: PaidWithResolvers<ContextType>;
  BookingAmount?: BookingAmountResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  BookingReview?: BookingReviewResolvers<ContextType>;
  BorrowerRating?: BorrowerRatingResolvers<ContextType>;
  ReviewBookingPayload?: ReviewBookingPayloadResolvers<ContextType>;
  AnswerReviewPayload?: AnswerReviewPayloadResolvers<ContextType>;
  BlockedMember?: BlockedMemberResolvers<ContextType>;
  BlockMemberPayload?: BlockMemberPayloadResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  StartConversationPayload?: StartConversationPayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  ReadMessagesPayload?: ReadMessagesPayloadResolvers<ContextType>;
  TypingPayload?: TypingPayloadResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SubscribeNewsletterPayload?: SubscribeNewsletterPayloadResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeStatement?: NoticeStatementResolvers<ContextType>;
  ReadNoticesPayload?: ReadNoticesPayloadResolvers<ContextType>;
  Push?: PushResolvers<ContextType>;
  PushPayload?: PushPayloadResolvers<ContextType>;
  RenewPushPayload?: RenewPushPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SecurityPayload?: SecurityPayloadResolvers<ContextType>;
  LinkPayload?: LinkPayloadResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorSetup?: SecondFactorSetupResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyAsked?: PasskeyAskedResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CalendarFeedPayload?: CalendarFeedPayloadResolvers<ContextType>;
  ExportPayload?: ExportPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  LeavingReason?: LeavingReasonResolvers<ContextType>;
  Leaving?: LeavingResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  DayWatch?: DayWatchResolvers<ContextType>;
  SaveSearchPayload?: SaveSearchPayloadResolvers<ContextType>;
  SavedSearchesPayload?: SavedSearchesPayloadResolvers<ContextType>;
  WatchDaysPayload?: WatchDaysPayloadResolvers<ContextType>;
  DayWatchesPayload?: DayWatchesPayloadResolvers<ContextType>;
};

