/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Whether the caller can see the page of a tool, and book it. */
export type ToolVisibility =
  /** Everybody can find and book it. */
  | 'LISTED'
  /** A draft or paused: its owner sees it, and members with an open booking of it do. It cannot be booked. */
  | 'UNLISTED'
  /** Deleted, or unlisted for the caller too. */
  | 'HIDDEN';

/** All points from a south-western to a north-eastern one, both included, in degrees (WGS 84). */
export type MapBox = {
  /** Lowest latitude. */
  south: number;
  /** Lowest longitude. */
  west: number;
  /** Highest latitude. */
  north: number;
  /** Highest longitude. */
  east: number;
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
  name: string;
  /** 1 to 5000 characters. */
  description: string;
  /** A Danish place name or postcode, 1 to 120 characters. */
  location: string;
  /** 1 to 100,000,000 øre. */
  pricePerDayCents: number;
  /** The address of a picture that this service serves (`/images/…` or `/pictures/…`); the default picture when left out. */
  imageUrl?: string | null | undefined;
  /** 1 to 11 ids of `categories`. */
  categoryIds: Array<number>;
  /** A picture to keep; goes before `imageUrl`. */
  mainImage?: ImageInput | null | undefined;
  /** Addresses of uploaded pictures, at most 8, the first is the cover; goes before `mainImage` and `imageUrl`. */
  pictures?: Array<string> | null | undefined;
  /** `DRAFT` or `PUBLISHED`. */
  state?: ToolState | null | undefined;
  /** 1 øre to seven times the price per day. */
  pricePerWeekCents?: number | null | undefined;
  /** 0 to 100,000,000 øre. */
  depositCents?: number | null | undefined;
  /** What is left out is as usual: see `RentalRules`. */
  rules?: RentalRulesInput | null | undefined;
  /** At most 200 characters; shown to nobody but the owner. */
  pickupAddress?: string | null | undefined;
  /** What one unit is worth, 1 to 100,000,000 øre; visible to the owner only. Limits what the insurance pays. */
  declaredValueCents?: number | null | undefined;
  /** At most 120 characters. */
  brandName?: string | null | undefined;
  /** At most 120 characters. */
  model?: string | null | undefined;
  /** At most 200 characters. */
  powerDescription?: string | null | undefined;
  /** At most 200 characters. */
  condition?: string | null | undefined;
  /** Weight in tens of grams (D27), 0 to 1,000,000. */
  weightGrams?: number | null | undefined;
  /** 0 to 1200. */
  ageMonths?: number | null | undefined;
  /** 1 to 5. */
  maxAvailableCount?: number | null | undefined;
  /** At most 30 rows; rows with a blank key or value are left out. */
  specifications?: Array<SpecificationInput> | null | undefined;
  /** At most 50 items of 200 characters; blank ones are left out. */
  includedItems?: Array<string> | null | undefined;
  /** At most 5000 characters. */
  usageInstructions?: string | null | undefined;
};

/** One row of what there is to know about a tool. */
export type SpecificationInput = {
  /** At most 80 characters. */
  key: string;
  /** At most 400 characters. */
  value: string;
};

/** A picture as a file: PNG, JPEG, GIF, WebP or AVIF, at most 10 MB decoded from base64, at most 12,000 pixels a side, 50 megapixels as JPEG, 20 as PNG, GIF or WebP, 8 as AVIF. */
export type ImageInput = {
  /** The bytes as base64. */
  data: string;
  /** What the file is called; at most 255 characters. Not kept. */
  filename: string;
  /** What the browser takes it for. What counts are the bytes. */
  contentType: string;
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
  shortestDays?: number | null | undefined;
  /** Most days of a rental, 1 to 365, no fewer than `shortestDays`. */
  longestDays?: number | null | undefined;
  /** Days between today and the first day, at least: 0 to 30. */
  noticeDays?: number | null | undefined;
  /** Days that it rests after it came back, 0 to 14. */
  bufferDays?: number | null | undefined;
  /** Days between today and the first day, at most: 1 to 365, no fewer than `noticeDays`. */
  horizonDays?: number | null | undefined;
  /** Whether a paid request is accepted by itself. */
  instantBooking?: boolean | null | undefined;
};

/** What is to be different about a tool. What is left out stays as it is; null empties what may be empty. Bounds as in `CreateToolInput`. */
export type UpdateToolInput = {
  /** 1 to 120 characters. */
  name?: string | null | undefined;
  /** 1 to 5000 characters. */
  description?: string | null | undefined;
  /** A Danish place name or postcode, 1 to 120 characters. */
  location?: string | null | undefined;
  /** 1 to 100,000,000 øre. */
  pricePerDayCents?: number | null | undefined;
  /** 1 øre to seven times the price per day; null for none. */
  pricePerWeekCents?: number | null | undefined;
  /** 0 to 100,000,000 øre. */
  depositCents?: number | null | undefined;
  /** All its pictures, at most 8, the first is the cover: uploaded ones and those it has. With none it shows the default drawing. */
  pictures?: Array<string> | null | undefined;
  /** 1 to 11 ids of `categories`. */
  categoryIds?: Array<number> | null | undefined;
  /** All rows, at most 30. */
  specifications?: Array<SpecificationInput> | null | undefined;
  /** All items, at most 50. */
  includedItems?: Array<string> | null | undefined;
  /** At most 5000 characters. */
  usageInstructions?: string | null | undefined;
  /** At most 120 characters. */
  brandName?: string | null | undefined;
  /** At most 120 characters. */
  model?: string | null | undefined;
  /** At most 200 characters. */
  powerDescription?: string | null | undefined;
  /** At most 200 characters. */
  condition?: string | null | undefined;
  /** Weight in tens of grams (D27), 0 to 1,000,000. */
  weightGrams?: number | null | undefined;
  /** 0 to 1200. */
  ageMonths?: number | null | undefined;
  /** 1 to 5, never fewer than are promised in open bookings. */
  maxAvailableCount?: number | null | undefined;
  /** What bookings from now on have to keep to. */
  rules?: RentalRulesInput | null | undefined;
  /** At most 200 characters; shown to nobody but the owner. */
  pickupAddress?: string | null | undefined;
  /** What one unit is worth, 1 to 100,000,000 øre; null for none. Holds for requests from now on. */
  declaredValueCents?: number | null | undefined;
  /** A draft can be published, a published tool paused, a paused one published. */
  state?: ToolState | null | undefined;
};

/** What to change of a profile. Texts are trimmed; what is out of bounds is named in `errors`, and nothing is stored. */
export type UpdateProfileInput = {
  /** 1 to 120 characters; null counts as left out. */
  name?: string | null | undefined;
  /** At most 5000 characters; null or blank for none. */
  about?: string | null | undefined;
  /** A Danish place name or postcode, at most 120 characters; null or blank for none. Distances are measured from there; tools stay where they are. */
  location?: string | null | undefined;
  /** The address of an uploaded picture (`/pictures/…`); null for none. */
  avatar?: string | null | undefined;
};

/** What to change of the settings; null counts as left out. */
export type SaveSettingsInput = {
  /** Notices by e-mail. */
  emailNotices?: boolean | null | undefined;
  /** The topics about which no notices are sent by e-mail; the others are. */
  mutedMails?: Array<NoticeTopic> | null | undefined;
  /** Notices in the browser while the page is closed. */
  pushNotices?: boolean | null | undefined;
  /** The topics about which no notices are shown in the browser; the others are. */
  mutedPushes?: Array<NoticeTopic> | null | undefined;
  /** News and offers by e-mail. */
  marketing?: boolean | null | undefined;
  /** The language of the screens. */
  language?: Language | null | undefined;
};

/** How a claim on the insurance stands. */
export type CoverState =
  /** Staff have not decided yet. */
  | 'WAITING'
  /** All or part of it was paid to the owner. */
  | 'APPROVED'
  /** Nothing is paid. */
  | 'REJECTED';

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

/** What somebody is in a booking. */
export type BookingRole =
  /** Who borrows the tool. */
  | 'BORROWER'
  /** Who lends it. */
  | 'OWNER';

/** What can happen to a user's tools and bookings. */
export type ActivityKind =
  /** The member wrote to the user. */
  | 'MESSAGE_RECEIVED'
  /** The user fetched a tool of the member. */
  | 'TOOL_FETCHED'
  /** The member fetched a tool of the user. */
  | 'TOOL_LENT'
  /** The member saved a tool of the user. */
  | 'TOOL_SAVED'
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

/** What is to be blocked. */
export type BlockInput = {
  /** The first day, today in Denmark or later; of one that has begun it can stay as it is. */
  startDate: string;
  /** The day after the last, at most a year ahead. */
  endDate: string;
  /** How many units, 1 to 5; all of them when left out. */
  units?: number | null | undefined;
  /** At most 200 characters; shown to nobody but the owner. */
  note?: string | null | undefined;
};

/** A booking that the owner has decided to leave as it is. */
export type KeptBookingInput = {
  /** Its id. */
  id: string;
  /** How far it had come: when it has moved on, the owner is asked again. */
  state: BookingState;
};

/** A tool that the one before has not brought back in time. */
export type LateBefore =
  /** It may not be there on the first day. */
  | 'LATE'
  /** It is back. */
  | 'BACK';

/** When a tool changes hands. */
export type HandoverMoment =
  /** From the owner to the borrower. */
  | 'PICK_UP'
  /** Back again. */
  | 'RETURN';

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

/** What a message holds. */
export type MessageType =
  /** What somebody wrote. */
  | 'text'
  /** What Skuret says. */
  | 'system';

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

/** What a browser gives away of its subscription, as it is. */
export type PushSubscriptionInput = {
  /** Where its push service takes messages: https, at most 2,000 characters. */
  endpoint: string;
  /** Its public key, in base64url. */
  p256dh: string;
  /** Its secret, in base64url. */
  auth: string;
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

/** What is looked for, as `searchTools` takes it. */
export type SavedSearchInput = {
  /** At most 200 characters. */
  searchTerm?: string;
  /** Tools in any of these categories; all when empty. */
  categoryIds?: Array<number>;
  /** Lowest price per day in øre. */
  priceCentsMin?: number | null | undefined;
  /** Highest price per day in øre. */
  priceCentsMax?: number | null | undefined;
  /** Farthest distance in kilometres from `near`; 0 to 1000. */
  distanceMax?: number | null | undefined;
  /** A Danish place name or postcode; empty for where the user lives, or else the service's origin. At most 120 characters. */
  near?: string;
  /** Lowest average rating, 1 to 5; 0 lets tools without reviews in. */
  ratingMin?: number | null | undefined;
  /** Only tools of which a unit is free from this day on; needs `availableTo`. */
  availableFrom?: string | null | undefined;
  /** The day on which it is handed back, 1 to 365 days later. */
  availableTo?: string | null | undefined;
  /** By how many days that may move, 0 to 2. */
  flexDays?: number;
};

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<string> } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, email: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null, toolCount: number } | null };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { currentUser: { id: string, location: string | null, email: string, emailConfirmed: boolean, confirmationNeeded: boolean, pendingEmail: string | null, settings: { emailNotices: boolean, mutedMails: Array<NoticeTopic>, pushNotices: boolean, mutedPushes: Array<NoticeTopic>, marketing: boolean } } | null };

export type AccountLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountLanguageQuery = { currentUser: { id: string, settings: { language: Language } } | null };

export type MyViewCountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyViewCountQuery = { myViewCount: number };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { errors: Array<string> } };

export type SaveSettingsMutationVariables = Exact<{
  input: SaveSettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { errors: Array<string> } };

export type QuoteChangeQueryVariables = Exact<{
  id: string;
  startDate: string;
  endDate: string;
  units: number;
  pricePerDayCents: number;
}>;


export type QuoteChangeQuery = { quoteChange: { errors: Array<string>, quote: { totalCents: number, depositCents: number, moreCents: number, moreRentalCents: number } | null, nearestDays: Array<{ startDate: string, endDate: string }>, takenDays: Array<{ startDate: string, endDate: string }> } };

export type ProposeChangeMutationVariables = Exact<{
  id: string;
  startDate: string;
  endDate: string;
  units: number;
  pricePerDayCents: number;
  paymentMethodId?: string | null | undefined;
}>;


export type ProposeChangeMutation = { proposeChange: { stepUrl: string | null, errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type AnswerChangeMutationVariables = Exact<{
  id: string;
  changeId: string;
  accept: boolean;
  paymentMethodId?: string | null | undefined;
}>;


export type AnswerChangeMutation = { answerChange: { stepUrl: string | null, errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type WithdrawChangeMutationVariables = Exact<{
  id: string;
  changeId: string;
}>;


export type WithdrawChangeMutation = { withdrawChange: { stepUrl: string | null, errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type BookingReviewFieldsFragment = { id: string, rating: number, comment: string, createdAt: string, publishedAt: string | null, publishedBy: string, hiddenReason: string | null, answer: string | null, answeredAt: string | null };

export type BookingReviewsQueryVariables = Exact<{
  id: string;
}>;


export type BookingReviewsQuery = { booking: { id: string, reviewUntil: string | null, ownReview: { id: string, rating: number, comment: string, createdAt: string, publishedAt: string | null, publishedBy: string, hiddenReason: string | null, answer: string | null, answeredAt: string | null } | null, otherReview: { id: string, rating: number, comment: string, createdAt: string, publishedAt: string | null, publishedBy: string, hiddenReason: string | null, answer: string | null, answeredAt: string | null } | null, borrowerRating: { reviewCount: number, ratingAverage: number } | null, borrowerReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, answer: string | null, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null }> } | null };

export type ReviewStatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewStatesQuery = { myBookings: Array<{ id: string, ownReview: { publishedAt: string | null, publishedBy: string, hiddenReason: string | null } | null }>, lendBookings: Array<{ id: string, ownReview: { publishedAt: string | null, publishedBy: string, hiddenReason: string | null } | null, borrowerRating: { reviewCount: number, ratingAverage: number } | null }> };

export type ReviewBookingMutationVariables = Exact<{
  id: string;
  rating: number;
  comment: string;
}>;


export type ReviewBookingMutation = { reviewBooking: { errors: Array<string> } };

export type AnswerReviewMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type AnswerReviewMutation = { answerReview: { errors: Array<string> } };

export type PayBookingMutationVariables = Exact<{
  id: string;
  paymentMethodId?: string | null | undefined;
}>;


export type PayBookingMutation = { payBooking: { stepUrl: string | null, errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type HandoverCodeMutationVariables = Exact<{
  id: string;
}>;


export type HandoverCodeMutation = { handoverCode: { code: string | null, errors: Array<string> } };

export type AcceptBookingMutationVariables = Exact<{
  id: string;
}>;


export type AcceptBookingMutation = { acceptBooking: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type DeclineBookingMutationVariables = Exact<{
  id: string;
}>;


export type DeclineBookingMutation = { declineBooking: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type WithdrawRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawRequestMutation = { withdrawRequest: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type CancelBookingMutationVariables = Exact<{
  id: string;
}>;


export type CancelBookingMutation = { cancelBooking: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ConfirmPickupMutationVariables = Exact<{
  id: string;
  code?: string | null | undefined;
}>;


export type ConfirmPickupMutation = { confirmPickup: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ReportFaultMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ReportFaultMutation = { reportFault: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ReportNoShowMutationVariables = Exact<{
  id: string;
}>;


export type ReportNoShowMutation = { reportNoShow: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ContestNoShowMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ContestNoShowMutation = { contestNoShow: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ReturnBookingMutationVariables = Exact<{
  id: string;
  code?: string | null | undefined;
}>;


export type ReturnBookingMutation = { returnBooking: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ConfirmReturnMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmReturnMutation = { confirmReturn: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ReportProblemMutationVariables = Exact<{
  id: string;
  claimCents: number;
  text: string;
}>;


export type ReportProblemMutation = { reportProblem: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type AnswerProblemMutationVariables = Exact<{
  id: string;
  accept: boolean;
}>;


export type AnswerProblemMutation = { answerProblem: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type WaiveLateFeeMutationVariables = Exact<{
  id: string;
}>;


export type WaiveLateFeeMutation = { waiveLateFee: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type ProposeSettlementMutationVariables = Exact<{
  id: string;
  claimCents: number;
}>;


export type ProposeSettlementMutation = { proposeSettlement: { errors: Array<string>, booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null } };

export type BookingFieldsFragment = { id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } };

export type BookingDetailsFragment = { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } };

export type MyBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBookingsQuery = { myBookings: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }> };

export type DashboardBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardBookingsQuery = { myBookings: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }>, lendBookings: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }> };

export type RentalHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type RentalHistoryQuery = { rentalHistory: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }> };

export type RecentActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentActivityQuery = { recentActivity: Array<{ id: string, kind: ActivityKind, createdAt: string, rating: number | null, tool: { id: string, name: string } | null, member: { id: string, name: string } | null }> };

export type BookingQueryVariables = Exact<{
  id: string;
}>;


export type BookingQuery = { booking: { since: string, serviceFeeCents: number, insuranceCents: number, depositCents: number, paid: boolean, depositSecured: boolean, depositCharged: boolean, stepUrl: string | null, lateFeeCents: number, lateWaived: boolean, borrowerHasIt: boolean, ownerGaveIt: boolean, returnedOn: string | null, noShowHeldCents: number | null, claimCents: number | null, claimMostCents: number, claimText: string | null, ownerProposesCents: number | null, borrowerProposesCents: number | null, settledClaimCents: number | null, pickupAddress: string | null, pricePerDayCents: number, lateBefore: LateBefore | null, id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, due: string | null, rentalCents: number, ownerEarnsCents: number, totalPriceCents: number, backIfCancelledCents: number | null, paymentRefused: boolean, reviewed: boolean, reviewUntil: string | null, conversationId: string | null, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrowerRating: { reviewCount: number, ratingAverage: number } | null, statement: { kind: StatementKind, stage: StatementStage, at: string, backCents: number, ownerCents: number } | null, cover: { askedCents: number, state: CoverState, paidCents: number | null } | null, freeInstead: Array<{ startDate: string, endDate: string }>, changeable: { start: boolean, end: boolean, unitChoices: Array<number>, price: boolean } | null, change: { id: string, proposedBy: BookingRole, until: string, waitsForPayment: boolean, stepUrl: string | null, startDate: string, endDate: string, units: number, pricePerDayCents: number, totalPriceCents: number, moreCents: number, moreRentalCents: number } | null, history: Array<{ id: string, step: string, actor: string, state: BookingState, note: string | null, amountCents: number | null, at: string }>, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } } | null };

export type AvailabilityQueryVariables = Exact<{
  toolId: string;
  units: number;
}>;


export type AvailabilityQuery = { availability: Array<{ startDate: string, endDate: string }> };

export type RequestBookingMutationVariables = Exact<{
  toolId: string;
  startDate: string;
  endDate: string;
  units: number;
  quoteToken?: string | null | undefined;
  paymentMethodId?: string | null | undefined;
}>;


export type RequestBookingMutation = { requestBooking: { stepUrl: string | null, errors: Array<string>, booking: { id: string, state: BookingState } | null, openBooking: { id: string, state: BookingState } | null } };

export type CalendarBookingFragment = { id: string, number: string, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, backIfCancelledCents: number | null, tool: { id: string, name: string }, borrower: { id: string, name: string } };

export type BlockFieldsFragment = { id: string, startDate: string, endDate: string, units: number | null, note: string | null, tool: { id: string, name: string } };

export type OwnerCalendarQueryVariables = Exact<{
  toolId?: string | null | undefined;
  from: string;
  to: string;
}>;


export type OwnerCalendarQuery = { ownerCalendar: { blocks: Array<{ id: string, startDate: string, endDate: string, units: number | null, note: string | null, tool: { id: string, name: string } }>, bookings: Array<{ id: string, number: string, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, backIfCancelledCents: number | null, tool: { id: string, name: string }, borrower: { id: string, name: string } }> } };

export type BlockDaysMutationVariables = Exact<{
  toolId?: string | null | undefined;
  block: BlockInput;
  keep: Array<KeptBookingInput> | KeptBookingInput;
}>;


export type BlockDaysMutation = { blockDays: { errors: Array<string>, blocks: Array<{ id: string, startDate: string, endDate: string, units: number | null, note: string | null, tool: { id: string, name: string } }>, inTheWay: Array<{ id: string, number: string, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, backIfCancelledCents: number | null, tool: { id: string, name: string }, borrower: { id: string, name: string } }> } };

export type ChangeBlockMutationVariables = Exact<{
  id: string;
  block: BlockInput;
  keep: Array<KeptBookingInput> | KeptBookingInput;
}>;


export type ChangeBlockMutation = { changeBlock: { errors: Array<string>, blocks: Array<{ id: string, startDate: string, endDate: string, units: number | null, note: string | null, tool: { id: string, name: string } }>, inTheWay: Array<{ id: string, number: string, startDate: string, endDate: string, units: number, status: ReservationStatus, state: BookingState, possible: Array<BookingButton>, backIfCancelledCents: number | null, tool: { id: string, name: string }, borrower: { id: string, name: string } }> } };

export type UnblockDaysMutationVariables = Exact<{
  id: string;
}>;


export type UnblockDaysMutation = { unblockDays: { removed: boolean } };

export type ToolListFieldsFragment = { id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: number, name: string, description: string, code: string }> };

export type SearchToolsQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  categoryIds?: Array<number> | number | null | undefined;
  priceCentsMin?: number | null | undefined;
  priceCentsMax?: number | null | undefined;
  distanceMax?: number | null | undefined;
  ratingMin?: number | null | undefined;
  orderBy?: ToolOrder | null | undefined;
  orderDirection?: OrderDirection | null | undefined;
  availableFrom?: string | null | undefined;
  availableTo?: string | null | undefined;
  flexDays?: number | null | undefined;
  near?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchToolsQuery = { searchTools: Array<{ ratingAverage: number | null, reviewCount: number, distanceMetres: number | null, searchCursor: string | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type FeaturedToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedToolsQuery = { featuredTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type CategoryCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryCountsQuery = { categories: Array<{ name: string, toolCount: number }> };

export type SendContactMessageMutationVariables = Exact<{
  name: string;
  email: string;
  subject: string;
  message: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: { errors: Array<string> } };

export type SubscribeNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter: { errors: Array<string> } };

export type ConversationFieldsFragment = { id: string, viewerId: string, participants: Array<{ id: string, name: string, avatarImageUrl: string | null, isOnline: boolean, isMember: boolean }>, tool: { id: string, name: string, imageUrl: string } | null };

export type MessageFieldsFragment = { id: string, senderId: string, content: string, pictures: Array<string>, timestamp: string, type: MessageType, read: boolean, clientId: string | null };

export type ConversationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConversationsQuery = { conversations: Array<{ newestMessageId: string | null, preview: string, newestAt: string, unread: boolean, unreadCount: number, id: string, viewerId: string, previewInEnglish: string, participants: Array<{ id: string, name: string, avatarImageUrl: string | null, isOnline: boolean, isMember: boolean }>, tool: { id: string, name: string, imageUrl: string } | null }> };

export type ConversationQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type ConversationQuery = { conversation: { canWrite: boolean, linksOpen: boolean, oldestMessageId: string | null, typingParticipantId: string | null, id: string, viewerId: string, tool: { visibility: ToolVisibility, id: string, name: string, imageUrl: string } | null, messages: Array<{ id: string, senderId: string, content: string, pictures: Array<string>, timestamp: string, type: MessageType, read: boolean, clientId: string | null }>, participants: Array<{ id: string, name: string, avatarImageUrl: string | null, isOnline: boolean, isMember: boolean }> } | null };

export type ConversationWithQueryVariables = Exact<{
  memberId: string;
}>;


export type ConversationWithQuery = { conversationWith: { id: string } | null };

export type UnreadMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesQuery = { unreadMessages: number };

export type StartConversationMutationVariables = Exact<{
  memberId: string;
  toolId?: string | null | undefined;
}>;


export type StartConversationMutation = { startConversation: { errors: Array<string>, conversation: { id: string } | null } };

export type SendMessageMutationVariables = Exact<{
  conversationId: string;
  content: string;
  clientId?: string | null | undefined;
  pictures: Array<string> | string;
}>;


export type SendMessageMutation = { sendMessage: { errors: Array<string>, message: { id: string, senderId: string, content: string, pictures: Array<string>, timestamp: string, type: MessageType, read: boolean, clientId: string | null } | null } };

export type ReadMessagesMutationVariables = Exact<{
  conversationId: string;
  upTo: string;
}>;


export type ReadMessagesMutation = { readMessages: { errors: Array<string> } };

export type TypingMutationVariables = Exact<{
  conversationId: string;
}>;


export type TypingMutation = { typing: { errors: Array<string> } };

export type DayWatchFieldsFragment = { id: string, toolName: string, startDate: string, endDate: string, units: number, createdAt: string, toldAt: string | null, byMail: boolean, tool: { id: string, imageUrl: string, categories: Array<{ id: number, name: string, code: string }> } | null };

export type DayWatchesQueryVariables = Exact<{
  toolId?: string | null | undefined;
}>;


export type DayWatchesQuery = { dayWatches: Array<{ id: string, toolName: string, startDate: string, endDate: string, units: number, createdAt: string, toldAt: string | null, byMail: boolean, tool: { id: string, imageUrl: string, categories: Array<{ id: number, name: string, code: string }> } | null }> };

export type WatchDaysMutationVariables = Exact<{
  toolId: string;
  startDate: string;
  endDate: string;
  units: number;
}>;


export type WatchDaysMutation = { watchDays: { isFree: boolean, errors: Array<string>, watch: { id: string, toolName: string, startDate: string, endDate: string, units: number, createdAt: string, toldAt: string | null, byMail: boolean, tool: { id: string, imageUrl: string, categories: Array<{ id: number, name: string, code: string }> } | null } | null } };

export type UnwatchDaysMutationVariables = Exact<{
  id: string;
}>;


export type UnwatchDaysMutation = { unwatchDays: { errors: Array<string>, dayWatches: Array<{ id: string, toolName: string, startDate: string, endDate: string, units: number, createdAt: string, toldAt: string | null, byMail: boolean, tool: { id: string, imageUrl: string, categories: Array<{ id: number, name: string, code: string }> } | null }> } };

export type DebtFieldsFragment = { totalCents: number, debtParts: Array<{ amountCents: number, booking: { id: string, startDate: string, endDate: string, tool: { id: string, name: string } } }> };

export type DebtQueryVariables = Exact<{ [key: string]: never; }>;


export type DebtQuery = { debt: { totalCents: number, debtParts: Array<{ amountCents: number, booking: { id: string, startDate: string, endDate: string, tool: { id: string, name: string } } }> } };

export type PayDebtMutationVariables = Exact<{
  paymentMethodId: string;
}>;


export type PayDebtMutation = { payDebt: { stepUrl: string | null, errors: Array<string>, debt: { totalCents: number, debtParts: Array<{ amountCents: number, booking: { id: string, startDate: string, endDate: string, tool: { id: string, name: string } } }> } } };

export type SearchFacetsQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  categoryIds?: Array<number> | number | null | undefined;
  priceCentsMin?: number | null | undefined;
  priceCentsMax?: number | null | undefined;
  distanceMax?: number | null | undefined;
  near?: string | null | undefined;
  ratingMin?: number | null | undefined;
  availableFrom?: string | null | undefined;
  availableTo?: string | null | undefined;
  flexDays?: number | null | undefined;
}>;


export type SearchFacetsQuery = { searchFacets: { total: number, categoryCounts: Array<{ categoryId: number, count: number }>, ratingCounts: Array<{ ratingMin: number, count: number }>, priceBands: Array<{ priceCentsMin: number, priceCentsMax: number, count: number }> } };

export type FavouriteToolsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FavouriteToolsQuery = { favouriteTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type SaveFavouritesMutationVariables = Exact<{
  toolIds: Array<string> | string;
}>;


export type SaveFavouritesMutation = { saveFavourites: { errors: Array<string> } };

export type RemoveFavouriteMutationVariables = Exact<{
  toolId: string;
}>;


export type RemoveFavouriteMutation = { removeFavourite: { errors: Array<string> } };

export type HandoverFieldsFragment = { id: string, canTick: Array<HandoverMoment>, canAdd: Array<HandoverMoment>, includedItems: Array<{ id: string, name: string, ticks: Array<{ moment: HandoverMoment, by: BookingRole, at: string }> }>, photographs: Array<{ id: string, moment: HandoverMoment, by: BookingRole, url: string, at: string, canRemove: boolean }> };

export type HandoverQueryVariables = Exact<{
  id: string;
}>;


export type HandoverQuery = { handover: { id: string, canTick: Array<HandoverMoment>, canAdd: Array<HandoverMoment>, includedItems: Array<{ id: string, name: string, ticks: Array<{ moment: HandoverMoment, by: BookingRole, at: string }> }>, photographs: Array<{ id: string, moment: HandoverMoment, by: BookingRole, url: string, at: string, canRemove: boolean }> } | null };

export type TickItemMutationVariables = Exact<{
  id: string;
  itemId: string;
  moment: HandoverMoment;
  there: boolean;
}>;


export type TickItemMutation = { tickItem: { errors: Array<string>, handover: { id: string, canTick: Array<HandoverMoment>, canAdd: Array<HandoverMoment>, includedItems: Array<{ id: string, name: string, ticks: Array<{ moment: HandoverMoment, by: BookingRole, at: string }> }>, photographs: Array<{ id: string, moment: HandoverMoment, by: BookingRole, url: string, at: string, canRemove: boolean }> } | null } };

export type AddHandoverPictureMutationVariables = Exact<{
  id: string;
  moment: HandoverMoment;
  url: string;
}>;


export type AddHandoverPictureMutation = { addHandoverPicture: { errors: Array<string>, handover: { id: string, canTick: Array<HandoverMoment>, canAdd: Array<HandoverMoment>, includedItems: Array<{ id: string, name: string, ticks: Array<{ moment: HandoverMoment, by: BookingRole, at: string }> }>, photographs: Array<{ id: string, moment: HandoverMoment, by: BookingRole, url: string, at: string, canRemove: boolean }> } | null } };

export type RemoveHandoverPictureMutationVariables = Exact<{
  id: string;
  pictureId: string;
}>;


export type RemoveHandoverPictureMutation = { removeHandoverPicture: { errors: Array<string>, handover: { id: string, canTick: Array<HandoverMoment>, canAdd: Array<HandoverMoment>, includedItems: Array<{ id: string, name: string, ticks: Array<{ moment: HandoverMoment, by: BookingRole, at: string }> }>, photographs: Array<{ id: string, moment: HandoverMoment, by: BookingRole, url: string, at: string, canRemove: boolean }> } | null } };

export type HomeStoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeStoriesQuery = { homeStories: { chosenReviews: Array<{ id: string, rating: number, comment: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null }>, earned: { earnedCents: number, rentalCount: number, category: { name: string, code: string } } | null } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { address: string | null, madeAt: string } | null };

export type ExportEverythingMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportEverythingMutation = { exportEverything: { address: string | null, errors: Array<string> } };

export type MakeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeCalendarFeedMutation = { makeCalendarFeed: { errors: Array<string>, feed: { address: string | null, madeAt: string } | null } };

export type RemoveCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCalendarFeedMutation = { removeCalendarFeed: { errors: Array<string> } };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { deleteAccount: { until: string | null, errors: Array<string>, reasons: Array<{ text: string, address: string }> } };

export type ComeBackMutationVariables = Exact<{
  ticket: string;
}>;


export type ComeBackMutation = { comeBack: { errors: Array<string> } };

export type MyToolsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyToolsQuery = { myTools: Array<{ id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type BorrowedToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type BorrowedToolsQuery = { borrowedTools: Array<{ id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type ActiveLendReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveLendReservationsQuery = { activeLendReservations: Array<{ id: string, startDate: string, endDate: string, status: ReservationStatus }> };

export type CompletedLendReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompletedLendReservationsQuery = { completedLendReservations: Array<{ id: string, startDate: string, endDate: string, status: ReservationStatus }> };

export type CreateToolMutationVariables = Exact<{
  input: CreateToolInput;
}>;


export type CreateToolMutation = { createTool: { errors: Array<string>, tool: { id: string, name: string, description: string } | null } };

export type OwnToolFieldsFragment = { state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } };

export type OwnToolsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnToolsQuery = { ownTools: Array<{ state: ToolState, hiddenReason: string | null, viewCount: number, version: number, tool: { id: string, name: string, location: string, imageUrl: string, pricePerDayCents: number, maxAvailableCount: number, categories: Array<{ id: number, name: string, code: string }> } }> };

export type WholeOwnToolsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WholeOwnToolsQuery = { ownTools: Array<{ state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } }> };

export type OwnToolQueryVariables = Exact<{
  id: string;
}>;


export type OwnToolQuery = { ownTool: { state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null };

export type UpdateToolMutationVariables = Exact<{
  id: string;
  version: number;
  changes: UpdateToolInput;
}>;


export type UpdateToolMutation = { updateTool: { errors: Array<string>, tool: { state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null, conflict: { state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null } };

export type PauseToolMutationVariables = Exact<{
  id: string;
  paused: boolean;
}>;


export type PauseToolMutation = { pauseTool: { errors: Array<string>, tool: { state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null } };

export type DuplicateToolMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateToolMutation = { duplicateTool: { errors: Array<string>, tool: { state: ToolState, hiddenReason: string | null, pickupAddress: string | null, declaredValueCents: number | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null } };

export type DeleteToolMutationVariables = Exact<{
  id: string;
}>;


export type DeleteToolMutation = { deleteTool: { deleted: boolean, errors: Array<string> } };

export type QuoteQueryVariables = Exact<{
  toolId: string;
  startDate: string;
  endDate: string;
  units: number;
}>;


export type QuoteQuery = { quote: { errors: Array<string>, quote: { token: string, days: number, units: number, rentalCents: number, serviceFeeCents: number, insuranceCents: number, totalCents: number, depositCents: number } | null } };

export type PaymentMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodsQuery = { paymentMethods: Array<{ id: string, brand: string, last4: string, isDefault: boolean }> };

export type EarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningsQuery = { earnings: { earnedCents: number, heldCents: number, dueCents: number, payouts: Array<{ id: string, amountCents: number, state: PayoutState, createdAt: string }> } };

export type AddPaymentMethodMutationVariables = Exact<{ [key: string]: never; }>;


export type AddPaymentMethodMutation = { addPaymentMethod: { url: string | null, errors: Array<string> } };

export type RemovePaymentMethodMutationVariables = Exact<{
  id: string;
}>;


export type RemovePaymentMethodMutation = { removePaymentMethod: { errors: Array<string> } };

export type MakeDefaultPaymentMethodMutationVariables = Exact<{
  id: string;
}>;


export type MakeDefaultPaymentMethodMutation = { makeDefaultPaymentMethod: { errors: Array<string> } };

export type UnreadNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNoticesQuery = { unreadNotices: number };

export type NoticesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: Array<{ id: string, kind: NoticeKind, count: number, address: string | null, createdAt: string, isRead: boolean, memberName: string | null, toolName: string | null, startDate: string | null, endDate: string | null, role: BookingRole | null, amountCents: number | null, rating: number | null, email: string | null, reason: string | null, event: string | null, foundNames: Array<string> | null, foundCount: number | null, statement: { event: string, kind: StatementKind, reader: BookingRole, backCents: number, ownerCents: number, depositCents: number, until: string } | null }> };

export type ReadNoticesMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  upTo?: string | null | undefined;
}>;


export type ReadNoticesMutation = { readNotices: { unreadNotices: number, errors: Array<string> } };

export type PasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeysQuery = { passkeys: Array<{ id: string, name: string, createdAt: string, usedAt: string | null, synced: boolean }> };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskey: { options: string, errors: Array<string> } };

export type AddPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type AddPasskeyMutation = { addPasskey: { errors: Array<string> } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { errors: Array<string> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: { errors: Array<string> } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { options: string, errors: Array<string> } };

export type SignInByPasskeyMutationVariables = Exact<{
  response: string;
  rememberMe?: boolean | null | undefined;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { token: string | null, errors: Array<string> } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { beginPasskeyProof: { options: string, errors: Array<string> } };

export type ConfirmIdentityByPasskeyMutationVariables = Exact<{
  response: string;
}>;


export type ConfirmIdentityByPasskeyMutation = { confirmIdentityByPasskey: { errors: Array<string> } };

export type ReviewFieldsFragment = { id: string, rating: number, comment: string, createdAt: string, answer: string | null, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null };

export type MemberQueryVariables = Exact<{
  id: string;
}>;


export type MemberQuery = { member: { id: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null, location: string | null, emailConfirmed: boolean, responseRate: number | null, responseMinutes: number | null } | null };

export type MemberToolsQueryVariables = Exact<{
  memberId: string;
  after?: string | null | undefined;
}>;


export type MemberToolsQuery = { memberTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type MemberReviewsQueryVariables = Exact<{
  memberId: string;
}>;


export type MemberReviewsQuery = { memberReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, answer: string | null, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null }> };

export type ProfileReviewsQueryVariables = Exact<{
  memberId: string;
}>;


export type ProfileReviewsQuery = { memberReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, answer: string | null, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null }> };

export type PlaceNearQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type PlaceNearQuery = { placeNear: { name: string } | null };

export type PlacesQueryVariables = Exact<{
  beginsWith: string;
}>;


export type PlacesQuery = { places: Array<string> };

export type SearchOriginQueryVariables = Exact<{
  near?: string | null | undefined;
}>;


export type SearchOriginQuery = { searchOrigin: { name: string, latitude: number, longitude: number } | null };

export type PushQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushQuery = { push: { key: string, isSubscribed: boolean, devices: number } };

export type SubscribePushMutationVariables = Exact<{
  input: PushSubscriptionInput;
}>;


export type SubscribePushMutation = { subscribePush: { errors: Array<string>, push: { key: string, isSubscribed: boolean, devices: number } | null } };

export type UnsubscribePushMutationVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type UnsubscribePushMutation = { unsubscribePush: { errors: Array<string>, push: { key: string, isSubscribed: boolean, devices: number } | null } };

export type RenewPushMutationVariables = Exact<{
  endpoint: string;
  auth: string;
  input: PushSubscriptionInput;
}>;


export type RenewPushMutation = { renewPush: { renewed: boolean, errors: Array<string> } };

export type ReceiptQueryVariables = Exact<{
  bookingId: string;
}>;


export type ReceiptQuery = { receipt: { bookingId: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, plusCents: number, minusCents: number, totalCents: number, depositCents: number, heldCents: number, owedCents: number, paidOutCents: number, tool: { id: string, name: string }, owner: { id: string, name: string }, borrower: { id: string, name: string }, receiptLines: Array<{ kind: MoneyLineKind, at: string, amountCents: number }>, depositLines: Array<{ kind: DepositLineKind, at: string, amountCents: number }>, paidWith: Array<{ brand: string, last4: string | null }> } | null };

export type StatementQueryVariables = Exact<{
  year: number;
}>;


export type StatementQuery = { statement: { year: number, years: Array<number>, isWhole: boolean, statementLines: Array<{ bookingId: string, number: string, role: BookingRole, startDate: string, endDate: string, tool: { id: string, name: string }, member: { id: string, name: string }, line: { kind: MoneyLineKind, at: string, amountCents: number } }> } };

export type BookingAmountsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingAmountsQuery = { bookingAmounts: Array<{ bookingId: string, plusCents: number, minusCents: number, totalCents: number, heldCents: number }> };

export type BlockedFieldsFragment = { since: string, member: { id: string, name: string, avatarImageUrl: string | null } };

export type BlockedMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedMembersQuery = { blockedMembers: Array<{ since: string, member: { id: string, name: string, avatarImageUrl: string | null } }> };

export type BlockMemberMutationVariables = Exact<{
  memberId: string;
}>;


export type BlockMemberMutation = { blockMember: { errors: Array<string>, blockedMembers: Array<{ since: string, member: { id: string, name: string, avatarImageUrl: string | null } }> } };

export type UnblockMemberMutationVariables = Exact<{
  memberId: string;
}>;


export type UnblockMemberMutation = { unblockMember: { errors: Array<string>, blockedMembers: Array<{ since: string, member: { id: string, name: string, avatarImageUrl: string | null } }> } };

export type ReportMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  reason: ReportReason;
  text: string;
}>;


export type ReportMutation = { report: { errors: Array<string> } };

export type SavedSearchFieldsFragment = { id: string, searchTerm: string, categoryIds: Array<number>, priceCentsMin: number | null, priceCentsMax: number | null, distanceMax: number | null, near: string, ratingMin: number | null, availableFrom: string | null, availableTo: string | null, flexDays: number, createdAt: string, toldAt: string | null, isOver: boolean, byMail: boolean };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, searchTerm: string, categoryIds: Array<number>, priceCentsMin: number | null, priceCentsMax: number | null, distanceMax: number | null, near: string, ratingMin: number | null, availableFrom: string | null, availableTo: string | null, flexDays: number, createdAt: string, toldAt: string | null, isOver: boolean, byMail: boolean }> };

export type SaveSearchMutationVariables = Exact<{
  search: SavedSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { errors: Array<string>, search: { id: string, searchTerm: string, categoryIds: Array<number>, priceCentsMin: number | null, priceCentsMax: number | null, distanceMax: number | null, near: string, ratingMin: number | null, availableFrom: string | null, availableTo: string | null, flexDays: number, createdAt: string, toldAt: string | null, isOver: boolean, byMail: boolean } | null } };

export type RemoveSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedSearchMutation = { removeSavedSearch: { errors: Array<string>, savedSearches: Array<{ id: string, searchTerm: string, categoryIds: Array<number>, priceCentsMin: number | null, priceCentsMax: number | null, distanceMax: number | null, near: string, ratingMin: number | null, availableFrom: string | null, availableTo: string | null, flexDays: number, createdAt: string, toldAt: string | null, isOver: boolean, byMail: boolean }> } };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { since: string, recoveryCodesLeft: number } | null };

export type FinishSignInMutationVariables = Exact<{
  ticket: string;
  code: string;
}>;


export type FinishSignInMutation = { finishSignIn: { token: string | null, ticket: string | null, errors: Array<string> } };

export type BeginSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginSecondFactorMutation = { beginSecondFactor: { id: string, secret: string, address: string } };

export type SetSecondFactorMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type SetSecondFactorMutation = { setSecondFactor: { recoveryCodes: Array<string>, errors: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string>, errors: Array<string> } };

export type RemoveSecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { errors: Array<string> } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string | null, system: string | null, createdAt: string, usedAt: string, isCurrent: boolean }> };

export type SecurityEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityEventsQuery = { securityEvents: Array<{ id: string, kind: SecurityEventKind, at: string, browser: string | null, system: string | null }> };

export type ConfirmIdentityMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { errors: Array<string> } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { errors: Array<string> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { errors: Array<string> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { errors: Array<string> } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { changeEmail: { errors: Array<string> } };

export type SendConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendConfirmationMutation = { sendConfirmation: { errors: Array<string> } };

export type SendResetLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendResetLinkMutation = { sendResetLink: { errors: Array<string> } };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail: { link: LinkEnd | null, errors: Array<string> } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { link: LinkEnd | null, errors: Array<string> } };

export type SignInUserMutationVariables = Exact<{
  email: string;
  password: string;
  rememberMe?: boolean | null | undefined;
}>;


export type SignInUserMutation = { signInUser: { token: string | null, ticket: string | null, errors: Array<string>, leaving: { ticket: string, until: string } | null } };

export type SignUpUserMutationVariables = Exact<{
  name: string;
  email: string;
  password: string;
}>;


export type SignUpUserMutation = { signUpUser: { token: string | null, errors: Array<string> } };

export type SimilarToolsQueryVariables = Exact<{
  toolId: string;
}>;


export type SimilarToolsQuery = { similarTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type OwnerToolsQueryVariables = Exact<{
  memberId: string;
}>;


export type OwnerToolsQuery = { memberTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type ListedToolsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ListedToolsQuery = { listedTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type SearchSuggestionsQueryVariables = Exact<{
  term: string;
  categoryIds?: Array<number> | number | null | undefined;
  priceCentsMin?: number | null | undefined;
  priceCentsMax?: number | null | undefined;
  distanceMax?: number | null | undefined;
  near?: string | null | undefined;
  ratingMin?: number | null | undefined;
  availableFrom?: string | null | undefined;
  availableTo?: string | null | undefined;
  flexDays?: number | null | undefined;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { places: Array<string>, didYouMean: string | null, tools: Array<{ id: string, name: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }>, categories: Array<{ name: string, code: string }> } };

export type ToolQueryVariables = Exact<{
  id: string;
}>;


export type ToolQuery = { tool: { imageUrls: Array<string>, depositCents: number, brandName: string | null, model: string | null, powerDescription: string | null, condition: string | null, weightGrams: number | null, ageMonths: number | null, usageInstructions: string | null, featured: boolean, includedItems: Array<string>, maxAvailableCount: number, visibility: ToolVisibility, reviewCount: number, ratingAverage: number | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { instantBooking: boolean }, owner: { id: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null, emailConfirmed: boolean, responseRate: number | null }, reviews: Array<{ id: string, rating: number, comment: string, answer: string | null, createdAt: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null } }>, categories: Array<{ id: number, name: string, code: string }> } | null };

export type CountViewMutationVariables = Exact<{
  toolId: string;
}>;


export type CountViewMutation = { countView: { counted: boolean } };

export type ToolMapQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  categoryIds?: Array<number> | number | null | undefined;
  priceCentsMin?: number | null | undefined;
  priceCentsMax?: number | null | undefined;
  distanceMax?: number | null | undefined;
  near?: string | null | undefined;
  ratingMin?: number | null | undefined;
  availableFrom?: string | null | undefined;
  availableTo?: string | null | undefined;
  flexDays?: number | null | undefined;
  box: MapBox;
  zoom: number;
}>;


export type ToolMapQuery = { toolMap: Array<{ latitude: number, longitude: number, placeName: string, count: number, hasMore: boolean, priceCentsMin: number | null, toolName: string | null, south: number, west: number, north: number, east: number }> };

export type MapToolsQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  categoryIds?: Array<number> | number | null | undefined;
  priceCentsMin?: number | null | undefined;
  priceCentsMax?: number | null | undefined;
  distanceMax?: number | null | undefined;
  near?: string | null | undefined;
  ratingMin?: number | null | undefined;
  availableFrom?: string | null | undefined;
  availableTo?: string | null | undefined;
  flexDays?: number | null | undefined;
  box: MapBox;
  after?: string | null | undefined;
}>;


export type MapToolsQuery = { mapTools: Array<{ ratingAverage: number | null, reviewCount: number, searchCursor: string | null, distanceMetres: number | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export * from './documents/account.generated';
export * from './documents/bookingChanges.generated';
export * from './documents/bookingReviews.generated';
export * from './documents/bookingSteps.generated';
export * from './documents/bookings.generated';
export * from './documents/calendar.generated';
export * from './documents/catalogue.generated';
export * from './documents/contact.generated';
export * from './documents/conversations.generated';
export * from './documents/dayWatches.generated';
export * from './documents/debts.generated';
export * from './documents/facets.generated';
export * from './documents/favourites.generated';
export * from './documents/handover.generated';
export * from './documents/home.generated';
export * from './documents/leaving.generated';
export * from './documents/lending.generated';
export * from './documents/money.generated';
export * from './documents/notices.generated';
export * from './documents/passkeys.generated';
export * from './documents/people.generated';
export * from './documents/places.generated';
export * from './documents/push.generated';
export * from './documents/receipts.generated';
export * from './documents/safety.generated';
export * from './documents/savedSearches.generated';
export * from './documents/secondFactor.generated';
export * from './documents/security.generated';
export * from './documents/signIn.generated';
export * from './documents/similar.generated';
export * from './documents/suggestions.generated';
export * from './documents/tool.generated';
export * from './documents/toolMap.generated';
