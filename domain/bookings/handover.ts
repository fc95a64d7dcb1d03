import { type BookingFacts, canTake } from './bookingLife';

/** The two moments at which a tool changes hands. */
export const handoverMoments = ['pickUp', 'return'] as const;
export type HandoverMoment = (typeof handoverMoments)[number];

/** The most photographs that a booking has of each moment, from both members together. */
export const mostHandoverPictures = 8;

/**
 * The moments for which photographs can be added now. Pick-up: from when it becomes possible until the tool is back.
 * Return: until the return is confirmed, or a dispute about it is closed.
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

/** The moments for which items can be ticked and photographs removed now. In a dispute nothing can be changed. */
export function momentsToChange(facts: BookingFacts, now: Date): HandoverMoment[] {
  return facts.state === 'inDispute' ? [] : momentsToShow(facts, now);
}
