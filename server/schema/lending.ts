import { copenhagenDateOf } from '../../domain/days';
import { defaultToolImageUrl } from '../../domain/pictures';
import { type RequestContext, signedIn } from '../context';
import type { Executor } from '../database/openDatabase';
import { badInput } from '../errors';
import { type KeyedTool, onceForKey, toolOfKey } from '../records/idempotencyKeys';
import { insertPicture } from '../records/pictures';
import { reservationStatus, reservationsOfOwner } from '../records/reservations';
import {
  insertTool,
  type ToolRecord,
  toolsBorrowedBy,
  toolsByIds,
  toolsOfOwner,
} from '../records/tools';
import { checkNewTool } from '../validation/checkNewTool';
import { hashArguments } from '../validation/hashArguments';
import { readIdempotencyKey } from '../validation/readIdempotencyKey';
import { readUpload } from '../validation/readUpload';
import type { CreateToolInput, MutationResolvers } from './generated/resolvers.generated';
import type { Topic } from './topic';

const notAPicture =
  'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.';
const unknownImage = 'Image address: there is no such picture here.';

const tooManyListings = (minutes: number) =>
  `You have listed many tools within an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;

/** The picture of a new tool: the uploaded one, else the one at the given address, else the default drawing. */
async function pictureFor(
  input: CreateToolInput,
  imageUrl: string | null,
  userId: number,
  context: RequestContext,
): Promise<{ url: string } | { error: string }> {
  if (!input.mainImage) {
    if (imageUrl === null) return { url: defaultToolImageUrl };
    return (await context.pictures.has(imageUrl)) ? { url: imageUrl } : { error: unknownImage };
  }
  const upload = readUpload(input.mainImage);
  if ('error' in upload) return upload;
  const kept = await context.pictures.keep(upload.bytes, userId);
  if (!kept) return { error: notAPicture };
  const { sha256, width, height, url } = kept;
  await insertPicture(context.executor, { sha256, width, height, createdBy: userId });
  return { url };
}

/** The tool that a key stands for; throws `BAD_USER_INPUT` when the key came with other arguments. */
async function keyedTool(found: KeyedTool, context: RequestContext): Promise<ToolRecord> {
  if (found.kind === 'other arguments') {
    throw badInput('This Idempotency-Key was used for another tool. Please send a new key.');
  }
  const [tool] = await toolsByIds(context.executor, [found.toolId]);
  if (!tool) throw new Error('The tool of a key is gone');
  return tool;
}

const createTool: MutationResolvers['createTool'] = async (_root, { input }, context) => {
  const { user } = await signedIn(context);
  const key = readIdempotencyKey(context.idempotencyKey);
  const request =
    key === null ? null : { userId: user.id, key, argumentsHash: hashArguments(input) };
  // Asked first, so that a picture that came before is not made again.
  const before = request && (await toolOfKey(context.executor, request));
  if (before) return { tool: await keyedTool(before, context), errors: [] };
  const checked = checkNewTool(input, new Set(context.categories.map((category) => category.id)));
  if ('errors' in checked) return { tool: null, errors: checked.errors };
  const minutes = await context.attempts.listing(user.id);
  if (minutes > 0) return { tool: null, errors: [tooManyListings(minutes)] };
  const { place, imageUrl, ...texts } = checked.tool;
  const picture = await pictureFor(input, imageUrl, user.id, context);
  if ('error' in picture) return { tool: null, errors: [picture.error] };
  const store = (executor: Executor) =>
    insertTool(executor, {
      ...texts,
      ownerId: user.id,
      latitude: place.latitude,
      longitude: place.longitude,
      imageUrl: picture.url,
    });
  if (!request) {
    const tool = await store(context.executor);
    context.pagesChanged();
    return { tool, errors: [] };
  }
  const outcome = await onceForKey(context.executor, request, store);
  context.pagesChanged();
  if (outcome.kind !== 'made') await context.attempts.takeListingBack(user.id);
  const tool = outcome.kind === 'made' ? outcome.made : await keyedTool(outcome, context);
  return { tool, errors: [] };
};

export const lending: Topic = {
  sdl: /* GraphQL */ `
    extend type Query {
      """The tools the signed-in user lends, newest first, at most 500. Needs a signed-in user."""
      myTools: [Tool!]!
      """The tools the signed-in user has borrowed or reserved, latest first, at most 500. Needs a signed-in user."""
      borrowedTools: [Tool!]!
      """Reservations of the user's own tools that are not over, at most 500. Needs a signed-in user."""
      activeLendReservations: [Reservation!]!
      """Reservations of the user's own tools that are over, at most 500. Needs a signed-in user."""
      completedLendReservations: [Reservation!]!
    }

    extend type Mutation {
      """Lists a tool for the signed-in user. Needs a signed-in user."""
      createTool(
        """The tool to list."""
        input: CreateToolInput!
      ): CreateToolPayload!
    }

    """A tool that is promised to somebody on some days."""
    type Reservation {
      """Never changes."""
      id: ID!
      """The day it is fetched."""
      startDate: Date!
      """The day it is handed back."""
      endDate: Date!
      """How far it has come, as of today in Denmark."""
      status: ReservationStatus!
    }

    """How far a reservation has come."""
    enum ReservationStatus {
      """It begins on a later day."""
      upcoming
      """The tool is out."""
      active
      """The tool should have been back before today."""
      overdue
      """The tool is back."""
      completed
      """It was called off."""
      cancelled
    }

    """A tool to list. Texts are trimmed; what is out of bounds is named in \`errors\`, and nothing is stored."""
    input CreateToolInput {
      """1 to 120 characters."""
      name: String!
      """1 to 5000 characters."""
      description: String!
      """A Danish place name or postcode, 1 to 120 characters."""
      location: String!
      """1 to 100,000,000 øre."""
      pricePerDayCents: Int!
      """The address of a picture that this service serves (\`/images/…\` or \`/pictures/…\`); the default picture when left out."""
      imageUrl: String
      """1 to 11 ids of \`categories\`."""
      categoryIds: [Int!]!
      """A picture to keep; goes before \`imageUrl\`."""
      mainImage: ImageInput
      """At most 30 rows; rows with a blank key or value are left out."""
      specifications: [SpecificationInput!]
      """At most 50 items of 200 characters; blank ones are left out."""
      includedItems: [String!]
      """At most 5000 characters."""
      usageInstructions: String
    }

    """One row of what there is to know about a tool."""
    input SpecificationInput {
      """At most 80 characters."""
      key: String!
      """At most 400 characters."""
      value: String!
    }

    """A picture as a file: PNG, JPEG, GIF, WebP or AVIF, at most 10 MB decoded from base64, at most 12,000 pixels a side, 50 megapixels as JPEG, 20 as PNG, GIF or WebP, 8 as AVIF."""
    input ImageInput {
      """The bytes as base64."""
      data: String!
      """What the file is called; at most 255 characters. Not kept."""
      filename: String!
      """What the browser takes it for. What counts are the bytes."""
      contentType: String!
    }

    """What listing a tool answers."""
    type CreateToolPayload {
      """The listed tool. Null when \`errors\` says why."""
      tool: Tool
      """What a person can read; empty when it went well."""
      errors: [String!]!
    }
  `,
  resolvers: {
    Query: {
      async myTools(_root, _args, context) {
        const { user } = await signedIn(context);
        return toolsOfOwner(context.executor, user.id);
      },
      async borrowedTools(_root, _args, context) {
        const { user } = await signedIn(context);
        return toolsBorrowedBy(context.executor, user.id);
      },
      async activeLendReservations(_root, _args, context) {
        const { user } = await signedIn(context);
        return reservationsOfOwner(context.executor, user.id, 'booked');
      },
      async completedLendReservations(_root, _args, context) {
        const { user } = await signedIn(context);
        return reservationsOfOwner(context.executor, user.id, 'returned');
      },
    },
    Mutation: { createTool },
    Reservation: {
      status: (reservation, _args, context) =>
        reservationStatus(reservation, copenhagenDateOf(context.now())),
    },
  },
};
