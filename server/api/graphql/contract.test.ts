import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { createSchema } from './createSchema';

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** A type and everything in it, each with its description. */
function described(type: GraphQLNamedType): [string, string | null | undefined][] {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type)) {
    for (const value of type.getValues()) {
      parts.push([`${type.name}.${value.name}`, value.description]);
    }
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
    }
  }
  if (isObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
      for (const argument of field.args) {
        parts.push([`${type.name}.${field.name}(${argument.name})`, argument.description]);
      }
    }
  }
  return parts;
}

test('every part of the schema has a description', () => {
  const parts = types.flatMap(described);
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(([, description]) => !description).map(([name]) => name)).toEqual([]);
});

test('this file lists each operation of the schema, in its order', () => {
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual([
    'currentUser',
    'announcement',
    'transparency',
    'categories',
    'searchTools',
    'tool',
    'featuredTools',
    'homeStories',
    'toolMap',
    'mapTools',
    'searchFacets',
    'similarTools',
    'listedTools',
    'searchSuggestions',
    'myTools',
    'borrowedTools',
    'activeLendReservations',
    'completedLendReservations',
    'ownTool',
    'ownTools',
    'toolImportErrors',
    'toolImports',
    'member',
    'memberTools',
    'memberReviews',
    'placeNear',
    'places',
    'searchOrigin',
    'favouriteTools',
    'myBookings',
    'lendBookings',
    'rentalHistory',
    'booking',
    'availability',
    'ownerCalendar',
    'quoteChange',
    'handover',
    'quote',
    'paymentMethods',
    'earnings',
    'payoutAccount',
    'identityCheck',
    'memberLevel',
    'debt',
    'receipt',
    'bookingAmounts',
    'statement',
    'blockedMembers',
    'dataReads',
    'measures',
    'conversations',
    'conversation',
    'unreadMessages',
    'notifications',
    'unreadNotifications',
    'push',
    'mySessions',
    'securityEvents',
    'secondFactor',
    'passkeys',
    'apiTokens',
    'webhooks',
    'webhookDeliveries',
    'calendarFeed',
    'leavingReasons',
    'savedSearches',
    'availabilityAlerts',
  ]);
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual([
    'signInUser',
    'signUpUser',
    'signOut',
    'createTool',
    'importTools',
    'undoToolImport',
    'updateTool',
    'pauseTool',
    'duplicateTool',
    'deleteTool',
    'countView',
    'updateProfile',
    'saveSettings',
    'saveFavourites',
    'removeFavourite',
    'requestBooking',
    'takeBookingStep',
    'payBooking',
    'handoverCode',
    'blockDays',
    'changeUnavailability',
    'unblockDays',
    'proposeChange',
    'answerChange',
    'withdrawChange',
    'tickItem',
    'addHandoverPicture',
    'removeHandoverPicture',
    'openPayoutAccount',
    'addPaymentMethod',
    'removePaymentMethod',
    'makeDefaultPaymentMethod',
    'payDebt',
    'reviewBooking',
    'answerReview',
    'blockMember',
    'unblockMember',
    'report',
    'appeal',
    'startConversation',
    'sendMessage',
    'readMessages',
    'typing',
    'sendContactMessage',
    'subscribeNewsletter',
    'readNotifications',
    'subscribePush',
    'unsubscribePush',
    'renewPush',
    'confirmIdentity',
    'endSession',
    'endOtherSessions',
    'changePassword',
    'changeEmail',
    'sendConfirmation',
    'sendResetLink',
    'confirmEmail',
    'resetPassword',
    'finishSignIn',
    'beginSecondFactor',
    'setSecondFactor',
    'renewRecoveryCodes',
    'removeSecondFactor',
    'beginPasskey',
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'makeApiToken',
    'endApiToken',
    'addWebhook',
    'pauseWebhook',
    'removeWebhook',
    'pingWebhook',
    'replayWebhookDelivery',
    'beginPasskeySignIn',
    'signInByPasskey',
    'beginPasskeyProof',
    'confirmIdentityByPasskey',
    'exportEverything',
    'makeCalendarFeed',
    'removeCalendarFeed',
    'deleteAccount',
    'comeBack',
    'saveSearch',
    'removeSavedSearch',
    'createAvailabilityAlert',
    'deleteAvailabilityAlert',
  ]);
});
