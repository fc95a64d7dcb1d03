import type {
  PickupStatement,
  StatementKind,
  StatementStage,
} from '../../../domain/bookings/pickupStatement';
import type { BookingDetails } from '../api/bookingsApi';

type Answered = NonNullable<BookingDetails['statement']>;

/** The statements about a pick-up, by the service's names. */
export const statementKindsByName: Record<Answered['kind'], StatementKind> = {
  OWNER_ABSENT: 'ownerAbsent',
  BORROWER_ABSENT: 'borrowerAbsent',
  FAULT: 'fault',
  CANCELLED_BY_BORROWER: 'cancelledByBorrower',
  CANCELLED_BY_OWNER: 'cancelledByOwner',
  UNCONFIRMED: 'unconfirmed',
};

const stagesByName: Record<Answered['stage'], StatementStage> = {
  MADE: 'made',
  CONTESTED: 'contested',
  COUNTS: 'counts',
  REJECTED: 'rejected',
};

/** A statement about a pick-up in the form of the rules; null for none. */
export function statementOfAnswer(statement: Answered | null): PickupStatement | null {
  return (
    statement && {
      kind: statementKindsByName[statement.kind],
      stage: stagesByName[statement.stage],
      at: new Date(statement.at),
    }
  );
}
