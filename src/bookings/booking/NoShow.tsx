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
    heading: /*i18n*/ 'Is that right?',
    text: /*i18n*/ '{held} is held: the price of one day and the fee on it. If you did come, or could not because of {other}, say so, and Skuret decides who gets it.',
  },
  OWNER: {
    heading: /*i18n*/ '{held} is held for you',
    text: /*i18n*/ 'It is the price of one day. It is yours 24 hours after your report, unless {other} contests it.',
  },
};
const contested: Record<BookingDetails['role'], Words> = {
  BORROWER: {
    heading: /*i18n*/ 'You have contested it',
    text: /*i18n*/ 'Skuret looks at what both of you have written, and decides. Until then {held} is held, and goes to nobody.',
  },
  OWNER: {
    heading: /*i18n*/ '{other} contests it',
    text: /*i18n*/ 'Skuret looks at what both of you have written, and decides. Until then {held} is held, and goes to nobody.',
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
            {i18n.t('What we decide you read here and by e-mail.')}
          </Callout>
        ) : null}
        {objection || due === null ? null : (
          <Callout tone="warning" icon={<Clock aria-hidden="true" />}>
            <time dateTime={due}>
              {say(
                role === 'BORROWER'
                  ? /*i18n*/ 'You can contest it before {due}.'
                  : /*i18n*/ '{other} has until {due}.',
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
              {i18n.t('That is not right')}
            </Button>
          </div>
        ) : null}
      </Stack>
      {dialog}
    </Card>
  );
}
