/** The documents that the app sends, and two of them with one thing more that only tests ask for. */
import * as app from '../../src/store/api/documents.generated';

export const searchTools = String(app.SearchToolsDocument);
export const tool = String(app.ToolDocument);
export const currentUser = String(app.CurrentUserDocument);
export const categories = String(app.CategoriesDocument);
export const createTool = String(app.CreateToolDocument);
export const signIn = String(app.SignInUserDocument);
export const signUp = String(app.SignUpUserDocument);
export const notices = String(app.NoticesDocument);
export const unreadNotices = String(app.UnreadNoticesDocument);
export const readNotices = String(app.ReadNoticesDocument);
export const push = String(app.PushDocument);
export const subscribePush = String(app.SubscribePushDocument);
export const unsubscribePush = String(app.UnsubscribePushDocument);
export const renewPush = String(app.RenewPushDocument);
export const signOut = String(app.SignOutDocument);

/** What a browser gives away of a subscription. */
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

export const quote = String(app.QuoteDocument);
export const paymentMethods = String(app.PaymentMethodsDocument);
export const earnings = String(app.EarningsDocument);
export const receipt = String(app.ReceiptDocument);
export const statement = String(app.StatementDocument);
export const addPaymentMethod = String(app.AddPaymentMethodDocument);
export const removePaymentMethod = String(app.RemovePaymentMethodDocument);
export const makeDefaultPaymentMethod = String(app.MakeDefaultPaymentMethodDocument);

/** Those that need a signed-in person. */
export const guarded: Record<string, string> = {
  favouriteTools: `{ favouriteTools ${ofTool} }`,
  myBookings: `{ myBookings ${ofBooking} }`,
  lendBookings: `{ lendBookings ${ofBooking} }`,
  rentalHistory: `{ rentalHistory ${ofBooking} }`,
  recentActivity:
    '{ recentActivity { id kind createdAt rating tool { id name } member { id name avatarImageUrl } } }',
  notices,
  unreadNotices,
  push,
  paymentMethods,
  earnings,
  bookingAmounts: String(app.BookingAmountsDocument),
  conversations: String(app.ConversationsDocument),
  unreadMessages: String(app.UnreadMessagesDocument),
  myTools: String(app.MyToolsDocument),
  borrowedTools: String(app.BorrowedToolsDocument),
  activeLendReservations: String(app.ActiveLendReservationsDocument),
  completedLendReservations: String(app.CompletedLendReservationsDocument),
};

/** With `$first`, which the app leaves to the service. */
export const searchToolsFirst = searchTools
  .replace('$after: String', '$after: String, $first: Int')
  .replace('after: $after', 'after: $after\n    first: $first');

/** With the address of the tool's picture. */
export const createToolWithPicture = createTool.replace('description', 'description imageUrl');

/** What the add form sends at least. */
export const newTool = {
  name: 'Havefræser',
  description: 'Vender jorden i et højbed på et kvarter.',
  location: 'Roskilde',
  pricePerDayCents: 12_500,
  categoryIds: [2],
};

/** What lists answer of it. */
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
    id name description location imageUrl imageUrls pricePerDayCents pricePerWeekCents depositCents brandName model
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
export const toolCounts = 'query toolCounts { categories { id toolCount } }';

/** What the two do with a booking, each with what every test needs of the answer. */
export const bookingSteps: Record<string, string> = Object.fromEntries(
  (
    [
      ...[
        'acceptBooking',
        'declineBooking',
        'withdrawRequest',
        'cancelBooking',
        'reportNoShow',
        'confirmReturn',
        'waiveLateFee',
      ].map((name) => [name, '', '']),
      ['payBooking', ', $paymentMethodId: ID', ', paymentMethodId: $paymentMethodId'],
      ['confirmPickup', ', $code: String', ', code: $code'],
      ['returnBooking', ', $code: String', ', code: $code'],
      ['reportFault', ', $text: String!', ', text: $text'],
      [
        'reportProblem',
        ', $claimCents: Int!, $text: String!',
        ', claimCents: $claimCents, text: $text',
      ],
      ['answerProblem', ', $accept: Boolean!', ', accept: $accept'],
    ] as const
  ).map(([name, declared, given]) => [
    name,
    `mutation ($id: ID!${declared}) { ${name}(id: $id${given}) { booking { id state status possible } errors } }`,
  ]),
);
bookingSteps['handoverCode'] = 'mutation ($id: ID!) { handoverCode(id: $id) { code errors } }';
