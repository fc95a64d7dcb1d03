import { type BookingFacts, canTake } from './bookingLife';

/** The two moments at which a tool changes hands. */
export const handoverMoments = ['pickUp', 'return'] as const;
export type HandoverMoment = (typeof handoverMoments)[number];

/** How many photographs a booking has of each of the two, of both members together. */
export const mostHandoverPictures = 8;

/**
 * Of which moments photographs can be added now. Of the pick-up from then on that it can happen until the tool is back;
 * of the return until it is confirmed, or a dispute about it is closed.
 */
export function momentsToShow(facts: BookingFacts, now: Date): HandoverMoment[] {
  switch (facts.state) {
    case 'accepted':
      return canTake('confirmPickup', 'owner', facts, now) ? ['pickUp'] : [];
    case 'pickedUp':
      return ['pickUp', 'return'];
    case 'returned':
    case 'inDispute':
      return ['return'];
    default:
      return [];
  }
}

/** At which moments items can be ticked and what was added taken away now: in a dispute nothing of it goes any more. */
export function momentsToChange(facts: BookingFacts, now: Date): HandoverMoment[] {
  return facts.state === 'inDispute' ? [] : momentsToShow(facts, now);
}
