/** The app's GraphQL documents, and those that only the tests use. */
import * as app from '../../../src/platform/api/documents.generated';

export const searchTools = String(app.SearchToolsDocument);
export const searchFacets = String(app.SearchFacetsDocument);
export const placeNear = String(app.PlaceNearDocument);
export const places = String(app.PlacesDocument);
export const searchOrigin = String(app.SearchOriginDocument);
export const toolMap = String(app.ToolMapDocument);
export const mapTools = String(app.MapToolsDocument);
export const tool = String(app.ToolDocument);
export const currentUser = String(app.CurrentUserDocument);
export const categories = String(app.CategoriesDocument);
export const createTool = String(app.CreateToolDocument);
export const signIn = String(app.SignInUserDocument);
export const signUp = String(app.SignUpUserDocument);
export const notifications = String(app.NotificationsDocument);
export const unreadNotifications = String(app.UnreadNotificationsDocument);
export const readNotifications = String(app.ReadNotificationsDocument);
export const push = String(app.PushDocument);
export const subscribePush = String(app.SubscribePushDocument);
export const unsubscribePush = String(app.UnsubscribePushDocument);
export const renewPush = String(app.RenewPushDocument);
export const signOut = String(app.SignOutDocument);
export const mySessions = String(app.MySessionsDocument);
export const securityEvents = String(app.SecurityEventsDocument);
export const secondFactor = String(app.SecondFactorDocument);
export const finishSignIn = String(app.FinishSignInDocument);
export const beginSecondFactor = String(app.BeginSecondFactorDocument);
export const setSecondFactor = String(app.SetSecondFactorDocument);
export const renewRecoveryCodes = String(app.RenewRecoveryCodesDocument);
export const removeSecondFactor = String(app.RemoveSecondFactorDocument);
export const passkeys = String(app.PasskeysDocument);
export const beginPasskey = String(app.BeginPasskeyDocument);
export const addPasskey = String(app.AddPasskeyDocument);
export const renamePasskey = String(app.RenamePasskeyDocument);
export const removePasskey = String(app.RemovePasskeyDocument);
export const beginPasskeySignIn = String(app.BeginPasskeySignInDocument);
export const signInByPasskey = String(app.SignInByPasskeyDocument);
export const beginPasskeyProof = String(app.BeginPasskeyProofDocument);
export const confirmIdentityByPasskey = String(app.ConfirmIdentityByPasskeyDocument);
export const confirmIdentity = String(app.ConfirmIdentityDocument);
export const endSession = String(app.EndSessionDocument);
export const endOtherSessions = String(app.EndOtherSessionsDocument);
export const changePassword = String(app.ChangePasswordDocument);
export const changeEmail = String(app.ChangeEmailDocument);
export const sendConfirmation = String(app.SendConfirmationDocument);
export const sendResetLink = String(app.SendResetLinkDocument);
export const confirmEmail = String(app.ConfirmEmailDocument);
export const resetPassword = String(app.ResetPasswordDocument);

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
export const conversation = String(app.ConversationDocument);
export const startConversation = String(app.StartConversationDocument);
export const sendMessage = String(app.SendMessageDocument);
export const readMessages = String(app.ReadMessagesDocument);
export const typing = String(app.TypingDocument);
export const conversationWith = String(app.ConversationWithDocument);
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

export const ownerCalendar = String(app.OwnerCalendarDocument);
export const blockDays = String(app.BlockDaysDocument);
export const changeUnavailability = String(app.ChangeUnavailabilityDocument);
export const unblockDays = String(app.UnblockDaysDocument);

export const quote = String(app.QuoteDocument);
export const paymentMethods = String(app.PaymentMethodsDocument);
export const earnings = String(app.EarningsDocument);
export const debt = String(app.DebtDocument);
export const payDebt = String(app.PayDebtDocument);
export const receipt = String(app.ReceiptDocument);
export const statement = String(app.StatementDocument);
export const addPaymentMethod = String(app.AddPaymentMethodDocument);
export const removePaymentMethod = String(app.RemovePaymentMethodDocument);
export const makeDefaultPaymentMethod = String(app.MakeDefaultPaymentMethodDocument);

export const calendarFeed = String(app.CalendarFeedDocument);
export const leavingReasons = String(app.LeavingReasonsDocument);
export const exportEverything = String(app.ExportEverythingDocument);
export const makeCalendarFeed = String(app.MakeCalendarFeedDocument);
export const removeCalendarFeed = String(app.RemoveCalendarFeedDocument);
export const deleteAccount = String(app.DeleteAccountDocument);
export const comeBack = String(app.ComeBackDocument);

export const savedSearches = String(app.SavedSearchesDocument);
export const saveSearch = String(app.SaveSearchDocument);
export const removeSavedSearch = String(app.RemoveSavedSearchDocument);
export const availabilityAlerts = String(app.AvailabilityAlertsDocument);
export const createAvailabilityAlert = String(app.CreateAvailabilityAlertDocument);
export const deleteAvailabilityAlert = String(app.DeleteAvailabilityAlertDocument);

/** Queries that need a signed-in person, by field. */
export const guarded: Record<string, string> = {
  favouriteTools: `{ favouriteTools ${ofTool} }`,
  myBookings: `{ myBookings ${ofBooking} }`,
  lendBookings: `{ lendBookings ${ofBooking} }`,
  rentalHistory: `{ rentalHistory ${ofBooking} }`,
  recentActivity:
    '{ recentActivity { id kind createdAt rating tool { id name } member { id name avatarImageUrl } } }',
  mySessions,
  passkeys,
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
  debt,
  bookingAmounts: String(app.BookingAmountsDocument),
  blockedMembers: '{ blockedMembers { since member { id name } } }',
  dataReads: '{ dataReads { staff at } }',
  savedSearches,
  availabilityAlerts,
  conversations: String(app.ConversationsDocument),
  unreadMessages: String(app.UnreadMessagesDocument),
  myTools: String(app.MyToolsDocument),
  borrowedTools: String(app.BorrowedToolsDocument),
  activeLendReservations: String(app.ActiveLendReservationsDocument),
  completedLendReservations: String(app.CompletedLendReservationsDocument),
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
    rules { shortestDays longestDays noticeDays bufferDays horizonDays instantBooking }
  }
  state pickupAddress viewCount version createdAt`;
const updated = `{ tool { ${ownToolFields} } errors conflict { ${ownToolFields} } }`;

/** Everything that an owner sees of a tool. */
export const ownTool = `query ownTool($id: ID!) { ownTool(id: $id) { ${ownToolFields} } }`;
export const ownTools = 'query ownTools { ownTools { tool { id name } state version } }';
export const myViewCount = 'query myViewCount { myViewCount }';
export const updateTool = `mutation updateTool($id: ID!, $version: Int!, $changes: UpdateToolInput!) {
  updateTool(id: $id, version: $version, changes: $changes) ${updated}
}`;
export const pauseTool = `mutation pauseTool($id: ID!, $paused: Boolean!) { pauseTool(id: $id, paused: $paused) ${updated} }`;
export const duplicateTool = `mutation duplicateTool($id: ID!) { duplicateTool(id: $id) ${updated} }`;
export const deleteTool = `mutation deleteTool($id: ID!) {
  deleteTool(id: $id) { deleted errors openBookings { id startDate endDate status } }
}`;
export const countView =
  'mutation countView($toolId: ID!) { countView(toolId: $toolId) { counted } }';
export const featuredTools =
  'query featuredTools($first: Int) { featuredTools(first: $first) { id name } }';
export const similarTools = String(app.SimilarToolsDocument);
export const searchSuggestions = String(app.SearchSuggestionsDocument);
export const listedTools = String(app.ListedToolsDocument);
export const homeStories = `query homeStories {
  homeStories {
    chosenReviews { id rating comment createdByUser { id name avatarImageUrl } tool { id name } }
    earned { category { name code } earnedCents rentalCount }
  }
}`;
export const toolCounts = 'query toolCounts { categories { id toolCount } }';

export const takeBookingStep = `mutation ($id: ID!, $step: BookingStep!, $input: BookingStepInput) {
  takeBookingStep(id: $id, step: $step, input: $input) { booking { id state status possible } errors } }`;
export const payBooking = `mutation ($id: ID!, $paymentMethodId: ID) {
  payBooking(id: $id, paymentMethodId: $paymentMethodId) { booking { id state status possible } errors } }`;
export const handoverCode = 'mutation ($id: ID!) { handoverCode(id: $id) { code errors } }';
export const handover = String(app.HandoverDocument);
export const tickItem = String(app.TickItemDocument);
export const addHandoverPicture = String(app.AddHandoverPictureDocument);
export const removeHandoverPicture = String(app.RemoveHandoverPictureDocument);

export const quoteChange = String(app.QuoteChangeDocument);
export const proposeChange = String(app.ProposeChangeDocument);
export const answerChange = String(app.AnswerChangeDocument);
export const withdrawChange = String(app.WithdrawChangeDocument);
/** The fields of a booking that concern a change of it. */
export const amendment = `query ($id: ID!) { booking(id: $id) {
  state startDate endDate units totalPriceCents lateFeeCents backIfCancelledCents depositSecured lateBefore
  changeable { start end unitChoices price }
  change { id proposedBy until waitsForPayment stepUrl startDate endDate totalPriceCents moreCents moreRentalCents }
  history { step actor }
} }`;
