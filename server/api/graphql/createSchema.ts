import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import { bookingChangesTopic } from '../../bookings/schema/bookingChanges';
import { bookingStepsTopic } from '../../bookings/schema/bookingSteps';
import { bookings } from '../../bookings/schema/bookings';
import { handover } from '../../bookings/schema/handover';
import { projectFolder } from '../../config/projectFolder';
import type { Resolvers } from '../../context/resolvers.generated';
import { conversations } from '../../conversations/schema/conversations';
import { account } from '../../members/schema/account';
import { blockedMembers } from '../../members/schema/blockedMembers';
import { bookingReviews } from '../../members/schema/bookingReviews';
import { leaving } from '../../members/schema/leaving';
import { passkeys } from '../../members/schema/passkeys';
import { people } from '../../members/schema/people';
import { reports } from '../../members/schema/reports';
import { secondFactor } from '../../members/schema/secondFactor';
import { security } from '../../members/schema/security';
import { notices } from '../../notifications/schema/notices';
import { push } from '../../notifications/schema/push';
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
import { blocks } from '../../tools/schema/blocks';
import { catalogue } from '../../tools/schema/catalogue';
import { favourites } from '../../tools/schema/favourites';
import { lending } from '../../tools/schema/lending';
import { ownTools } from '../../tools/schema/ownTools';
import { limitMutation } from './limitMutation';

const topics: readonly Resolvers[] = [
  account,
  catalogue,
  toolMap,
  searchFacets,
  similarTopic,
  suggestionsTopic,
  lending,
  ownTools,
  people,
  places,
  favourites,
  bookings,
  bookingStepsTopic,
  blocks,
  bookingChangesTopic,
  handover,
  money,
  debts,
  receipts,
  bookingReviews,
  blockedMembers,
  reports,
  conversations,
  contact,
  notices,
  push,
  security,
  secondFactor,
  passkeys,
  leaving,
  alerts,
];

type FieldResolver = GraphQLFieldResolver<unknown, unknown>;

/** Attaches resolvers to their fields. Throws for a resolver that has no field in the schema. */
function attach(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`There are resolvers for the unknown type ${typeName}`);
    for (const [fieldName, resolve] of Object.entries(fields as Record<string, FieldResolver>)) {
      const field = type.getFields()[fieldName];
      if (!field)
        throw new Error(`There is a resolver for the unknown field ${typeName}.${fieldName}`);
      field.resolve = typeName === 'Mutation' ? limitMutation(fieldName, resolve) : resolve;
    }
  }
}

/** The schema of `schema.graphql`, with its resolvers. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(path.join(projectFolder, 'schema.graphql'), 'utf8'));
  for (const topic of topics) attach(schema, topic);
  const dateTime = schema.getType('DateTime');
  if (!isScalarType(dateTime)) throw new Error('The schema has no scalar DateTime');
  dateTime.serialize = (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime must be a Date');
    return value.toISOString();
  };
  return schema;
}
