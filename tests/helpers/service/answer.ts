interface AnsweredTool {
  id: string;
  name: string;
  description: string;
  imageUrl: string;
  ratingAverage: number;
  categories: { id: number; name: string; code: string }[];
  searchCursor: string;
  distanceMetres: number | null;
}

interface AnsweredAccount {
  token: string;
  leaving?: { ticket: string; until: string } | null;
  errors: string[];
}

interface AnsweredReservation {
  id: string;
  startDate: string;
  endDate: string;
  status: string;
}

interface AnsweredMember {
  id: string;
  name: string;
  location: string | null;
  reviewCount: number;
  avatarImageUrl: string | null;
  lender: { kind: string; trader: object | null } | null;
  responseRate: number | null;
  responseMinutes: number | null;
}

interface AnsweredPush {
  key: string;
  isSubscribed: boolean;
  devices: number;
}

interface AnsweredBooking extends AnsweredReservation {
  number: string;
  role: string;
  units: number;
  totalPriceCents: number;
  reviewed: boolean;
  tool: AnsweredTool;
  borrower: AnsweredMember;
  conversationId: string | null;
}

interface AnsweredMeasure {
  id: string;
  kind: string;
  facts: string;
  appealUntil: string | null;
}

interface AnsweredBlocked {
  member: { id: string; name: string };
}

interface AnsweredBookingReview {
  id: string;
  rating: number;
  publishedAt: string | null;
}

interface AnsweredUnavailability {
  id: string;
  tool: { id: string; name: string };
  startDate: string;
  endDate: string;
  units: number | null;
  note: string | null;
}

export interface AnsweredBlocking {
  unavailabilities: AnsweredUnavailability[];
  inTheWay: { id: string; state: string; borrower: { name: string } }[];
  errors: string[];
}

interface AnsweredDebt {
  totalCents: number;
  debtParts: { booking: AnsweredBooking; amountCents: number }[];
}

export interface AnsweredHandover {
  canTick: string[];
  canAdd: string[];
  includedItems: {
    id: string;
    name: string;
    ticks: { moment: string; by: string; at: string }[];
  }[];
  photographs: { id: string; moment: string; by: string; url: string; canRemove: boolean }[];
}

/** The response of a step of a booking. */
interface AnsweredStep {
  booking: { id: string; state: string; status: string; possible: string[] } | null;
  errors: string[];
}

interface AnsweredReview {
  id: string;
  rating: number;
  comment: string;
  createdAt: string;
  createdByUser: AnsweredMember;
  tool: AnsweredTool;
}

interface AnsweredUser {
  id: string;
  name: string;
  about: string | null;
  location: string | null;
  avatarImageUrl: string | null;
  settings: {
    emailNotifications: boolean;
    pushNotifications: boolean;
    marketing: boolean;
    language: string;
  };
}

interface AnsweredFavourites {
  favouriteTools: AnsweredTool[];
  errors: string[];
}

interface AnsweredOwnTool {
  tool: AnsweredTool & { imageUrls: string[]; [field: string]: unknown };
  state: string;
  pickupAddress: string | null;
  viewCount: number;
  version: number;
  createdAt: string;
}

interface AnsweredUpdate {
  tool: AnsweredOwnTool;
  errors: string[];
  conflict: AnsweredOwnTool;
}

interface AnsweredMessage {
  id: string;
  senderId: string;
  content: string;
  pictures: string[];
  type: string;
  read: boolean;
}

interface AnsweredConversation {
  id: string;
  viewerId: string;
  preview: string;
  previewInEnglish: string;
  newestMessageId: string;
  oldestMessageId: string;
  unreadCount: number;
  linksOpen: boolean;
  canWrite: boolean;
  participants: { id: string; isOnline: boolean }[];
  messages: AnsweredMessage[];
  tool: AnsweredTool;
}

/** A line of a receipt or a statement. */
interface AnsweredLine {
  kind: string;
  at: string;
  amountCents: number;
}

interface AnsweredSearch {
  id: string;
  searchTerm: string;
  categoryIds: number[];
  distanceMax: number | null;
  availableFrom: string | null;
  createdAt: string;
  toldAt: string | null;
  isOver: boolean;
}

interface AnsweredAlert {
  id: string;
  toolName: string;
  tool: { id: string } | null;
  startDate: string;
  endDate: string;
  units: number;
  createdAt: string;
  toldAt: string | null;
}

interface AnsweredToolErrors {
  index: number;
  fieldErrors: { field: string | null; message: string }[];
}
interface AnsweredToolImport {
  id: string;
  createdAt: string;
  toolCount: number;
}

/** The fields of responses that tests read by name. A field that was not selected is missing at run time. */
export interface AnsweredFields {
  currentUser: { id: string; name: string; email: string; toolCount: number };
  categories: { id: number; name: string; code: string; toolCount: number }[];
  searchTools: AnsweredTool[];
  mapTools: AnsweredTool[];
  toolMap: { placeName: string; count: number }[];
  searchFacets: {
    total: number;
    categoryCounts: { categoryId: number; count: number }[];
    ratingCounts: { ratingMin: number; count: number }[];
    priceBands: { priceCentsMin: number; priceCentsMax: number; count: number }[];
    hasMore: boolean;
  };
  placeNear: { name: string } | null;
  places: string[];
  searchOrigin: { name: string; latitude: number; longitude: number } | null;
  tool: AnsweredTool;
  myTools: AnsweredTool[];
  borrowedTools: AnsweredTool[];
  activeLendReservations: AnsweredReservation[];
  completedLendReservations: AnsweredReservation[];
  createTool: {
    tool: AnsweredTool;
    errors: string[];
    fieldErrors: { field: string | null; message: string }[];
  };
  featuredTools: AnsweredTool[];
  similarTools: AnsweredTool[];
  listedTools: AnsweredTool[];
  searchSuggestions: {
    tools: AnsweredTool[];
    categories: { code: string }[];
    places: string[];
    didYouMean: string | null;
  };
  announcement: { id: string; da: string; en: string } | null;
  transparency: { from: string }[];
  homeStories: {
    chosenReviews: {
      id: string;
      rating: number;
      comment: string;
      createdByUser: { id: string; avatarImageUrl: string | null };
      tool: { id: string } | null;
    }[];
    earned: { category: { code: string }; earnedCents: number; rentalCount: number } | null;
  };
  ownerCalendar: {
    unavailabilities: AnsweredUnavailability[];
    bookings: { id: string; state: string }[];
  };
  blockDays: AnsweredBlocking;
  changeUnavailability: AnsweredBlocking;
  unblockDays: { removed: boolean };
  ownTool: AnsweredOwnTool;
  ownTools: AnsweredOwnTool[];
  updateTool: AnsweredUpdate;
  pauseTool: AnsweredUpdate;
  toolImportErrors: AnsweredToolErrors[];
  toolImports: AnsweredToolImport[];
  importTools: {
    import: AnsweredToolImport | null;
    errors: string[];
    toolErrors: AnsweredToolErrors[];
  };
  undoToolImport: { undone: boolean; errors: string[] };
  duplicateTool: AnsweredUpdate;
  deleteTool: { deleted: boolean; errors: string[] };
  countView: { counted: boolean };
  signInUser: AnsweredAccount & { ticket: string | null };
  signUpUser: AnsweredAccount;
  signOut: { errors: string[] };
  mySessions: {
    id: string;
    browser: string | null;
    system: string | null;
    createdAt: string;
    usedAt: string;
    isCurrent: boolean;
  }[];
  securityEvents: { id: string; kind: string; at: string; browser: string | null }[];
  confirmIdentity: { errors: string[] };
  passkeys: {
    id: string;
    name: string;
    createdAt: string;
    usedAt: string | null;
    synced: boolean;
  }[];
  apiTokens: { id: string; name: string; scopes: string[]; usedAt: string | null }[];
  makeApiToken: {
    apiToken: { id: string; name: string } | null;
    token: string | null;
    errors: string[];
  };
  endApiToken: { errors: string[] };
  webhooks: {
    id: string;
    url: string;
    topics: string[];
    state: string;
    failingSince: string | null;
  }[];
  webhookDeliveries: {
    id: string;
    messageId: string;
    type: string;
    state: string;
    tries: number;
    status: number | null;
    failure: string | null;
    triedAt: string | null;
  }[];
  addWebhook: { webhook: { id: string } | null; secret: string | null; errors: string[] };
  pauseWebhook: { webhook: { id: string; state: string } | null; errors: string[] };
  removeWebhook: { errors: string[] };
  pingWebhook: { delivery: { id: string } | null; errors: string[] };
  replayWebhookDelivery: { delivery: { id: string; state: string } | null; errors: string[] };
  beginPasskey: { options: string; errors: string[] };
  addPasskey: { errors: string[] };
  renamePasskey: { errors: string[] };
  removePasskey: { errors: string[] };
  beginPasskeySignIn: { options: string; errors: string[] };
  signInByPasskey: { token: string | null; errors: string[] };
  beginPasskeyProof: { options: string; errors: string[] };
  confirmIdentityByPasskey: { errors: string[] };
  secondFactor: { since: string; recoveryCodesLeft: number } | null;
  finishSignIn: { token: string | null; ticket: string | null; errors: string[] };
  beginSecondFactor: { id: string; secret: string; address: string };
  setSecondFactor: { recoveryCodes: string[]; errors: string[] };
  renewRecoveryCodes: { recoveryCodes: string[]; errors: string[] };
  removeSecondFactor: { errors: string[] };
  endSession: { errors: string[] };
  endOtherSessions: { errors: string[] };
  changePassword: { errors: string[] };
  changeEmail: { errors: string[] };
  sendConfirmation: { errors: string[] };
  sendResetLink: { errors: string[] };
  confirmEmail: { link: string | null; errors: string[] };
  resetPassword: { link: string | null; errors: string[] };
  calendarFeed: { address: string | null; madeAt: string } | null;
  leavingReasons: { text: string; address: string }[];
  exportEverything: { address: string | null; errors: string[] };
  makeCalendarFeed: { feed: { address: string; madeAt: string }; errors: string[] };
  removeCalendarFeed: { errors: string[] };
  deleteAccount: {
    until: string | null;
    reasons: { text: string; address: string }[];
    errors: string[];
  };
  comeBack: { errors: string[] };
  member: AnsweredMember;
  memberTools: AnsweredTool[];
  memberReviews: AnsweredReview[];
  favouriteTools: AnsweredTool[];
  myBookings: AnsweredBooking[];
  lendBookings: AnsweredBooking[];
  rentalHistory: AnsweredBooking[];
  notifications: {
    id: string;
    kind: string;
    count: number;
    address: string | null;
    createdAt: string;
    isRead: boolean;
    memberName: string | null;
    email: string | null;
  }[];
  unreadNotifications: number;
  readNotifications: { unreadNotifications: number; errors: string[] };
  push: AnsweredPush;
  subscribePush: { push: AnsweredPush | null; errors: string[] };
  unsubscribePush: { push: AnsweredPush | null; errors: string[] };
  renewPush: { renewed: boolean; errors: string[] };
  updateProfile: {
    user: AnsweredUser;
    errors: string[];
    fieldErrors: { field: string | null; message: string }[];
  };
  saveSettings: { user: AnsweredUser; errors: string[] };
  saveFavourites: AnsweredFavourites;
  removeFavourite: AnsweredFavourites;
  quote: {
    quote: { token: string; totalCents: number; depositCents: number } | null;
    errors: string[];
  };
  paymentMethods: { id: string; brand: string; last4: string; isDefault: boolean }[];
  debt: AnsweredDebt;
  payDebt: { debt: AnsweredDebt; stepUrl: string | null; errors: string[] };
  earnings: {
    earnedCents: number;
    heldCents: number;
    dueCents: number;
    payouts: { id: string; amountCents: number; state: string; createdAt: string }[];
  };
  receipt: {
    bookingId: string;
    number: string;
    role: string;
    tool: { id: string; name: string };
    owner: { id: string; name: string };
    borrower: { id: string; name: string };
    startDate: string;
    endDate: string;
    units: number;
    receiptLines: AnsweredLine[];
    plusCents: number;
    minusCents: number;
    totalCents: number;
    depositLines: AnsweredLine[];
    depositCents: number;
    heldCents: number;
    owedCents: number;
    paidOutCents: number;
    paidWith: { brand: string; last4: string | null }[];
  } | null;
  bookingAmounts: {
    bookingId: string;
    plusCents: number;
    minusCents: number;
    totalCents: number;
    heldCents: number;
  }[];
  statement: {
    year: number;
    years: number[];
    isWhole: boolean;
    statementLines: { bookingId: string; role: string; line: AnsweredLine }[];
  };
  identityCheck: { checkedOn: string | null } | null;
  memberLevel: {
    level: number;
    limits: { kind: string; used: number; most: number; next: number | null }[];
    steps: { kind: string; more: number | null }[];
  } | null;
  payoutAccount: { state: string; wantedBy: string | null; dueCents: number };
  openPayoutAccount: { url: string | null; errors: string[] };
  addPaymentMethod: { url: string; errors: string[] };
  removePaymentMethod: { errors: string[] };
  makeDefaultPaymentMethod: { errors: string[] };
  requestBooking: { booking: AnsweredBooking; stepUrl: string | null; errors: string[] };
  booking:
    | (AnsweredBooking &
        Record<string, unknown> &
        Record<'ownReview' | 'otherReview', AnsweredBookingReview | null>)
    | null;
  reviewBooking: { booking: { reviewed: boolean } | null; errors: string[] };
  answerReview: { errors: string[] };
  blockedMembers: AnsweredBlocked[];
  measures: AnsweredMeasure[];
  appeal: { errors: string[] };
  dataReads: { what: string; caseNumber: string }[];
  blockMember: { blockedMembers: AnsweredBlocked[]; errors: string[] };
  unblockMember: { blockedMembers: AnsweredBlocked[]; errors: string[] };
  report: { errors: string[] };
  savedSearches: AnsweredSearch[];
  saveSearch: { search: AnsweredSearch | null; errors: string[] };
  removeSavedSearch: { savedSearches: AnsweredSearch[]; errors: string[] };
  availabilityAlerts: AnsweredAlert[];
  createAvailabilityAlert: { alert: AnsweredAlert | null; isFree: boolean; errors: string[] };
  deleteAvailabilityAlert: { availabilityAlerts: AnsweredAlert[]; errors: string[] };
  takeBookingStep: AnsweredStep;
  payBooking: AnsweredStep;
  handoverCode: { code: string; errors: string[] };
  handover: AnsweredHandover | null;
  tickItem: { handover: AnsweredHandover; errors: string[] };
  addHandoverPicture: { handover: AnsweredHandover; errors: string[] };
  removeHandoverPicture: { handover: AnsweredHandover; errors: string[] };
  conversations: AnsweredConversation[];
  conversation: AnsweredConversation;
  unreadMessages: number;
  startConversation: { conversation: AnsweredConversation; errors: string[] };
  sendMessage: { message: AnsweredMessage; errors: string[] };
  readMessages: { errors: string[] };
  typing: { errors: string[] };
  sendContactMessage: { errors: string[] };
  subscribeNewsletter: { errors: string[] };
}

/**
 * A response as it came over the wire. `data` and its nullable fields are typed as if they were always there. A test
 * that reads a missing value fails at that place, which is intended.
 */
export interface Answer {
  status: number;
  data: AnsweredFields;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}
