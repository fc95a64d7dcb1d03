import { useLingui } from '@lingui/react';
import { Hourglass } from 'lucide-react';
import { formatMoney } from '../../../domain/values/money';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { bookingText } from './bookingText';
import { Quote } from './Quote';
import type { BookingPresses } from './useBookingPress';
import { useBookingValues } from './useBookingWords';
import { useStepDialog } from './useStepDialog';

type Statement = NonNullable<BookingDetails['statement']>;

/** The ids of the texts that explain a statement to the member. */
function statementTextIds({ state }: Pick<BookingDetails, 'state'>, { stage }: Statement) {
  switch (stage) {
    case 'MADE':
      return [
        'statement.contest',
        'statement.outcome',
        state === 'ACCEPTED' ? 'statement.held' : 'statement.afterReturn',
      ] as const;
    case 'COUNTS':
      return ['statement.outcome', 'statement.afterReturn'] as const;
    case 'CONTESTED':
    case 'REJECTED':
      return [`statement.${stage}`] as const;
  }
}

const saidByOwner: readonly Statement['kind'][] = ['BORROWER_ABSENT', 'CANCELLED_BY_OWNER'];

const statementSteps = ['assertFault', 'reportFaultAfterPickup', 'contestStatement'];

interface Props {
  booking: BookingDetails;
  statement: Statement;
  presses: BookingPresses;
}

/** One side's statement about a pick-up that the other has confirmed, its outcome, and a way to contest it. */
export function PickupStatement({ booking, statement, presses }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { ask, dialog } = useStepDialog('statement', booking, presses);
  const isMine = saidByOwner.includes(statement.kind) === (booking.role === 'OWNER');
  // After the pick-up the owner can still report damage, so the deposit is not free yet.
  const hasDeposit = booking.depositCents > 0 && booking.state === 'ACCEPTED';
  const bookingValues = useBookingValues(booking);
  const values = {
    ...bookingValues,
    by: isMine ? 'you' : 'they',
    back: formatMoney(statement.backCents, language),
    owner: statement.ownerCents > 0 ? formatMoney(statement.ownerCents, language) : 'none',
    deposit: hasDeposit ? bookingValues.deposit : 'none',
  };
  const notes = booking.history.filter(
    ({ step, note }) => statementSteps.includes(step) && note !== null,
  );

  return (
    <Card as="section" aria-labelledby="booking-statement">
      <Stack $gap={5} aria-live="polite">
        <Heading level={2} look="small" id="booking-statement">
          {bookingText(`statement.said.${statement.kind}`, values, language)}
        </Heading>
        {statementTextIds(booking, statement).map((id) => (
          <Text key={id} $measure>
            {bookingText(id, values, language)}
          </Text>
        ))}
        {notes.map(({ id, note }) => (
          <Quote key={id} lang="da">
            {note}
          </Quote>
        ))}
        {statement.stage === 'CONTESTED' ? (
          <Callout tone="info" icon={<Hourglass aria-hidden="true" />}>
            {i18n.t('You get our decision here and by email.')}
          </Callout>
        ) : null}
        {booking.possible.includes('CONTEST_NO_SHOW') ? (
          <div>
            <Button
              size="large"
              variant="primary"
              disabled={presses.busy !== null}
              onClick={() => ask('CONTEST_NO_SHOW')}
            >
              {i18n.t('Object to what {other} says', { other: bookingValues.other })}
            </Button>
          </div>
        ) : null}
      </Stack>
      {dialog}
    </Card>
  );
}
