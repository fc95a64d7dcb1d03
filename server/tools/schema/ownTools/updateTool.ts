import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { defaultToolImageUrl } from '../../../../domain/tools/pictures';
import { getToolFieldValues } from '../../../../domain/tools/toolFields';
import { canBecome } from '../../../../domain/tools/toolState';
import { getCopenhagenDate } from '../../../../domain/values/days';
import type { ScreenLanguage } from '../../../../domain/values/language';
import { type BookingAboveUnit, bookingsAboveUnit } from '../../../bookings/records/bookings';
import { lockTool } from '../../../bookings/records/reservations';
import { type RequestContext, signedIn } from '../../../context/context';
import type { MutationResolvers, UpdateToolInput } from '../../../context/resolvers.generated';
import type { Executor } from '../../../database/openDatabase';
import { toolsValueError } from '../../../members/schema/levelLimits';
import { restrictionError } from '../../../members/schema/restrictionError';
import { fieldError, type Message, message } from '../../../texts/translate';
import { pictureHash } from '../../pictures/pictureAddress';
import { findOwnTool, type OwnToolRecord, updateOwnTool } from '../../records/ownTools';
import { releasePictures } from '../../records/pictures';
import { reserveUnavailabilities } from '../../records/unavailabilities';
import { changedFields, changesSince } from '../../validation/changedFields';
import { checkTool, type TypedTool, withRules } from '../../validation/checkTool';
import { choosePictures, picturesGoneError, whileHeld } from '../choosePictures';
import { listingError } from '../listingError';
import { changedTo, getOwnId, notFound, reject, type UpdateAnswer } from './answers';

/** Bookings that the error names; of the others it gives the number. */
const mostNamed = 5;

/** The error that units are promised, with the borrowers and days. */
function promisedUnits(bookings: readonly BookingAboveUnit[]): Message {
  const rest = bookings.length - mostNamed;
  const named = (language: ScreenLanguage) => {
    const each = bookings
      .slice(0, mostNamed)
      .map(
        ({ borrower, startDate, endDate }) =>
          `${borrower}, ${formatPeriod(startDate, endDate, language)}`,
      );
    return [...each, ...(rest > 0 ? [`+ ${rest}`] : [])].join('; ');
  };
  return fieldError('maxAvailableCount', 'tools.unitsPromised', { bookings: named });
}

const noDraftAgain = fieldError('state', 'tools.noDraftAgain');
const hidden = fieldError('state', 'tools.stateHidden');
const nothingToPause = fieldError('state', 'tools.draftPaused');

/** The error that the tool was changed after `version`: what was changed, and that nothing is stored now. */
function conflictWith(tool: OwnToolRecord, version: number, context: RequestContext): UpdateAnswer {
  const error = message('tools.conflict', { what: changesSince(tool, version) });
  return { ...reject(context, error), conflict: tool };
}

/** The whole tool with the changes applied. For a field that must not be empty, null keeps the stored value. */
function withChanges(tool: OwnToolRecord, changes: UpdateToolInput): TypedTool {
  return {
    name: changes.name ?? tool.name,
    description: changes.description ?? tool.description,
    location: changes.location ?? tool.location,
    pricePerDayCents: changes.pricePerDayCents ?? tool.pricePerDayCents,
    depositCents: changes.depositCents ?? tool.depositCents,
    ...getToolFieldValues((name) => {
      const changed = changes[name];
      return changed === undefined ? tool[name] : changed;
    }),
    includedItems: changes.includedItems ?? tool.includedItems,
    specifications: changes.specifications ?? tool.specifications,
    maxAvailableCount: changes.maxAvailableCount ?? tool.maxAvailableCount,
    categoryIds: changes.categoryIds ?? tool.categoryIds,
    rules: withRules(tool, changes.rules),
    state: changes.state ?? tool.state,
  };
}

/** The pictures that a tool is to show. They are not checked when it shows all of them already. */
async function picturesAfter(
  tool: OwnToolRecord,
  wanted: readonly string[] | null | undefined,
  context: RequestContext,
): Promise<{ urls: string[]; hashes: string[] } | { error: Message }> {
  if (!wanted) return { urls: tool.imageUrls, hashes: [] };
  if (wanted.length === 0) return { urls: [defaultToolImageUrl], hashes: [] };
  const shown = new Set(tool.imageUrls);
  if (wanted.every((url) => shown.has(url))) return { urls: [...new Set(wanted)], hashes: [] };
  return choosePictures(wanted, tool.ownerId, context);
}

/** Blocks a tool's new units on the days on which all of its units are blocked. */
async function blockNewUnits(context: RequestContext, id: string): Promise<void> {
  const toolId = Number(id);
  await context.executor.transaction().execute(async (transaction) => {
    await lockTool(transaction, toolId);
    await reserveUnavailabilities(transaction, toolId, getCopenhagenDate(context.now()));
  });
}

const isCheckViolation = (error: unknown, constraint: string) =>
  (error as { constraint?: string }).constraint === constraint;

export const updateTool: Required<MutationResolvers>['updateTool'] = async (
  _root,
  { id, version, changes },
  context,
) => {
  const { user } = await signedIn(context);
  const ownId = getOwnId(id, user.id);
  const before = ownId && (await findOwnTool(context.executor, ownId));
  if (!before) return reject(context, notFound);
  const known = new Set(context.categories.map((category) => category.id));
  const checked = checkTool(withChanges(before, changes), known, before);
  const pictures = await picturesAfter(before, changes.pictures, context);
  const isCurrent = before.version === version;
  if ('errors' in checked || 'error' in pictures) {
    if (!isCurrent) return conflictWith(before, version, context);
    return reject(
      context,
      ...('errors' in checked ? checked.errors : []),
      ...('error' in pictures ? [pictures.error] : []),
    );
  }
  const values = { ...checked.tool, imageUrls: pictures.urls };
  const changed = changedFields(before, values);
  // This is also the case when a request is sent again because its response was lost.
  if (changed.length === 0) return changedTo(before);
  if (!isCurrent) return conflictWith(before, version, context);
  if (!canBecome(before.state, values.state)) {
    return reject(context, values.state === 'DRAFT' ? noDraftAgain : nothingToPause);
  }
  if (before.hiddenReason !== null && values.state === 'PUBLISHED') return reject(context, hidden);
  const isPublished = before.state !== 'PUBLISHED' && values.state === 'PUBLISHED';
  const getError = before.state === 'DRAFT' ? listingError : restrictionError;
  const unlisted = isPublished ? await getError(context, user) : null;
  if (unlisted) return reject(context, unlisted);
  const tooMuch = await toolsValueError(context, user.id, [values], before);
  if (tooMuch) return reject(context, tooMuch);
  const many = await context.rateLimits.exceeded(['changes', user.id]);
  if (many) return reject(context, many.text);
  const kept = new Set(values.imageUrls);
  const dropped = before.imageUrls.flatMap((url) =>
    kept.has(url) ? [] : (pictureHash(url) ?? []),
  );
  try {
    const store = (executor: Executor) =>
      whileHeld(executor, user.id, pictures.hashes, async (held) => {
        const stored = await updateOwnTool(held, before, version, { values, changed });
        if (stored) await releasePictures(held, user.id, dropped);
        return stored;
      });
    const { executor } = context;
    const after = await (dropped.length > 0
      ? executor.transaction().execute(store)
      : store(executor));
    if (after) {
      if (before.isListed || after.isListed) context.pagesChanged();
      if (after.maxAvailableCount > before.maxAvailableCount) await blockNewUnits(context, id);
      return changedTo(after);
    }
  } catch (error) {
    // Support has hidden the tool since it was read.
    if (isCheckViolation(error, 'tools_hidden_are_not_published')) return reject(context, hidden);
    if (isCheckViolation(error, 'tools_keep_promised_units')) {
      const most = values.maxAvailableCount;
      const inTheWay = await bookingsAboveUnit(context.executor, Number(id), most);
      return reject(context, promisedUnits(inTheWay));
    }
    return reject(context, picturesGoneError(error));
  }
  // The tool was changed or deleted since it was read.
  const present = await findOwnTool(context.executor, before);
  return present ? conflictWith(present, version, context) : reject(context, notFound);
};
