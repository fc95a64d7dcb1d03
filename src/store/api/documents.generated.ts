/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
  /** Notices in the browser while the page is closed. */
  pushNotices?: boolean | null | undefined;
  /** News and offers by e-mail. */
  marketing?: boolean | null | undefined;
  /** The language of the screens. */
  language?: Language | null | undefined;
};

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
  /** A booking between the user and the member was called off, whoever lends the tool. */
  | 'BOOKING_CANCELLED'
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

/** What a message holds. */
export type MessageType =
  | 'text';

export type SignInUserMutationVariables = Exact<{
  email: string;
  password: string;
  rememberMe?: boolean | null | undefined;
}>;


export type SignInUserMutation = { signInUser: { token: string | null, errors: Array<string> } };

export type SignUpUserMutationVariables = Exact<{
  name: string;
  email: string;
  password: string;
}>;


export type SignUpUserMutation = { signUpUser: { token: string | null, errors: Array<string> } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<string> } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, email: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null, toolCount: number } | null };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { currentUser: { id: string, location: string | null, emailConfirmed: boolean, settings: { emailNotices: boolean, pushNotices: boolean, marketing: boolean } } | null };

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

export type BookingFieldsFragment = { id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, totalPriceCents: number, reviewed: boolean, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } };

export type MyBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBookingsQuery = { myBookings: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, totalPriceCents: number, reviewed: boolean, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }> };

export type DashboardBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardBookingsQuery = { myBookings: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, totalPriceCents: number, reviewed: boolean, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }>, lendBookings: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, totalPriceCents: number, reviewed: boolean, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }> };

export type RentalHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type RentalHistoryQuery = { rentalHistory: Array<{ id: string, number: string, role: BookingRole, startDate: string, endDate: string, units: number, status: ReservationStatus, totalPriceCents: number, reviewed: boolean, conversationId: string | null, tool: { id: string, name: string, imageUrl: string, pricePerDayCents: number, location: string, ratingAverage: number | null, reviewCount: number, owner: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }, borrower: { id: string, name: string, avatarImageUrl: string | null, ratingAverage: number | null } }> };

export type RecentActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentActivityQuery = { recentActivity: Array<{ id: string, kind: ActivityKind, createdAt: string, rating: number | null, tool: { id: string, name: string } | null, member: { id: string, name: string } | null }> };

export type RequestBookingMutationVariables = Exact<{
  toolId: string;
  startDate: string;
  endDate: string;
  units: number;
}>;


export type RequestBookingMutation = { requestBooking: { errors: Array<string>, booking: { id: string } | null } };

export type CancelBookingMutationVariables = Exact<{
  id: string;
}>;


export type CancelBookingMutation = { cancelBooking: { errors: Array<string> } };

export type ReturnBookingMutationVariables = Exact<{
  id: string;
}>;


export type ReturnBookingMutation = { returnBooking: { errors: Array<string> } };

export type ReviewBookingMutationVariables = Exact<{
  id: string;
  rating: number;
  comment: string;
}>;


export type ReviewBookingMutation = { reviewBooking: { errors: Array<string> } };

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
  after?: string | null | undefined;
}>;


export type SearchToolsQuery = { searchTools: Array<{ searchCursor: string | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type ToolQueryVariables = Exact<{
  id: string;
}>;


export type ToolQuery = { tool: { imageUrls: Array<string>, depositCents: number, brandName: string | null, model: string | null, powerDescription: string | null, condition: string | null, weightGrams: number | null, ageMonths: number | null, usageInstructions: string | null, featured: boolean, includedItems: Array<string>, maxAvailableCount: number, reviewCount: number, ratingAverage: number | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, owner: { id: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null, emailConfirmed: boolean, responseRate: number | null }, reviews: Array<{ id: string, rating: number, comment: string, createdAt: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null } }>, categories: Array<{ id: number, name: string, code: string }> } | null };

export type FeaturedToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeaturedToolsQuery = { featuredTools: Array<{ ratingAverage: number | null, reviewCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type CategoryCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoryCountsQuery = { categories: Array<{ name: string, toolCount: number }> };

export type CountViewMutationVariables = Exact<{
  toolId: string;
}>;


export type CountViewMutation = { countView: { counted: boolean } };

export type SendContactMessageMutationVariables = Exact<{
  name: string;
  email: string;
  subject: string;
  message: string;
}>;


export type SendContactMessageMutation = { sendContactMessage: { errors: Array<string> } };

export type SendResetLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendResetLinkMutation = { sendResetLink: { errors: Array<string> } };

export type SubscribeNewsletterMutationVariables = Exact<{
  email: string;
}>;


export type SubscribeNewsletterMutation = { subscribeNewsletter: { errors: Array<string> } };

export type ConversationFieldsFragment = { id: string, viewerId: string, participants: Array<{ id: string, name: string, avatarImageUrl: string | null, isOnline: boolean }>, tool: { id: string, name: string } };

export type ConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConversationsQuery = { conversations: Array<{ preview: string, newestAt: string, unread: boolean, id: string, viewerId: string, participants: Array<{ id: string, name: string, avatarImageUrl: string | null, isOnline: boolean }>, tool: { id: string, name: string } }> };

export type ConversationQueryVariables = Exact<{
  id: string;
}>;


export type ConversationQuery = { conversation: { typingParticipantId: string | null, id: string, viewerId: string, messages: Array<{ id: string, senderId: string, content: string, timestamp: string, type: MessageType, read: boolean }>, participants: Array<{ id: string, name: string, avatarImageUrl: string | null, isOnline: boolean }>, tool: { id: string, name: string } } | null };

export type ConversationWithQueryVariables = Exact<{
  memberId: string;
}>;


export type ConversationWithQuery = { conversationWith: { id: string } | null };

export type SendMessageMutationVariables = Exact<{
  conversationId: string;
  content: string;
}>;


export type SendMessageMutation = { sendMessage: { errors: Array<string> } };

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

export type OwnToolFieldsFragment = { state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } };

export type OwnToolsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnToolsQuery = { ownTools: Array<{ state: ToolState, viewCount: number, version: number, tool: { id: string, name: string, location: string, imageUrl: string, pricePerDayCents: number, maxAvailableCount: number, categories: Array<{ id: number, name: string, code: string }> } }> };

export type WholeOwnToolsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WholeOwnToolsQuery = { ownTools: Array<{ state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } }> };

export type OwnToolQueryVariables = Exact<{
  id: string;
}>;


export type OwnToolQuery = { ownTool: { state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null };

export type UpdateToolMutationVariables = Exact<{
  id: string;
  version: number;
  changes: UpdateToolInput;
}>;


export type UpdateToolMutation = { updateTool: { errors: Array<string>, tool: { state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null, conflict: { state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null } };

export type PauseToolMutationVariables = Exact<{
  id: string;
  paused: boolean;
}>;


export type PauseToolMutation = { pauseTool: { errors: Array<string>, tool: { state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null } };

export type DuplicateToolMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateToolMutation = { duplicateTool: { errors: Array<string>, tool: { state: ToolState, pickupAddress: string | null, viewCount: number, version: number, tool: { imageUrls: Array<string>, pricePerWeekCents: number | null, depositCents: number, usageInstructions: string | null, includedItems: Array<string>, maxAvailableCount: number, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, rules: { shortestDays: number, longestDays: number, noticeDays: number, bufferDays: number, horizonDays: number, instantBooking: boolean }, categories: Array<{ id: number, name: string, code: string }> } } | null } };

export type DeleteToolMutationVariables = Exact<{
  id: string;
}>;


export type DeleteToolMutation = { deleteTool: { deleted: boolean, errors: Array<string> } };

export type ReviewFieldsFragment = { id: string, rating: number, comment: string, createdAt: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null };

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


export type MemberReviewsQuery = { memberReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null }> };

export type ProfileReviewsQueryVariables = Exact<{
  memberId: string;
}>;


export type ProfileReviewsQuery = { memberReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null }, tool: { id: string, name: string } | null }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BookingFieldsFragmentDoc = new TypedDocumentString(`
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  totalPriceCents
  reviewed
  conversationId
}
    `, {"fragmentName":"BookingFields"}) as unknown as TypedDocumentString<BookingFieldsFragment, unknown>;
export const ConversationFieldsFragmentDoc = new TypedDocumentString(`
    fragment ConversationFields on Conversation {
  id
  participants {
    id
    name
    avatarImageUrl
    isOnline
  }
  viewerId
  tool {
    id
    name
  }
}
    `, {"fragmentName":"ConversationFields"}) as unknown as TypedDocumentString<ConversationFieldsFragment, unknown>;
export const ToolListFieldsFragmentDoc = new TypedDocumentString(`
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
    `, {"fragmentName":"ToolListFields"}) as unknown as TypedDocumentString<ToolListFieldsFragment, unknown>;
export const OwnToolFieldsFragmentDoc = new TypedDocumentString(`
    fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  pickupAddress
  viewCount
  version
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`, {"fragmentName":"OwnToolFields"}) as unknown as TypedDocumentString<OwnToolFieldsFragment, unknown>;
export const ReviewFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReviewFields on Review {
  id
  rating
  comment
  createdAt
  createdByUser {
    id
    name
    avatarImageUrl
  }
  tool {
    id
    name
  }
}
    `, {"fragmentName":"ReviewFields"}) as unknown as TypedDocumentString<ReviewFieldsFragment, unknown>;
export const SignInUserDocument = new TypedDocumentString(`
    mutation signInUser($email: String!, $password: String!, $rememberMe: Boolean) {
  signInUser(email: $email, password: $password, rememberMe: $rememberMe) {
    token
    errors
  }
}
    `) as unknown as TypedDocumentString<SignInUserMutation, SignInUserMutationVariables>;
export const SignUpUserDocument = new TypedDocumentString(`
    mutation signUpUser($name: String!, $email: String!, $password: String!) {
  signUpUser(name: $name, email: $email, password: $password) {
    token
    errors
  }
}
    `) as unknown as TypedDocumentString<SignUpUserMutation, SignUpUserMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation signOut {
  signOut {
    errors
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query currentUser {
  currentUser {
    id
    email
    name
    createdAt
    about
    reviewCount
    ratingAverage
    avatarImageUrl
    toolCount
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const OwnProfileDocument = new TypedDocumentString(`
    query ownProfile {
  currentUser {
    id
    location
    emailConfirmed
    settings {
      emailNotices
      pushNotices
      marketing
    }
  }
}
    `) as unknown as TypedDocumentString<OwnProfileQuery, OwnProfileQueryVariables>;
export const AccountLanguageDocument = new TypedDocumentString(`
    query accountLanguage {
  currentUser {
    id
    settings {
      language
    }
  }
}
    `) as unknown as TypedDocumentString<AccountLanguageQuery, AccountLanguageQueryVariables>;
export const MyViewCountDocument = new TypedDocumentString(`
    query myViewCount {
  myViewCount
}
    `) as unknown as TypedDocumentString<MyViewCountQuery, MyViewCountQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation updateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    errors
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SaveSettingsDocument = new TypedDocumentString(`
    mutation saveSettings($input: SaveSettingsInput!) {
  saveSettings(input: $input) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SaveSettingsMutation, SaveSettingsMutationVariables>;
export const MyBookingsDocument = new TypedDocumentString(`
    query myBookings {
  myBookings {
    ...BookingFields
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  totalPriceCents
  reviewed
  conversationId
}`) as unknown as TypedDocumentString<MyBookingsQuery, MyBookingsQueryVariables>;
export const DashboardBookingsDocument = new TypedDocumentString(`
    query dashboardBookings {
  myBookings {
    ...BookingFields
  }
  lendBookings {
    ...BookingFields
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  totalPriceCents
  reviewed
  conversationId
}`) as unknown as TypedDocumentString<DashboardBookingsQuery, DashboardBookingsQueryVariables>;
export const RentalHistoryDocument = new TypedDocumentString(`
    query rentalHistory {
  rentalHistory {
    ...BookingFields
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  totalPriceCents
  reviewed
  conversationId
}`) as unknown as TypedDocumentString<RentalHistoryQuery, RentalHistoryQueryVariables>;
export const RecentActivityDocument = new TypedDocumentString(`
    query recentActivity {
  recentActivity {
    id
    kind
    createdAt
    tool {
      id
      name
    }
    member {
      id
      name
    }
    rating
  }
}
    `) as unknown as TypedDocumentString<RecentActivityQuery, RecentActivityQueryVariables>;
export const RequestBookingDocument = new TypedDocumentString(`
    mutation requestBooking($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  requestBooking(
    toolId: $toolId
    startDate: $startDate
    endDate: $endDate
    units: $units
  ) {
    booking {
      id
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<RequestBookingMutation, RequestBookingMutationVariables>;
export const CancelBookingDocument = new TypedDocumentString(`
    mutation cancelBooking($id: ID!) {
  cancelBooking(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const ReturnBookingDocument = new TypedDocumentString(`
    mutation returnBooking($id: ID!) {
  returnBooking(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReturnBookingMutation, ReturnBookingMutationVariables>;
export const ReviewBookingDocument = new TypedDocumentString(`
    mutation reviewBooking($id: ID!, $rating: Int!, $comment: String!) {
  reviewBooking(id: $id, rating: $rating, comment: $comment) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReviewBookingMutation, ReviewBookingMutationVariables>;
export const CategoriesDocument = new TypedDocumentString(`
    query categories {
  categories {
    id
    name
    description
    code
  }
}
    `) as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const SearchToolsDocument = new TypedDocumentString(`
    query searchTools($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $ratingMin: Int, $orderBy: ToolOrder, $orderDirection: OrderDirection, $after: String) {
  searchTools(
    searchTerm: $searchTerm
    categoryIds: $categoryIds
    priceCentsMin: $priceCentsMin
    priceCentsMax: $priceCentsMax
    distanceMax: $distanceMax
    ratingMin: $ratingMin
    orderBy: $orderBy
    orderDirection: $orderDirection
    after: $after
  ) {
    ...ToolListFields
    searchCursor
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<SearchToolsQuery, SearchToolsQueryVariables>;
export const ToolDocument = new TypedDocumentString(`
    query tool($id: ID!) {
  tool(id: $id) {
    ...ToolListFields
    imageUrls
    depositCents
    brandName
    model
    powerDescription
    condition
    weightGrams
    ageMonths
    usageInstructions
    featured
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    reviewCount
    ratingAverage
    owner {
      id
      name
      createdAt
      about
      reviewCount
      ratingAverage
      avatarImageUrl
      emailConfirmed
      responseRate
    }
    reviews {
      id
      rating
      comment
      createdAt
      createdByUser {
        id
        name
        avatarImageUrl
      }
    }
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<ToolQuery, ToolQueryVariables>;
export const FeaturedToolsDocument = new TypedDocumentString(`
    query featuredTools {
  featuredTools {
    ...ToolListFields
    ratingAverage
    reviewCount
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<FeaturedToolsQuery, FeaturedToolsQueryVariables>;
export const CategoryCountsDocument = new TypedDocumentString(`
    query categoryCounts {
  categories {
    name
    toolCount
  }
}
    `) as unknown as TypedDocumentString<CategoryCountsQuery, CategoryCountsQueryVariables>;
export const CountViewDocument = new TypedDocumentString(`
    mutation countView($toolId: ID!) {
  countView(toolId: $toolId) {
    counted
  }
}
    `) as unknown as TypedDocumentString<CountViewMutation, CountViewMutationVariables>;
export const SendContactMessageDocument = new TypedDocumentString(`
    mutation sendContactMessage($name: String!, $email: String!, $subject: String!, $message: String!) {
  sendContactMessage(
    name: $name
    email: $email
    subject: $subject
    message: $message
  ) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const SendResetLinkDocument = new TypedDocumentString(`
    mutation sendResetLink($email: String!) {
  sendResetLink(email: $email) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SendResetLinkMutation, SendResetLinkMutationVariables>;
export const SubscribeNewsletterDocument = new TypedDocumentString(`
    mutation subscribeNewsletter($email: String!) {
  subscribeNewsletter(email: $email) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>;
export const ConversationsDocument = new TypedDocumentString(`
    query conversations {
  conversations {
    ...ConversationFields
    preview
    newestAt
    unread
  }
}
    fragment ConversationFields on Conversation {
  id
  participants {
    id
    name
    avatarImageUrl
    isOnline
  }
  viewerId
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<ConversationsQuery, ConversationsQueryVariables>;
export const ConversationDocument = new TypedDocumentString(`
    query conversation($id: ID!) {
  conversation(id: $id) {
    ...ConversationFields
    messages {
      id
      senderId
      content
      timestamp
      type
      read
    }
    typingParticipantId
  }
}
    fragment ConversationFields on Conversation {
  id
  participants {
    id
    name
    avatarImageUrl
    isOnline
  }
  viewerId
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<ConversationQuery, ConversationQueryVariables>;
export const ConversationWithDocument = new TypedDocumentString(`
    query conversationWith($memberId: ID!) {
  conversationWith(memberId: $memberId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ConversationWithQuery, ConversationWithQueryVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation sendMessage($conversationId: ID!, $content: String!) {
  sendMessage(conversationId: $conversationId, content: $content) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const FavouriteToolsDocument = new TypedDocumentString(`
    query favouriteTools($after: ID) {
  favouriteTools(first: 40, after: $after) {
    ...ToolListFields
    ratingAverage
    reviewCount
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<FavouriteToolsQuery, FavouriteToolsQueryVariables>;
export const SaveFavouritesDocument = new TypedDocumentString(`
    mutation saveFavourites($toolIds: [ID!]!) {
  saveFavourites(toolIds: $toolIds) {
    errors
  }
}
    `) as unknown as TypedDocumentString<SaveFavouritesMutation, SaveFavouritesMutationVariables>;
export const RemoveFavouriteDocument = new TypedDocumentString(`
    mutation removeFavourite($toolId: ID!) {
  removeFavourite(toolId: $toolId) {
    errors
  }
}
    `) as unknown as TypedDocumentString<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;
export const MyToolsDocument = new TypedDocumentString(`
    query myTools($after: ID) {
  myTools(first: 40, after: $after) {
    ...ToolListFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<MyToolsQuery, MyToolsQueryVariables>;
export const BorrowedToolsDocument = new TypedDocumentString(`
    query borrowedTools {
  borrowedTools {
    ...ToolListFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<BorrowedToolsQuery, BorrowedToolsQueryVariables>;
export const ActiveLendReservationsDocument = new TypedDocumentString(`
    query activeLendReservations {
  activeLendReservations {
    id
    startDate
    endDate
    status
  }
}
    `) as unknown as TypedDocumentString<ActiveLendReservationsQuery, ActiveLendReservationsQueryVariables>;
export const CompletedLendReservationsDocument = new TypedDocumentString(`
    query completedLendReservations {
  completedLendReservations {
    id
    startDate
    endDate
    status
  }
}
    `) as unknown as TypedDocumentString<CompletedLendReservationsQuery, CompletedLendReservationsQueryVariables>;
export const CreateToolDocument = new TypedDocumentString(`
    mutation CreateTool($input: CreateToolInput!) {
  createTool(input: $input) {
    tool {
      id
      name
      description
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<CreateToolMutation, CreateToolMutationVariables>;
export const OwnToolsDocument = new TypedDocumentString(`
    query ownTools($after: ID) {
  ownTools(first: 100, after: $after) {
    tool {
      id
      name
      location
      imageUrl
      pricePerDayCents
      categories {
        id
        name
        code
      }
      maxAvailableCount
    }
    state
    viewCount
    version
  }
}
    `) as unknown as TypedDocumentString<OwnToolsQuery, OwnToolsQueryVariables>;
export const WholeOwnToolsDocument = new TypedDocumentString(`
    query wholeOwnTools($after: ID) {
  ownTools(first: 5, after: $after) {
    ...OwnToolFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  pickupAddress
  viewCount
  version
}`) as unknown as TypedDocumentString<WholeOwnToolsQuery, WholeOwnToolsQueryVariables>;
export const OwnToolDocument = new TypedDocumentString(`
    query ownTool($id: ID!) {
  ownTool(id: $id) {
    ...OwnToolFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  pickupAddress
  viewCount
  version
}`) as unknown as TypedDocumentString<OwnToolQuery, OwnToolQueryVariables>;
export const UpdateToolDocument = new TypedDocumentString(`
    mutation updateTool($id: ID!, $version: Int!, $changes: UpdateToolInput!) {
  updateTool(id: $id, version: $version, changes: $changes) {
    tool {
      ...OwnToolFields
    }
    errors
    conflict {
      ...OwnToolFields
    }
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  pickupAddress
  viewCount
  version
}`) as unknown as TypedDocumentString<UpdateToolMutation, UpdateToolMutationVariables>;
export const PauseToolDocument = new TypedDocumentString(`
    mutation pauseTool($id: ID!, $paused: Boolean!) {
  pauseTool(id: $id, paused: $paused) {
    tool {
      ...OwnToolFields
    }
    errors
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  pickupAddress
  viewCount
  version
}`) as unknown as TypedDocumentString<PauseToolMutation, PauseToolMutationVariables>;
export const DuplicateToolDocument = new TypedDocumentString(`
    mutation duplicateTool($id: ID!) {
  duplicateTool(id: $id) {
    tool {
      ...OwnToolFields
    }
    errors
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  pickupAddress
  viewCount
  version
}`) as unknown as TypedDocumentString<DuplicateToolMutation, DuplicateToolMutationVariables>;
export const DeleteToolDocument = new TypedDocumentString(`
    mutation deleteTool($id: ID!) {
  deleteTool(id: $id) {
    deleted
    errors
  }
}
    `) as unknown as TypedDocumentString<DeleteToolMutation, DeleteToolMutationVariables>;
export const MemberDocument = new TypedDocumentString(`
    query member($id: ID!) {
  member(id: $id) {
    id
    name
    createdAt
    about
    reviewCount
    ratingAverage
    avatarImageUrl
    location
    emailConfirmed
    responseRate
    responseMinutes
  }
}
    `) as unknown as TypedDocumentString<MemberQuery, MemberQueryVariables>;
export const MemberToolsDocument = new TypedDocumentString(`
    query memberTools($memberId: ID!, $after: ID) {
  memberTools(memberId: $memberId, first: 40, after: $after) {
    ...ToolListFields
    ratingAverage
    reviewCount
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<MemberToolsQuery, MemberToolsQueryVariables>;
export const MemberReviewsDocument = new TypedDocumentString(`
    query memberReviews($memberId: ID!) {
  memberReviews(memberId: $memberId) {
    ...ReviewFields
  }
}
    fragment ReviewFields on Review {
  id
  rating
  comment
  createdAt
  createdByUser {
    id
    name
    avatarImageUrl
  }
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<MemberReviewsQuery, MemberReviewsQueryVariables>;
export const ProfileReviewsDocument = new TypedDocumentString(`
    query profileReviews($memberId: ID!) {
  memberReviews(memberId: $memberId) {
    ...ReviewFields
  }
}
    fragment ReviewFields on Review {
  id
  rating
  comment
  createdAt
  createdByUser {
    id
    name
    avatarImageUrl
  }
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<ProfileReviewsQuery, ProfileReviewsQueryVariables>;