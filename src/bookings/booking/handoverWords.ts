import type { BookingDetails } from '../api/bookingsApi';
import type { Handover, HandoverItem, HandoverMoment } from '../api/handoverApi';

export const moments = ['PICK_UP', 'RETURN'] as const satisfies readonly HandoverMoment[];

export const momentNames = {
  PICK_UP: /*i18n*/ 'At the pick-up',
  RETURN: /*i18n*/ 'At the return',
} as const satisfies Record<HandoverMoment, string>;

/** For places with little room. */
export const shortMomentNames = {
  PICK_UP: /*i18n*/ 'Pick-up',
  RETURN: /*i18n*/ 'Return',
} as const satisfies Record<HandoverMoment, string>;

type Role = BookingDetails['role'];

/** Whether one of the two has seen an item at a moment. */
export function isTicked({ ticks }: HandoverItem, moment: HandoverMoment, by: Role): boolean {
  return ticks.some((tick) => tick.moment === moment && tick.by === by);
}

/** How many items one of the two has seen at a moment. */
export function countTicked({ includedItems }: Handover, moment: HandoverMoment, by: Role): number {
  return includedItems.filter((item) => isTicked(item, moment, by)).length;
}

/**
 * The items that one of the two has not ticked at the return, of those that either ticked at the pick-up; of all items
 * if none was ticked then. Edge: none before they have ticked something at the return.
 */
export function missingAtReturn(handover: Handover, by: Role): HandoverItem[] {
  if (countTicked(handover, 'RETURN', by) === 0) return [];
  const wentOut = handover.includedItems.filter(({ ticks }) =>
    ticks.some(({ moment }) => moment === 'PICK_UP'),
  );
  const expected = wentOut.length > 0 ? wentOut : handover.includedItems;
  return expected.filter((item) => !isTicked(item, 'RETURN', by));
}

/** The texts of the two hand-overs, as given. */
export const handoverWords = {
  CONFIRM_PICKUP: {
    heading: /*i18n*/ 'Pick-up',
    folded: /*i18n*/ 'Confirm the pick-up',
    showText:
      /*i18n*/ 'Show {other} the code. When {other} scans it, the pick-up is confirmed for both of you.',
    typeText:
      /*i18n*/ 'Ask {other} to show you the code. Scan it or type it here, and the pick-up is confirmed for both of you.',
    show: /*i18n*/ 'Show the pick-up code',
    confirm: /*i18n*/ 'Confirm the pick-up',
    alone: /*i18n*/ 'Or confirm without a code',
    BORROWER: /*i18n*/ 'I have the tool',
    OWNER: /*i18n*/ 'I have handed it over',
  },
  MARK_RETURNED: {
    heading: /*i18n*/ 'Return',
    folded: /*i18n*/ 'Confirm the return',
    showText: /*i18n*/ 'Show {other} the code. When {other} scans it, the tool is returned.',
    typeText:
      /*i18n*/ 'Ask {other} to show you the code. Scan it or type it here, and the tool is returned.',
    show: /*i18n*/ 'Show the return code',
    confirm: /*i18n*/ 'Confirm the return',
    alone: /*i18n*/ 'Or confirm without a code',
    BORROWER: /*i18n*/ 'I returned it',
    OWNER: /*i18n*/ 'I have it back',
  },
} as const;
