/** The app's GraphQL documents, and those that only the tests use. */
import {
  AnswerChangeDocument,
  ProposeChangeDocument,
  QuoteChangeDocument,
  WithdrawChangeDocument,
} from '../../../src/bookings/api/amendments.generated';
import {
  BlockDaysDocument,
  ChangeUnavailabilityDocument,
  OwnerCalendarDocument,
  UnblockDaysDocument,
} from '../../../src/bookings/api/calendar.generated';
import {
  AddHandoverPictureDocument,
  HandoverDocument,
  RemoveHandoverPictureDocument,
  TickItemDocument,
} from '../../../src/bookings/api/handover.generated';
import {
  ConversationDocument,
  ConversationsDocument,
  ReadMessagesDocument,
  SendMessageDocument,
  StartConversationDocument,
  TypingDocument,
  UnreadMessagesDocument,
} from '../../../src/conversations/api/conversations.generated';
import { CurrentUserDocument, SignOutDocument } from '../../../src/members/api/account.generated';
import {
  ApiTokensDocument,
  EndApiTokenDocument,
  MakeApiTokenDocument,
} from '../../../src/members/api/apiTokens.generated';
import { IdentityCheckDocument } from '../../../src/members/api/identity.generated';
import {
  CalendarFeedDocument,
  ComeBackDocument,
  DeleteAccountDocument,
  ExportEverythingDocument,
  LeavingReasonsDocument,
  MakeCalendarFeedDocument,
  RemoveCalendarFeedDocument,
} from '../../../src/members/api/leaving.generated';
import { MemberLevelDocument } from '../../../src/members/api/levels.generated';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  BeginPasskeyProofDocument,
  BeginPasskeySignInDocument,
  ConfirmIdentityByPasskeyDocument,
  PasskeysDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  SignInByPasskeyDocument,
} from '../../../src/members/api/passkeys.generated';
import {
  BeginSecondFactorDocument,
  FinishSignInDocument,
  RemoveSecondFactorDocument,
  RenewRecoveryCodesDocument,
  SecondFactorDocument,
  SetSecondFactorDocument,
} from '../../../src/members/api/secondFactor.generated';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ConfirmEmailDocument,
  ConfirmIdentityDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
  ResetPasswordDocument,
  SecurityEventsDocument,
  SendConfirmationDocument,
  SendResetLinkDocument,
} from '../../../src/members/api/security.generated';
import { SignInUserDocument, SignUpUserDocument } from '../../../src/members/api/signIn.generated';
import {
  NotificationsDocument,
  ReadNotificationsDocument,
  UnreadNotificationsDocument,
} from '../../../src/notifications/api/notifications.generated';
import {
  PushDocument,
  RenewPushDocument,
  SubscribePushDocument,
  UnsubscribePushDocument,
} from '../../../src/notifications/api/push.generated';
import {
  AddWebhookDocument,
  PauseWebhookDocument,
  PingWebhookDocument,
  RemoveWebhookDocument,
  ReplayWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from '../../../src/notifications/api/webhooks.generated';
import { DebtDocument, PayDebtDocument } from '../../../src/payments/api/debts.generated';
import {
  AddPaymentMethodDocument,
  EarningsDocument,
  MakeDefaultPaymentMethodDocument,
  OpenPayoutAccountDocument,
  PaymentMethodsDocument,
  PayoutAccountDocument,
  QuoteDocument,
  RemovePaymentMethodDocument,
} from '../../../src/payments/api/money.generated';
import {
  BookingAmountsDocument,
  ReceiptDocument,
  StatementDocument,
} from '../../../src/payments/api/receipts.generated';
import {
  AvailabilityAlertsDocument,
  CreateAvailabilityAlertDocument,
  DeleteAvailabilityAlertDocument,
} from '../../../src/search/api/availabilityAlerts.generated';
import { SearchFacetsDocument } from '../../../src/search/api/facets.generated';
import {
  PlaceNearDocument,
  PlacesDocument,
  SearchOriginDocument,
} from '../../../src/search/api/places.generated';
import {
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  SaveSearchDocument,
} from '../../../src/search/api/savedSearches.generated';
import { SearchSuggestionsDocument } from '../../../src/search/api/suggestions.generated';
import { MapToolsDocument, ToolMapDocument } from '../../../src/search/api/toolMap.generated';
import {
  CategoriesDocument,
  SearchToolsDocument,
} from '../../../src/tools/api/catalogue.generated';
import {
  ActiveLendReservationsDocument,
  BorrowedToolsDocument,
  CompletedLendReservationsDocument,
  CreateToolDocument,
  MyToolsDocument,
} from '../../../src/tools/api/lending.generated';
import {
  ListedToolsDocument,
  SimilarToolsDocument,
} from '../../../src/tools/api/similar.generated';
import { ToolDocument } from '../../../src/tools/api/tool.generated';
import {
  ImportToolsDocument,
  ToolImportErrorsDocument,
  ToolImportsDocument,
  UndoToolImportDocument,
} from '../../../src/tools/api/toolImports.generated';

export const searchTools = String(SearchToolsDocument);
export const searchFacets = String(SearchFacetsDocument);
export const placeNear = String(PlaceNearDocument);
export const places = String(PlacesDocument);
export const searchOrigin = String(SearchOriginDocument);
export const toolMap = String(ToolMapDocument);
export const mapTools = String(MapToolsDocument);
export const tool = String(ToolDocument);
export const currentUser = String(CurrentUserDocument);
export const categories = String(CategoriesDocument);
export const createTool = String(CreateToolDocument);
export const signIn = String(SignInUserDocument);
export const signUp = String(SignUpUserDocument);
export const notifications = String(NotificationsDocument);
export const unreadNotifications = String(UnreadNotificationsDocument);
export const readNotifications = String(ReadNotificationsDocument);
export const push = String(PushDocument);
export const subscribePush = String(SubscribePushDocument);
export const unsubscribePush = String(UnsubscribePushDocument);
export const renewPush = String(RenewPushDocument);
export const signOut = String(SignOutDocument);
export const mySessions = String(MySessionsDocument);
export const securityEvents = String(SecurityEventsDocument);
export const secondFactor = String(SecondFactorDocument);
export const finishSignIn = String(FinishSignInDocument);
export const beginSecondFactor = String(BeginSecondFactorDocument);
export const setSecondFactor = String(SetSecondFactorDocument);
export const renewRecoveryCodes = String(RenewRecoveryCodesDocument);
export const removeSecondFactor = String(RemoveSecondFactorDocument);
export const apiTokens = String(ApiTokensDocument);
export const makeApiToken = String(MakeApiTokenDocument);
export const endApiToken = String(EndApiTokenDocument);
export const webhooks = String(WebhooksDocument);
export const webhookDeliveries = String(WebhookDeliveriesDocument);
export const addWebhook = String(AddWebhookDocument);
export const pauseWebhook = String(PauseWebhookDocument);
export const removeWebhook = String(RemoveWebhookDocument);
export const pingWebhook = String(PingWebhookDocument);
export const replayWebhookDelivery = String(ReplayWebhookDeliveryDocument);
export const passkeys = String(PasskeysDocument);
export const beginPasskey = String(BeginPasskeyDocument);
export const addPasskey = String(AddPasskeyDocument);
export const renamePasskey = String(RenamePasskeyDocument);
export const removePasskey = String(RemovePasskeyDocument);
export const beginPasskeySignIn = String(BeginPasskeySignInDocument);
export const signInByPasskey = String(SignInByPasskeyDocument);
export const beginPasskeyProof = String(BeginPasskeyProofDocument);
export const confirmIdentityByPasskey = String(ConfirmIdentityByPasskeyDocument);
export const confirmIdentity = String(ConfirmIdentityDocument);
export const endSession = String(EndSessionDocument);
export const endOtherSessions = String(EndOtherSessionsDocument);
export const changePassword = String(ChangePasswordDocument);
export const changeEmail = String(ChangeEmailDocument);
export const sendConfirmation = String(SendConfirmationDocument);
export const sendResetLink = String(SendResetLinkDocument);
export const confirmEmail = String(ConfirmEmailDocument);
export const resetPassword = String(ResetPasswordDocument);

/** A push subscription as a browser reports it. */
export const pushTarget = {
  endpoint: 'https://push.example.com/a',
  p256dh: 'BLr6YmBywAyKtn5L-g28O5t9SyjwhiBaa8UXZHEdQfF_MP_SGIbb6kWEXceZ1K6sMHS9HDxGOt3b7iIbuoUvnGE',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
};

const ofTool =
  '{ id name imageUrl pricePerDayCents location ratingAverage reviewCount owner { id name } }';
const ofBooking = `{ id number role units status startDate endDate totalPriceCents reviewed conversationId
  borrower { id name avatarImageUrl } tool ${ofTool} }`;

export const member =
  'query ($id: ID!) { member(id: $id) { id name about location createdAt emailConfirmed responseRate responseMinutes reviewCount ratingAverage avatarImageUrl } }';
export const memberTools = `query ($id: ID!) { memberTools(memberId: $id) ${ofTool} }`;
export const memberReviews =
  'query ($id: ID!) { memberReviews(memberId: $id) { id rating comment createdAt createdByUser { id name avatarImageUrl } tool { id name } } }';
export const updateProfile =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors user { id name email } } }';
export const saveSettings =
  'mutation ($input: SaveSettingsInput!) { saveSettings(input: $input) { errors user { id email settings { marketing } } } }';
export const saveFavourites = `mutation ($toolIds: [ID!]!) { saveFavourites(toolIds: $toolIds) { errors favouriteTools ${ofTool} } }`;
export const removeFavourite = `mutation ($toolId: ID!) { removeFavourite(toolId: $toolId) { errors favouriteTools ${ofTool} } }`;
export const requestBooking = `mutation ($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  requestBooking(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) { errors booking ${ofBooking} } }`;
export const conversation = String(ConversationDocument);
export const startConversation = String(StartConversationDocument);
export const sendMessage = String(SendMessageDocument);
export const readMessages = String(ReadMessagesDocument);
export const typing = String(TypingDocument);
export const sendContactMessage =
  'mutation { sendContactMessage(name: "Ane", email: "ane@example.dk", subject: "Hej", message: "Hej") { errors } }';
export const subscribeNewsletter =
  'mutation { subscribeNewsletter(email: "ane@example.dk") { errors } }';

const ofReview =
  '{ id rating comment createdAt publishedAt publishedBy hiddenReason answer answeredAt }';
/** The reviews of a booking as one of its parties sees them. */
export const bookingReviews = `query bookingReviews($id: ID!) { booking(id: $id) {
  state reviewed reviewUntil ownReview ${ofReview} otherReview ${ofReview}
  borrowerRating { reviewCount ratingAverage } borrowerReviews { id rating comment answer createdByUser { name } }
} }`;
export const reviewBooking = `mutation reviewBooking($id: ID!, $rating: Int!, $comment: String!) {
  reviewBooking(id: $id, rating: $rating, comment: $comment) { booking { reviewed } errors } }`;
export const answerReview =
  'mutation answerReview($id: ID!, $answer: String!) { answerReview(id: $id, answer: $answer) { errors } }';

export const blockedMembers =
  'query blockedMembers { blockedMembers { since member { id name } } }';
export const blockMember =
  'mutation blockMember($memberId: ID!) { blockMember(memberId: $memberId) { blockedMembers { member { id name } } errors } }';
export const unblockMember =
  'mutation unblockMember($memberId: ID!) { unblockMember(memberId: $memberId) { blockedMembers { member { id name } } errors } }';
export const report = `mutation report($kind: ReportKind!, $id: ID!, $reason: ReportReason!, $text: String!) {
  report(kind: $kind, id: $id, reason: $reason, text: $text) { errors } }`;

export const ownerCalendar = String(OwnerCalendarDocument);
export const blockDays = String(BlockDaysDocument);
export const changeUnavailability = String(ChangeUnavailabilityDocument);
export const unblockDays = String(UnblockDaysDocument);

export const quote = String(QuoteDocument);
export const paymentMethods = String(PaymentMethodsDocument);
export const earnings = String(EarningsDocument);
export const debt = String(DebtDocument);
export const payDebt = String(PayDebtDocument);
export const receipt = String(ReceiptDocument);
export const statement = String(StatementDocument);
export const memberLevel = String(MemberLevelDocument);
export const identityCheck = String(IdentityCheckDocument);
export const payoutAccount = String(PayoutAccountDocument);
export const openPayoutAccount = String(OpenPayoutAccountDocument);
export const addPaymentMethod = String(AddPaymentMethodDocument);
export const removePaymentMethod = String(RemovePaymentMethodDocument);
export const makeDefaultPaymentMethod = String(MakeDefaultPaymentMethodDocument);

export const calendarFeed = String(CalendarFeedDocument);
export const leavingReasons = String(LeavingReasonsDocument);
export const exportEverything = String(ExportEverythingDocument);
export const makeCalendarFeed = String(MakeCalendarFeedDocument);
export const removeCalendarFeed = String(RemoveCalendarFeedDocument);
export const deleteAccount = String(DeleteAccountDocument);
export const comeBack = String(ComeBackDocument);

export const savedSearches = String(SavedSearchesDocument);
export const saveSearch = String(SaveSearchDocument);
export const removeSavedSearch = String(RemoveSavedSearchDocument);
export const availabilityAlerts = String(AvailabilityAlertsDocument);
export const createAvailabilityAlert = String(CreateAvailabilityAlertDocument);
export const deleteAvailabilityAlert = String(DeleteAvailabilityAlertDocument);

/** Queries that need a signed-in member, by field. */
export const guarded: Record<string, string> = {
  favouriteTools: `{ favouriteTools ${ofTool} }`,
  myBookings: `{ myBookings ${ofBooking} }`,
  lendBookings: `{ lendBookings ${ofBooking} }`,
  rentalHistory: `{ rentalHistory ${ofBooking} }`,
  mySessions,
  passkeys,
  apiTokens,
  webhooks,
  beginPasskey,
  beginPasskeyProof,
  beginSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  securityEvents,
  notifications,
  unreadNotifications,
  push,
  paymentMethods,
  earnings,
  payoutAccount,
  debt,
  bookingAmounts: String(BookingAmountsDocument),
  blockedMembers: '{ blockedMembers { since member { id name } } }',
  dataReads: '{ dataReads { staff at } }',
  memberLevel,
  identityCheck,
  measures: '{ measures { id facts } }',
  savedSearches,
  availabilityAlerts,
  conversations: String(ConversationsDocument),
  unreadMessages: String(UnreadMessagesDocument),
  myTools: String(MyToolsDocument),
  borrowedTools: String(BorrowedToolsDocument),
  activeLendReservations: String(ActiveLendReservationsDocument),
  completedLendReservations: String(CompletedLendReservationsDocument),
};

/** `searchTools` with `$first`, which the app leaves to the service. */
export const searchToolsFirst = searchTools
  .replace('$after: String', '$after: String, $first: Int')
  .replace('first: 24', 'first: $first');

/** `createTool` that also selects the address of the tool's picture. */
export const createToolWithPicture = createTool.replace('description', 'description imageUrl');

/** The least that the add form sends. */
export const newTool = {
  name: 'Havefræser',
  description: 'Vender jorden i et højbed på et kvarter.',
  location: 'Roskilde',
  pricePerDayCents: 12_500,
  categoryIds: [2],
};

/** `newTool` as lists return it. */
export const listedTool = (id: number | string) => ({
  id: String(id),
  name: newTool.name,
  description: newTool.description,
  location: newTool.location,
  imageUrl: '/images/tools/default.svg',
  pricePerDayCents: newTool.pricePerDayCents,
  categories: [{ id: 2, name: 'Garden & Lawn', code: 'garden-tools' }],
});

const ownToolFields = `
  tool {
    id name description location imageUrl imageUrls pricePerDayCents pricePerWeekCents depositCents brandName model pickupHours
    powerDescription condition weightGrams ageMonths usageInstructions includedItems maxAvailableCount
    specifications { key value } categories { id }
    rules { shortestDays longestDays noticeDays bufferDays horizonDays instantBooking checkedBorrowers }
  }
  state pickupAddress viewCount version createdAt`;
const updated = `{ tool { ${ownToolFields} } errors conflict { ${ownToolFields} } }`;

/** Everything that an owner sees of a tool. */
export const ownTool = `query ownTool($id: ID!) { ownTool(id: $id) { ${ownToolFields} } }`;
export const ownTools = 'query ownTools { ownTools { tool { id name } state version } }';
export const toolImportErrors = String(ToolImportErrorsDocument);
export const toolImports = String(ToolImportsDocument);
export const importTools = String(ImportToolsDocument);
export const undoToolImport = String(UndoToolImportDocument);
export const updateTool = `mutation updateTool($id: ID!, $version: Int!, $changes: UpdateToolInput!) {
  updateTool(id: $id, version: $version, changes: $changes) ${updated}
}`;
export const pauseTool = `mutation pauseTool($id: ID!, $paused: Boolean!) { pauseTool(id: $id, paused: $paused) ${updated} }`;
export const duplicateTool = `mutation duplicateTool($id: ID!) { duplicateTool(id: $id) ${updated} }`;
export const deleteTool = `mutation deleteTool($id: ID!) {
  deleteTool(id: $id) { deleted errors }
}`;
export const countView =
  'mutation countView($toolId: ID!) { countView(toolId: $toolId) { counted } }';
export const featuredTools =
  'query featuredTools($first: Int) { featuredTools(first: $first) { id name } }';
export const similarTools = String(SimilarToolsDocument);
export const searchSuggestions = String(SearchSuggestionsDocument);
export const listedTools = String(ListedToolsDocument);
export const homeStories = `query homeStories {
  homeStories {
    chosenReviews { id rating comment createdByUser { id name avatarImageUrl } tool { id name } }
    earned { category { name code } earnedCents rentalCount }
  }
}`;
export const announcement = 'query announcement { announcement { id da en } }';
export const transparency = `query transparency {
  transparency { from reportCounts { reason count } measureCounts { kind count } appeals upheldAppeals medianReportHours
    medianAppealHours } }`;
export const toolCounts = 'query toolCounts { categories { id toolCount } }';

export const takeBookingStep = `mutation ($id: ID!, $step: BookingStep!, $input: BookingStepInput) {
  takeBookingStep(id: $id, step: $step, input: $input) { booking { id state status possible } errors } }`;
export const payBooking = `mutation ($id: ID!, $paymentMethodId: ID) {
  payBooking(id: $id, paymentMethodId: $paymentMethodId) { booking { id state status possible } errors } }`;
export const handoverCode = 'mutation ($id: ID!) { handoverCode(id: $id) { code errors } }';
export const handover = String(HandoverDocument);
export const tickItem = String(TickItemDocument);
export const addHandoverPicture = String(AddHandoverPictureDocument);
export const removeHandoverPicture = String(RemoveHandoverPictureDocument);

export const quoteChange = String(QuoteChangeDocument);
export const proposeChange = String(ProposeChangeDocument);
export const answerChange = String(AnswerChangeDocument);
export const withdrawChange = String(WithdrawChangeDocument);
/** The fields of a booking that concern a change of it. */
export const amendment = `query ($id: ID!) { booking(id: $id) {
  state startDate endDate units totalPriceCents lateFeeCents backIfCancelledCents depositSecured lateBefore
  changeable { start end unitChoices price }
  change { id proposedBy until waitsForPayment stepUrl startDate endDate totalPriceCents moreCents moreRentalCents }
  history { step actor }
} }`;
