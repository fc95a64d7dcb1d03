import { isMailWanted } from '../../../domain/notifications/notifications';
import {
  isSearchOver,
  mostAvailabilityAlerts,
  mostSavedSearches,
} from '../../../domain/search/savedSearch';
import { getCopenhagenDate } from '../../../domain/values/days';
import { freeUnits, lockTool } from '../../bookings/records/reservations';
import { checkBooking } from '../../bookings/validation/checkBooking';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { findMemberBlock } from '../../members/records/blockedMembers';
import { borrowingBlocked } from '../../members/schema/blockedErrors';
import { type Message, message, translate } from '../../texts/translate';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { findPlace } from '../places/gazetteer';
import {
  deleteAvailabilityAlert,
  insertAvailabilityAlert,
  listAvailabilityAlerts,
} from '../records/availabilityAlerts';
import {
  asToolSearch,
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  sameSearch,
} from '../records/savedSearches';
import { findToolIds } from '../records/searchTools';
import { readSavedFilters } from '../validation/readSavedFilters';

const tooManySearches = message('searches.tooMany', { most: mostSavedSearches });
const unknownPlace = 'searches.placeUnknown';
const searchIsOver = message('searches.daysPassed');
const tooManyAlerts = message('alerts.tooMany', { most: mostAvailabilityAlerts });
const freeNow = message('alerts.daysFree');

const listAlerts = (context: RequestContext, memberId: number, toolId: number | null) =>
  listAvailabilityAlerts(context.executor, memberId, {
    toolId,
    today: getCopenhagenDate(context.now()),
  });

/** Only its own member sees a saved search or an alert, so the signed-in member's setting decides. */
async function wantsMail(context: RequestContext): Promise<boolean> {
  const { user } = await signedIn(context);
  return isMailWanted('searches', user);
}

export const alerts: Resolvers = {
  Query: {
    async savedSearches(_root, _args, context) {
      const { user } = await signedIn(context);
      return listSavedSearches(context.executor, user.id);
    },
    async availabilityAlerts(_root, { toolId }, context) {
      const { user } = await signedIn(context);
      const id = toolId ? readId(toolId) : null;
      return toolId && id === null ? [] : listAlerts(context, user.id, id);
    },
  },
  Mutation: {
    async saveSearch(_root, { search }, context) {
      const { user } = await signedIn(context);
      const { executor } = context;
      const reject = (error: Message) => ({
        search: null,
        errors: [translate(error, context.language)],
      });
      const today = getCopenhagenDate(context.now());
      const filters = readSavedFilters(
        search,
        context.categories.map(({ id }) => id),
      );
      if ('error' in filters) throw badInput(filters.error);
      if (isSearchOver(filters, today)) return reject(searchIsOver);
      const same = await sameSearch(executor, user.id, filters);
      if (same) return { search: same, errors: [] };
      const place = findPlace(filters.near);
      if (filters.near !== '' && !place)
        return reject(message(unknownPlace, { near: filters.near }));
      const { latitude, longitude } = user;
      const home =
        latitude === null || longitude === null ? context.origin : { latitude, longitude };
      const origin = place ?? home;
      const found = await findToolIds(executor, asToolSearch(filters, { origin, today }));
      const saved = await insertSavedSearch(
        executor,
        { memberId: user.id, filters, found },
        context.now(),
      );
      return saved ? { search: saved, errors: [] } : reject(tooManySearches);
    },
    async removeSavedSearch(_root, { id }, context) {
      const { user } = await signedIn(context);
      const searchId = readId(id);
      if (searchId !== null) await deleteSavedSearch(context.executor, user.id, searchId);
      return { savedSearches: await listSavedSearches(context.executor, user.id), errors: [] };
    },
    async createAvailabilityAlert(_root, args, context) {
      const { user } = await signedIn(context);
      const reject = (error: Message, isFree = false) => ({
        alert: null,
        isFree,
        errors: [translate(error, context.language)],
      });
      const now = context.now();
      const today = getCopenhagenDate(now);
      const toolId = readId(args.toolId);
      const tool = toolId === null ? null : await context.loaders.tool.load(toolId);
      const checked = checkBooking(args, tool, user.id, today);
      if ('error' in checked) return reject(checked.error);
      if (!tool) throw new Error('An availability alert without a tool passed validation');
      const block = await findMemberBlock(context.executor, user.id, tool.ownerId);
      if (block !== null) {
        const owner = await context.loaders.member.load(tool.ownerId);
        return reject(borrowingBlocked(block, owner?.name ?? ''));
      }
      const { startDate, endDate, units } = args;
      const wanted = { memberId: user.id, toolId: tool.id, startDate, endDate, units };
      const outcome = await context.executor.transaction().execute(async (transaction) => {
        // With the lock, days become free either before this check or after the alert is stored, never unnoticed.
        await lockTool(transaction, tool.id);
        if ((await freeUnits(transaction, wanted, today)).length >= units) return 'free' as const;
        return insertAvailabilityAlert(transaction, wanted, { today, now });
      });
      if (outcome === 'free') return reject(freeNow, true);
      if (outcome === null) return reject(tooManyAlerts);
      const kept = await listAlerts(context, user.id, tool.id);
      const alert = kept.find(({ id }) => id === outcome) ?? null;
      return { alert, isFree: false, errors: [] };
    },
    async deleteAvailabilityAlert(_root, { id }, context) {
      const { user } = await signedIn(context);
      const alertId = readId(id);
      if (alertId !== null) await deleteAvailabilityAlert(context.executor, user.id, alertId);
      return { availabilityAlerts: await listAlerts(context, user.id, null), errors: [] };
    },
  },
  SavedSearch: {
    byMail: (_search, _args, context) => wantsMail(context),
    searchTerm: ({ filters }) => filters.searchTerm,
    categoryIds: ({ filters }) => [...filters.categoryIds],
    priceCentsMin: ({ filters }) => filters.priceCentsMin,
    priceCentsMax: ({ filters }) => filters.priceCentsMax,
    distanceMax: ({ filters }) => filters.distanceMax,
    near: ({ filters }) => filters.near,
    ratingMin: ({ filters }) => filters.ratingMin,
    availableFrom: ({ filters }) => filters.availableFrom,
    availableTo: ({ filters }) => filters.availableTo,
    flexDays: ({ filters }) => filters.flexDays,
    isOver: ({ filters }, _args, context) =>
      isSearchOver(filters, getCopenhagenDate(context.now())),
  },
  AvailabilityAlert: {
    byMail: (_alert, _args, context) => wantsMail(context),
    async tool({ toolId }, _args, context) {
      const tool = await context.loaders.tool.load(toolId);
      return tool?.isListed ? tool : null;
    },
  },
};
