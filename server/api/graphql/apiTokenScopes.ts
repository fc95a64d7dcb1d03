import {
  type ExecutionArgs,
  type GraphQLError,
  getOperationAST,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { type ApiTokenScope, apiTokenScopes } from '../../../domain/members/apiTokens';
import type { RequestContext } from '../../context/context';
import type { MutationResolvers, QueryResolvers } from '../../context/resolvers.generated';
import { message } from '../../texts/translate';
import { publicError } from '../../validation/errors';

/** Scopes of which an API token needs one. Empty: no API token may call it. */
type Needed = readonly ApiTokenScope[];

const anyToken: Needed = apiTokenScopes;
const never: Needed = [];
const own: Needed = ['READ_OWN'];
const tools: Needed = ['MANAGE_TOOLS'];
const ownTools: Needed = ['READ_OWN', 'MANAGE_TOOLS'];
const bookings: Needed = ['MANAGE_BOOKINGS'];
const ownBookings: Needed = ['READ_OWN', 'MANAGE_BOOKINGS'];

/**
 * What an API token may call. It cannot book, write to others, read messages, or change profile, settings and security.
 * A test fails for an operation that is missing.
 */
export const neededScopes: {
  query: Record<keyof QueryResolvers, Needed>;
  mutation: Record<keyof MutationResolvers, Needed>;
} = {
  query: {
    categories: anyToken,
    searchTools: anyToken,
    toolMap: anyToken,
    mapTools: anyToken,
    searchFacets: anyToken,
    tool: anyToken,
    featuredTools: anyToken,
    homeStories: anyToken,
    announcement: anyToken,
    transparency: anyToken,
    similarTools: anyToken,
    listedTools: anyToken,
    searchSuggestions: anyToken,
    member: anyToken,
    memberTools: anyToken,
    memberReviews: anyToken,
    placeNear: anyToken,
    places: anyToken,
    searchOrigin: anyToken,
    availability: anyToken,
    quote: anyToken,
    currentUser: own,
    favouriteTools: own,
    savedSearches: own,
    availabilityAlerts: own,
    notifications: own,
    unreadNotifications: own,
    earnings: own,
    payoutAccount: own,
    identityCheck: never,
    memberLevel: own,
    debt: own,
    receipt: own,
    bookingAmounts: own,
    statement: own,
    borrowedTools: own,
    myTools: ownTools,
    ownTool: ownTools,
    ownTools,
    toolImports: ownTools,
    toolImportErrors: tools,
    ownerCalendar: ['READ_OWN', 'MANAGE_TOOLS', 'MANAGE_BOOKINGS'],
    activeLendReservations: ownBookings,
    completedLendReservations: ownBookings,
    myBookings: ownBookings,
    lendBookings: ownBookings,
    rentalHistory: ownBookings,
    booking: ownBookings,
    handover: ownBookings,
    quoteChange: ownBookings,
    paymentMethods: never,
    blockedMembers: never,
    dataReads: never,
    conversations: never,
    conversation: never,
    unreadMessages: never,
    push: never,
    mySessions: never,
    securityEvents: never,
    secondFactor: never,
    passkeys: never,
    apiTokens: never,
    webhooks: never,
    webhookDeliveries: never,
    calendarFeed: never,
    leavingReasons: never,
    measures: never,
  },
  mutation: {
    createTool: tools,
    importTools: tools,
    undoToolImport: tools,
    updateTool: tools,
    pauseTool: tools,
    duplicateTool: tools,
    deleteTool: tools,
    blockDays: tools,
    changeUnavailability: tools,
    unblockDays: tools,
    takeBookingStep: bookings,
    handoverCode: bookings,
    proposeChange: bookings,
    answerChange: bookings,
    withdrawChange: bookings,
    tickItem: bookings,
    requestBooking: never,
    payBooking: never,
    payDebt: never,
    addHandoverPicture: never,
    removeHandoverPicture: never,
    openPayoutAccount: never,
    addPaymentMethod: never,
    removePaymentMethod: never,
    makeDefaultPaymentMethod: never,
    reviewBooking: never,
    answerReview: never,
    blockMember: never,
    unblockMember: never,
    report: never,
    startConversation: never,
    sendMessage: never,
    readMessages: never,
    typing: never,
    sendContactMessage: never,
    subscribeNewsletter: never,
    readNotifications: never,
    subscribePush: never,
    unsubscribePush: never,
    renewPush: never,
    countView: never,
    updateProfile: never,
    saveSettings: never,
    saveFavourites: never,
    removeFavourite: never,
    saveSearch: never,
    removeSavedSearch: never,
    createAvailabilityAlert: never,
    deleteAvailabilityAlert: never,
    signInUser: never,
    signUpUser: never,
    signOut: never,
    confirmIdentity: never,
    endSession: never,
    endOtherSessions: never,
    changePassword: never,
    changeEmail: never,
    sendConfirmation: never,
    sendResetLink: never,
    confirmEmail: never,
    resetPassword: never,
    finishSignIn: never,
    beginSecondFactor: never,
    setSecondFactor: never,
    renewRecoveryCodes: never,
    removeSecondFactor: never,
    beginPasskey: never,
    addPasskey: never,
    renamePasskey: never,
    removePasskey: never,
    beginPasskeySignIn: never,
    signInByPasskey: never,
    beginPasskeyProof: never,
    confirmIdentityByPasskey: never,
    makeApiToken: never,
    endApiToken: never,
    addWebhook: never,
    pauseWebhook: never,
    removeWebhook: never,
    pingWebhook: never,
    replayWebhookDelivery: never,
    exportEverything: never,
    makeCalendarFeed: never,
    removeCalendarFeed: never,
    deleteAccount: never,
    appeal: never,
    comeBack: never,
  },
};

/** The names of the fields that an operation calls, those of fragments included. */
function findRootFields({ document, operationName }: ExecutionArgs): {
  needed: Readonly<Record<string, Needed>>;
  names: string[];
} {
  const operation = getOperationAST(document, operationName);
  const isMutation = operation?.operation === OperationTypeNode.MUTATION;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet]]
        : [],
    ),
  );
  const namesIn = (selectionSet: SelectionSetNode | undefined): string[] =>
    selectionSet?.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value;
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      return namesIn(fragments.get(selection.name.value));
    }) ?? [];
  return {
    needed: isMutation ? neededScopes.mutation : neededScopes.query,
    names: namesIn(operation?.selectionSet),
  };
}

/**
 * For a request with an API token: null when the token may call everything in the operation, which then runs as its
 * member. Otherwise nothing of the operation runs.
 */
export async function checkApiToken(
  context: RequestContext,
  args: ExecutionArgs,
): Promise<GraphQLError | null> {
  const caller = await context.caller();
  if (caller.kind !== 'apiToken') return publicError('UNAUTHENTICATED', message('apiTokens.ended'));
  const { needed, names } = findRootFields(args);
  const refused = names.find((name) => {
    if (name.startsWith('__')) return false;
    return !caller.token.scopes.some((scope) => needed[name]?.includes(scope));
  });
  if (refused === undefined) {
    context.actAs(caller);
    return null;
  }
  const allowing = needed[refused] ?? never;
  const operation = { operation: refused };
  return publicError(
    'FORBIDDEN',
    allowing.length === 0
      ? message('apiTokens.neverAllowed', operation)
      : message('apiTokens.scopeMissing', { ...operation, scopes: allowing.join(', ') }),
  );
}
