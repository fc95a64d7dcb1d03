import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../../context/officeResolvers.generated';
import { caseTopic } from '../../office/schema/case';
import { health } from '../../office/schema/health';
import { mails } from '../../office/schema/mails';
import { measures } from '../../office/schema/measures';
import { money } from '../../office/schema/money';
import { numbers } from '../../office/schema/numbers';
import { queue } from '../../office/schema/queue';
import { searchTopic } from '../../office/schema/search';
import { siteNotices } from '../../office/schema/siteNotices';
import { staff } from '../../office/schema/staff';
import { buildServiceSchema } from './buildServiceSchema';

const topics: readonly Resolvers[] = [
  staff,
  queue,
  caseTopic,
  measures,
  siteNotices,
  money,
  searchTopic,
  health,
  mails,
  numbers,
];

/** The schema of `office.graphql`, with its resolvers. */
export const createOfficeSchema = (): GraphQLSchema =>
  buildServiceSchema({ file: 'office.graphql', topics });
