import { useLingui } from '@lingui/react';
import { Clock, Hourglass } from 'lucide-react';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { BookingDetails } from '../api/bookingsApi';
import { Quote } from './Quote';
import type { BookingPresses } from './useBookingPress';
import { useBookingWords } from './useBookingWords';
import { useStepDialog } from './useStepDialog';

interface Words {
  heading: string;
  text: string;
}

/** The texts before and after the no-show is contested, for borrower and owner. */
const reported: Record<BookingDetails['role'], Words> = {
  BORROWER: {
    heading: /*i18n*/ 'Is the report wrong?',
    text: /*i18n*/ 'We are holding {held}: one day’s price and its service fee. If you came, or could not pick up the tool because of {other}, tell us. Then we decide.',
  },
  OWNER: {
    heading: /*i18n*/ 'We are holding {held} for you',
    text: /*i18n*/ 'It is the price of one day. You get it 24 hours after your report, unless {other} objects.',
  },
};
const contested: Record<BookingDetails['role'], Words> = {
  BORROWER: {
    heading: /*i18n*/ 'You have objected',
    text: /*i18n*/ 'We read what both of you have written, and decide. We hold {held} until then.',
  },
  OWNER: {
    heading: /*i18n*/ '{other} objects',
    text: /*i18n*/ 'We read what both of you have written, and decide. We hold {held} until then.',
  },
};

interface Props {
  booking: BookingDetails;
  presses: BookingPresses;
}

/** The amount held after the owner has reported a no-show: until when it can be contested, or that it was. */
export function NoShow({ booking, presses }: Props) {
  const { i18n } = useLingui();
  const say = useBookingWords(booking);
  const { ask, dialog } = useStepDialog('no-show', booking, presses);
  const { role, due, possible } = booking;
  const objection = booking.history.find(({ step }) => step === 'contestNoShow');
  const { heading, text } = (objection ? contested : reported)[role];

  return (
    <Card as="section" aria-labelledby="booking-no-show">
      <Stack $gap={5} aria-live="polite">
        <Heading level={2} look="small" id="booking-no-show">
          {say(heading)}
        </Heading>
        <Text $measure>{say(text)}</Text>
        {objection?.note ? <Quote lang="da">{objection.note}</Quote> : null}
        {objection ? (
          <Callout tone="info" icon={<Hourglass aria-hidden="true" />}>
            {i18n.t('You get our decision here and by email.')}
          </Callout>
        ) : null}
        {objection || due === null ? null : (
          <Callout tone="warning" icon={<Clock aria-hidden="true" />}>
            <time dateTime={due}>
              {say(
                role === 'BORROWER'
                  ? /*i18n*/ 'You can object before {due}.'
                  : /*i18n*/ '{other} can object until {due}.',
              )}
            </time>
          </Callout>
        )}
        {possible.includes('CONTEST_NO_SHOW') ? (
          <div>
            <Button
              size="large"
              variant="primary"
              disabled={presses.busy !== null}
              onClick={() => ask('CONTEST_NO_SHOW')}
            >
              {i18n.t('Object to the report')}
            </Button>
          </div>
        ) : null}
      </Stack>
      {dialog}
    </Card>
  );
}
