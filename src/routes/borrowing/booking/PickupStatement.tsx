import { useLingui } from '@lingui/react';
import { Hourglass } from 'lucide-react';
import { formatMoney } from '../../../../domain/money';
import type { BookingDetails } from '../../../store/api/bookingsApi';
import { Button } from '../../../ui/Button';
import { Callout } from '../../../ui/Callout';
import { Card } from '../../../ui/Card';
import { Heading } from '../../../ui/Heading';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { Quote } from './Quote';
import { saidOf, statementTexts } from './statementWords';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';
import { useStepDialog } from './useStepDialog';

const statementSteps = ['assertFault', 'reportFaultAfterPickup', 'contestStatement'];

interface Props {
  booking: BookingDetails;
  statement: NonNullable<BookingDetails['statement']>;
  presses: BookingPresses;
}

/** What one side says about the pick-up that the other has confirmed, what it means, and a way to contest it. */
export function PickupStatement({ booking, statement, presses }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const { ask, dialog } = useStepDialog('statement', booking, presses);
  const amounts = {
    back: formatMoney(statement.backCents, language),
    owner: formatMoney(statement.ownerCents, language),
  };
  const notes = booking.history.filter(
    ({ step, note }) => statementSteps.includes(step) && note !== null,
  );

  return (
    <Card as="section" aria-labelledby="booking-statement">
      <Stack $gap={5} aria-live="polite">
        <Heading level={2} look="small" id="booking-statement">
          {say(saidOf(booking, statement))}
        </Heading>
        {statementTexts(booking, statement).map((text) => (
          <Text key={text} $measure>
            {say(text, amounts)}
          </Text>
        ))}
        {notes.map(({ id, note }) => (
          <Quote key={id} lang="da">
            {note}
          </Quote>
        ))}
        {statement.stage === 'CONTESTED' ? (
          <Callout tone="info" icon={<Hourglass aria-hidden="true" />}>
            {i18n.t('What we decide you read here and by e-mail.')}
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
              {i18n.t('That is not right')}
            </Button>
          </div>
        ) : null}
      </Stack>
      {dialog}
    </Card>
  );
}
