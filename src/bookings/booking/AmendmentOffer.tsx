import { useLingui } from '@lingui/react';
import { Clock } from 'lucide-react';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { ButtonRow } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Amendment } from '../api/amendmentsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { AmendedTerms } from './AmendedTerms';
import { AmendmentPayment } from './AmendmentPayment';
import { differenceText } from './bookingText';
import { useAmendmentAnswer } from './useAmendmentAnswer';
import { useBookingWords } from './useBookingWords';

interface Props {
  booking: BookingDetails;
  change: Amendment;
  onDone: () => void;
}

/** A proposed change: the old and the new terms, what it costs, and the buttons for the viewer. */
export function AmendmentOffer({ booking, change, onDone }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const offer = useAmendmentAnswer(booking, change, onDone);
  const { mustPay, said, isAnswering, isWithdrawing } = offer;
  const isMine = change.proposedBy === booking.role;
  const isBusy = isAnswering || isWithdrawing;
  const difference = differenceText(change, booking.role, language);
  const until = formatDeadline(change.until, language);

  return (
    <Card as="section" aria-labelledby="booking-offer" $look="floating" $padding="large">
      <Stack $gap={5}>
        <Heading level={2} look="section" id="booking-offer">
          {change.waitsForPayment
            ? i18n.t('You have not paid for the change yet')
            : isMine
              ? i18n.t('You have proposed a change')
              : say(/*i18n*/ '{other} proposes a change')}
        </Heading>
        <AmendedTerms booking={booking} change={change} />
        <Text $tabular>
          <strong>{difference.text}</strong>
        </Text>
        {change.waitsForPayment ? (
          <Text>
            {say(
              /*i18n*/ 'We send the proposal to {other} when the extra amount is reserved on your card. You pay only if {other} says yes.',
            )}
          </Text>
        ) : (
          <Callout tone="warning" icon={<Clock aria-hidden="true" />}>
            <time dateTime={change.until}>
              {isMine
                ? say(
                    /*i18n*/ '{other} has until {until} to answer. Your booking stands meanwhile.',
                    { until },
                  )
                : i18n.t('Answer before {until}. If you do not, your booking stays as it is.', {
                    until,
                  })}
            </time>
          </Callout>
        )}
        {mustPay && change.stepUrl === null ? (
          <AmendmentPayment value={offer.methodId} onChange={offer.setMethodId} disabled={isBusy} />
        ) : null}
        <FormError message={offer.problem} />
        <ButtonRow>
          {change.stepUrl === null ? null : (
            <Button
              size="large"
              variant="accent"
              onClick={() => change.stepUrl && openExternalPage(change.stepUrl)}
            >
              {i18n.t('Go on to the payment')}
            </Button>
          )}
          {isMine ? (
            <Button
              size="large"
              variant="secondary"
              loading={isWithdrawing}
              onClick={() => void offer.onWithdraw()}
            >
              {i18n.t('Withdraw the proposal')}
            </Button>
          ) : (
            <>
              {change.stepUrl === null ? (
                <Button
                  size="large"
                  variant="primary"
                  disabled={isBusy && said !== 'yes'}
                  loading={isAnswering && said === 'yes'}
                  onClick={() => void offer.onAnswer(true)}
                >
                  {mustPay
                    ? i18n.t('Accept and pay {amount}', { amount: difference.amount })
                    : i18n.t('Accept the change')}
                </Button>
              ) : null}
              <Button
                size="large"
                variant="secondary"
                disabled={isBusy && said !== 'no'}
                loading={isAnswering && said === 'no'}
                onClick={() => void offer.onAnswer(false)}
              >
                {i18n.t('Decline the change')}
              </Button>
            </>
          )}
        </ButtonRow>
      </Stack>
    </Card>
  );
}
