import { type CalendarDate, getCopenhagenDate } from '../values/days';
import type { BookingEnd } from './bookingEnds';
import { cancellationOn } from './bookingEnds';

/**
 * The statements about a pick-up that only one side has confirmed. `fault` can also follow a confirmed pick-up.
 * `unconfirmed`: the other side says nothing, and support decides.
 */
export const statementKinds = [
  'ownerAbsent',
  'borrowerAbsent',
  'fault',
  'cancelledByBorrower',
  'cancelledByOwner',
  'unconfirmed',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/**
 * `made`: the other side can contest it. `contested`: support decides. `counts` and `rejected`: settled. A fault that
 * counts gives the money back when the tool is back.
 */
export const statementStages = ['made', 'contested', 'counts', 'rejected'] as const;
export type StatementStage = (typeof statementStages)[number];

export interface PickupStatement {
  kind: StatementKind;
  stage: StatementStage;
  /** When it was made. */
  at: Date;
}

/** The side that makes a statement; null when neither has spoken against the other. */
export function statementSide(kind: StatementKind): 'borrower' | 'owner' | null {
  switch (kind) {
    case 'ownerAbsent':
    case 'fault':
    case 'cancelledByBorrower':
      return 'borrower';
    case 'borrowerAbsent':
    case 'cancelledByOwner':
      return 'owner';
    case 'unconfirmed':
      return null;
  }
}

/** The end of a booking when a statement counts. A cancellation is priced by the day on which it was stated. */
export function endOfStatement(
  { kind, at }: Pick<PickupStatement, 'kind' | 'at'>,
  { startDate, mayCancelFree }: { startDate: CalendarDate; mayCancelFree: boolean },
): BookingEnd {
  switch (kind) {
    case 'ownerAbsent':
      return 'ownerAbsent';
    case 'borrowerAbsent':
      return 'noShow';
    case 'fault':
      return 'faultAtPickup';
    case 'cancelledByBorrower':
      return cancellationOn(getCopenhagenDate(at), startDate, mayCancelFree);
    case 'cancelledByOwner':
      return 'cancelledByOwner';
    case 'unconfirmed':
      return 'nobodyCame';
  }
}
