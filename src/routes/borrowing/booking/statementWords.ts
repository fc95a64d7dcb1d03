import type { BookingDetails } from '../../../store/api/bookingsApi';

type Statement = NonNullable<BookingDetails['statement']>;

/** The texts for the side that says it, and for the other side. */
interface Told {
  you: string;
  they: string;
}

const cancels: Told = {
  you: /*i18n*/ 'You want to cancel the booking',
  they: /*i18n*/ '{other} wants to cancel the booking',
};
const unconfirmed = /*i18n*/ 'Only one of you has confirmed the pick-up';

const said: Record<Statement['kind'], Told> = {
  OWNER_ABSENT: {
    you: /*i18n*/ 'You said that {other} was not there',
    they: /*i18n*/ '{other} says that you were not there',
  },
  BORROWER_ABSENT: {
    you: /*i18n*/ 'You said that {other} did not come',
    they: /*i18n*/ '{other} says that you did not come',
  },
  FAULT: {
    you: /*i18n*/ 'You said that the tool has a fault',
    they: /*i18n*/ '{other} says that the tool has a fault',
  },
  CANCELLED_BY_BORROWER: cancels,
  CANCELLED_BY_OWNER: cancels,
  UNCONFIRMED: { you: unconfirmed, they: unconfirmed },
};

const saidByOwner: readonly Statement['kind'][] = ['BORROWER_ABSENT', 'CANCELLED_BY_OWNER'];

/** What is said, for the viewer, as a text as given. */
export function saidOf({ role }: Pick<BookingDetails, 'role'>, { kind }: Statement): string {
  const isMine = saidByOwner.includes(kind) === (role === 'OWNER');
  return isMine ? said[kind].you : said[kind].they;
}

/** What becomes of the money if it counts, with `{back}` and `{owner}`. */
function outcomeOf(
  { role, depositCents, state }: Pick<BookingDetails, 'role' | 'depositCents' | 'state'>,
  { ownerCents }: Pick<Statement, 'ownerCents'>,
): string {
  // After the pick-up the owner can still report damage, so the deposit is not free yet.
  const hasDeposit = depositCents > 0 && state === 'ACCEPTED';
  if (role === 'BORROWER') {
    return hasDeposit
      ? /*i18n*/ 'You get {back} back, and your deposit of {deposit} is released.'
      : /*i18n*/ 'You get {back} back.';
  }
  if (ownerCents > 0) return /*i18n*/ 'You get {owner}, and {other} gets {back} back.';
  return hasDeposit
    ? /*i18n*/ '{other} gets {back} and the deposit of {deposit} back. You get nothing for the rental.'
    : /*i18n*/ '{other} gets {back} back. You get nothing for the rental.';
}

/** What a statement means for the viewer, as texts as given. */
export function statementTexts(
  booking: Pick<BookingDetails, 'role' | 'depositCents' | 'state'>,
  statement: Statement,
): string[] {
  const { kind, stage } = statement;
  const isMine = saidByOwner.includes(kind) === (booking.role === 'OWNER');
  const isOut = booking.state !== 'ACCEPTED';
  switch (stage) {
    case 'MADE':
      return [
        isMine
          ? /*i18n*/ '{other} can contest it until {due}. Otherwise it counts:'
          : /*i18n*/ 'If that is wrong, contest it before {due}. Otherwise it counts:',
        outcomeOf(booking, statement),
        isOut
          ? /*i18n*/ 'The money goes back when the tool is back: 48 hours after the borrower has marked it, or at once when the owner has.'
          : /*i18n*/ 'Until then rental and deposit stay where they are.',
      ];
    case 'CONTESTED':
      return [
        /*i18n*/ 'Skuret looks at what both of you have written and photographed, and decides. Until then rental and deposit stay where they are.',
      ];
    case 'COUNTS':
      return [
        outcomeOf(booking, statement),
        /*i18n*/ 'The money goes back when the tool is back: 48 hours after the borrower has marked it, or at once when the owner has.',
      ];
    case 'REJECTED':
      return [/*i18n*/ 'Skuret has decided that it is not so, and the rental stands.'];
  }
}
