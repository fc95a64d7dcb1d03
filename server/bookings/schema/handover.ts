import {
  type HandoverMoment,
  momentsToChange,
  momentsToShow,
} from '../../../domain/bookings/handover';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { type Message, message, toErrors } from '../../texts/translate';
import { pictureAddress, pictureHash } from '../../tools/pictures/pictureAddress';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { getActor } from '../bookingFields';
import { addPicture, type HandoverOutcome, removePicture, setItemTick } from '../handover';
import { findBooking, type SeenBooking, toFacts } from '../records/bookings';
import { handoverPictures, listItems, type Side } from '../records/handover';

const momentNames = { pickUp: 'PICK_UP', return: 'RETURN' } as const;
const handoverMomentNames = { PICK_UP: 'pickUp', RETURN: 'return' } as const satisfies Record<
  string,
  HandoverMoment
>;
const roleNames = { borrower: 'BORROWER', owner: 'OWNER' } as const satisfies Record<Side, string>;

const notFound = message('bookings.notFound');
const rejections: Record<Exclude<HandoverOutcome, 'done'>, Message> = {
  closed: message('handover.closed'),
  full: message('handover.tooManyPhotos'),
  missing: message('handover.gone'),
  gone: message('pictures.gone'),
};

/** The items and photographs of a booking's hand-overs, as its borrower or owner sees them. */
async function seenHandover(context: RequestContext, booking: SeenBooking) {
  const { executor } = context;
  const [facts, now, me] = [toFacts(booking), context.now(), getActor(booking)];
  const names = (moments: HandoverMoment[]) => moments.map((moment) => momentNames[moment]);
  const changeable = momentsToChange(facts, now);
  const items = await listItems(executor, booking.id);
  const pictures = await handoverPictures(executor, booking.id);
  return {
    id: booking.id,
    canTick: names(changeable),
    canAdd: names(momentsToShow(facts, now)),
    includedItems: items.map(({ place, name, ticks }) => ({
      id: place,
      name,
      ticks: ticks.map(({ moment, by, at }) => ({
        moment: momentNames[moment],
        by: roleNames[by],
        at,
      })),
    })),
    photographs: pictures.map(({ id, moment, by, sha256, at }) => ({
      id,
      moment: momentNames[moment],
      by: roleNames[by],
      at,
      url: pictureAddress(sha256),
      canRemove: by === me && changeable.includes(moment),
    })),
  };
}

type Work = (booking: SeenBooking, userId: number) => Promise<HandoverOutcome>;

/**
 * Runs `doing` for a booking of the signed-in member, notifies both sides, and returns the present hand-over in any case.
 */
async function work(context: RequestContext, given: string | number, doing: Work) {
  const { user } = await signedIn(context);
  const id = readId(String(given));
  const booking = id === null ? null : await findBooking(context.executor, user.id, id);
  if (!booking) return { handover: null, ...toErrors(notFound, context.language) };
  const outcome = await doing(booking, user.id);
  if (outcome === 'done') {
    context.events.announce([booking.ownerId, booking.borrowerId], ['Bookings']);
  }
  const present = (await findBooking(context.executor, user.id, booking.id)) ?? booking;
  return {
    handover: await seenHandover(context, present),
    ...toErrors(outcome === 'done' ? null : rejections[outcome], context.language),
  };
}

export const handover: Resolvers = {
  Query: {
    async handover(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      const booking = id === null ? null : await findBooking(context.executor, user.id, id);
      return booking && seenHandover(context, booking);
    },
  },
  Mutation: {
    tickItem: (_root, { id, itemId, moment, there }, context) =>
      work(context, id, async (booking) => {
        if (!/^\d{1,4}$/.test(itemId)) return 'missing';
        const wanted = { bookingId: booking.id, place: Number(itemId), by: getActor(booking) };
        return setItemTick(
          context.executor,
          { ...wanted, moment: handoverMomentNames[moment], there },
          context.now(),
        );
      }),
    addHandoverPicture: (_root, { id, moment, url }, context) =>
      work(context, id, async (booking, userId) => {
        const sha256 = pictureHash(url);
        if (sha256 === null) throw badInput('url is the address of an upload.');
        const wanted = { bookingId: booking.id, by: getActor(booking), userId, sha256 };
        return addPicture(
          context.executor,
          { ...wanted, moment: handoverMomentNames[moment] },
          context.now(),
        );
      }),
    removeHandoverPicture: (_root, { id, pictureId }, context) =>
      work(context, id, async (booking, userId) => {
        const number = readId(pictureId);
        if (number === null) return 'missing';
        const wanted = { bookingId: booking.id, pictureId: number, by: getActor(booking), userId };
        return removePicture(context.executor, wanted, context.now());
      }),
  },
};
