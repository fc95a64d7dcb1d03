import type { GraphQLSchema } from 'graphql';
import { amendments } from '../../bookings/schema/amendments';
import { bookingStepsTopic } from '../../bookings/schema/bookingSteps';
import { bookings } from '../../bookings/schema/bookings';
import { handover } from '../../bookings/schema/handover';
import type { Resolvers } from '../../context/resolvers.generated';
import { conversations } from '../../conversations/schema/conversations';
import { account } from '../../members/schema/account';
import { apiTokens } from '../../members/schema/apiTokens';
import { blockedMembers } from '../../members/schema/blockedMembers';
import { bookingReviews } from '../../members/schema/bookingReviews';
import { dataReads } from '../../members/schema/dataReads';
import { identityCheck } from '../../members/schema/identity';
import { leaving } from '../../members/schema/leaving';
import { memberLevels } from '../../members/schema/levels';
import { measures } from '../../members/schema/measures';
import { passkeys } from '../../members/schema/passkeys';
import { people } from '../../members/schema/people';
import { reports } from '../../members/schema/reports';
import { secondFactor } from '../../members/schema/secondFactor';
import { security } from '../../members/schema/security';
import { transparency } from '../../members/schema/transparency';
import { notifications } from '../../notifications/schema/notifications';
import { push } from '../../notifications/schema/push';
import { webhooks } from '../../notifications/schema/webhooks';
import { contact } from '../../pages/schema/contact';
import { debts } from '../../payments/schema/debts';
import { money } from '../../payments/schema/money';
import { receipts } from '../../payments/schema/receipts';
import { alerts } from '../../search/schema/alerts';
import { places } from '../../search/schema/places';
import { searchFacets } from '../../search/schema/searchFacets';
import { similarTopic } from '../../search/schema/similar';
import { suggestionsTopic } from '../../search/schema/suggestions';
import { toolMap } from '../../search/schema/toolMap';
import { catalogue } from '../../tools/schema/catalogue';
import { favourites } from '../../tools/schema/favourites';
import { lending } from '../../tools/schema/lending';
import { ownTools } from '../../tools/schema/ownTools';
import { toolImports } from '../../tools/schema/toolImports';
import { unavailabilities } from '../../tools/schema/unavailabilities';
import { buildServiceSchema } from './buildServiceSchema';
import { limitMutation } from './limitMutation';

/** The resolvers by topic. */
export const topics: Readonly<Record<string, readonly Resolvers[]>> = {
  tools: [catalogue, lending, ownTools, toolImports, unavailabilities, favourites],
  search: [toolMap, searchFacets, similarTopic, suggestionsTopic, places, alerts],
  bookings: [bookings, bookingStepsTopic, amendments, handover],
  payments: [money, debts, receipts],
  members: [
    account,
    people,
    bookingReviews,
    blockedMembers,
    dataReads,
    memberLevels,
    identityCheck,
    measures,
    reports,
    transparency,
    security,
    secondFactor,
    passkeys,
    apiTokens,
    leaving,
  ],
  conversations: [conversations],
  notifications: [notifications, push, webhooks],
  pages: [contact],
};

/** The schema of `schema.graphql`, with its resolvers. */
export const createSchema = (): GraphQLSchema =>
  buildServiceSchema({
    file: 'schema.graphql',
    topics: Object.values(topics).flat(),
    wrapMutation: limitMutation,
  });
