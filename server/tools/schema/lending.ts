import { defaultRentalRules } from '../../../domain/bookings/rentalRules';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import { getToolFieldValues } from '../../../domain/tools/toolFields';
import { getCopenhagenDate } from '../../../domain/values/days';
import { getStatus, reservationsOfOwner } from '../../bookings/records/bookings';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import { type KeyedMade, madeOfKey, onceForKey } from '../../context/idempotencyKeys';
import type {
  CreateToolInput,
  MutationResolvers,
  Resolvers,
} from '../../context/resolvers.generated';
import type { Executor } from '../../database/openDatabase';
import { toolsValueError } from '../../members/schema/levelLimits';
import { readToolPage } from '../../search/validation/readToolPage';
import { fieldError, type Message, message, toErrors } from '../../texts/translate';
import { countCharacters } from '../../validation/cleanText';
import { hashArguments, readIdempotencyKey } from '../../validation/idempotency';
import { readUpload } from '../../validation/readUpload';
import { notAPicture } from '../pictures/notAPicture';
import {
  insertTool,
  type ToolRecord,
  toolsBorrowedBy,
  toolsByIds,
  toolsOfOwner,
} from '../records/tools';
import { checkTool, type TypedTool, withRules } from '../validation/checkTool';
import {
  type ChosenPictures,
  choosePictures,
  picturesGoneError,
  whileHeld,
} from './choosePictures';
import { listingError } from './listingError';
import { getToolId } from './listingOnce';

const unknownImage = fieldError('imageUrl', 'pictures.addressUnknown');
const longAddress = fieldError('imageUrl', 'tools.tooLong', {
  field: message('tools.fields.imageUrl'),
  max: limits.tool.imageUrl.max,
});

/** The input of a new tool, with defaults for what is left out. */
export function typedTool(input: CreateToolInput): TypedTool {
  const { rules } = input;
  return {
    name: input.name,
    description: input.description,
    location: input.location,
    pricePerDayCents: input.pricePerDayCents,
    depositCents: input.depositCents ?? 0,
    ...getToolFieldValues((name) => input[name] ?? null),
    includedItems: input.includedItems ?? [],
    specifications: input.specifications ?? [],
    maxAvailableCount: input.maxAvailableCount ?? 1,
    categoryIds: input.categoryIds,
    rules: withRules(defaultRentalRules, rules),
    state: input.state ?? 'PUBLISHED',
  };
}

const wrongImage = (error: Message) => ({ error: { ...error, field: 'mainImage' } });

/** The pictures of a new tool: `pictures`, else `mainImage`, else `imageUrl`, else the default drawing. */
async function picturesFor(
  input: CreateToolInput,
  userId: number,
  context: RequestContext,
): Promise<ChosenPictures | { error: Message }> {
  if (input.pictures && input.pictures.length > 0) {
    return choosePictures(input.pictures, userId, context);
  }
  if (input.mainImage) {
    const upload = readUpload(input.mainImage);
    if ('error' in upload) return wrongImage(upload.error);
    const kept = await context.pictures.keep(upload.bytes, userId);
    return kept ? { urls: [kept.url], hashes: [kept.sha256] } : wrongImage(notAPicture);
  }
  const imageUrl = input.imageUrl?.trim();
  if (!imageUrl) return { urls: [defaultToolImageUrl], hashes: [] };
  const chosen = await choosePictures([imageUrl], userId, context);
  return 'error' in chosen ? { error: unknownImage } : chosen;
}

/** The tool that was created under a key; throws `BAD_USER_INPUT` when the key came with other arguments. */
async function keyedTool(found: KeyedMade, context: RequestContext): Promise<ToolRecord> {
  const [tool] = await toolsByIds(context.executor, [getToolId(found)]);
  if (!tool) throw new Error('The tool of an idempotency key was not found');
  return tool;
}

const created = (tool: ToolRecord) => ({ tool, errors: [], fieldErrors: [] });

const createTool: MutationResolvers['createTool'] = async (_root, { input }, context) => {
  const { user } = await signedIn(context);
  const reject = (...errors: Message[]) => ({
    tool: null,
    ...toErrors(errors, context.language),
  });
  const key = readIdempotencyKey(context.idempotencyKey);
  const request =
    key === null ? null : { userId: user.id, key, argumentsHash: hashArguments(input) };
  // This comes first, so that the picture of a repeated request is not processed again.
  const before = request && (await madeOfKey(context.executor, 'tool', request));
  if (before) return created(await keyedTool(before, context));
  const known = new Set(context.categories.map((category) => category.id));
  const checked = checkTool(typedTool(input), known, null);
  const errors = 'errors' in checked ? checked.errors : [];
  if (input.state === 'PAUSED') {
    errors.push(fieldError('state', 'tools.newStateInvalid'));
  }
  const isDraft = input.state === 'DRAFT';
  const unlisted = isDraft ? null : await listingError(context, user);
  if (unlisted) errors.push(unlisted);
  const tooMuch =
    'errors' in checked ? null : await toolsValueError(context, user.id, [checked.tool]);
  if (tooMuch) errors.push(tooMuch);
  if (countCharacters(input.imageUrl ?? '') > limits.tool.imageUrl.max) errors.push(longAddress);
  if ('errors' in checked || errors.length > 0) return reject(...errors);
  const many = await context.rateLimits.exceeded(['listings', user.id]);
  if (many) return reject(many.text);
  const pictures = await picturesFor(input, user.id, context);
  if ('error' in pictures) return reject(pictures.error);
  const { urls: imageUrls, hashes } = pictures;
  const store = (executor: Executor) =>
    whileHeld(executor, user.id, hashes, (held) =>
      insertTool(held, user.id, { ...checked.tool, imageUrls }),
    );
  try {
    const outcome = request
      ? await onceForKey(context.executor, 'tool', request, store)
      : ({ kind: 'made', made: await store(context.executor) } as const);
    if (checked.tool.state === 'PUBLISHED') context.pagesChanged();
    if (outcome.kind === 'made') return created(outcome.made);
    await context.rateLimits.takeListingBack(user.id);
    return created(await keyedTool(outcome, context));
  } catch (error) {
    return reject(picturesGoneError(error));
  }
};

export const lending: Resolvers = {
  Query: {
    async myTools(_root, args, context) {
      const { user } = await signedIn(context);
      return toolsOfOwner(context.executor, user.id, readToolPage(args));
    },
    async borrowedTools(_root, _args, context) {
      const { user } = await signedIn(context);
      return toolsBorrowedBy(context.executor, user.id);
    },
    async activeLendReservations(_root, _args, context) {
      const { user } = await signedIn(context);
      return reservationsOfOwner(context.executor, user.id, 'active');
    },
    async completedLendReservations(_root, _args, context) {
      const { user } = await signedIn(context);
      return reservationsOfOwner(context.executor, user.id, 'completed');
    },
  },
  Mutation: { createTool },
  Reservation: {
    status: (reservation, _args, context) =>
      getStatus(reservation, getCopenhagenDate(context.now())),
  },
};
