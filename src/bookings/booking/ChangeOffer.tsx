import { useLingui } from '@lingui/react';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { formatDeadline } from '../../../domain/conversations/messageTime';
import { formatMoney } from '../../../domain/values/money';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { failureMessages } from '../../platform/store/failureMessages';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { ButtonRow } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import {
  type BookingChange,
  useAnswerChangeMutation,
  useWithdrawChangeMutation,
} from '../api/bookingChangesApi';
import type { StepAnswer } from '../api/bookingStepsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';
import { differenceText } from './bookingText';
import { ChangePayment } from './ChangePayment';
import { otherMemberOf, useBookingWords } from './useBookingWords';

const { color, fontSize, fontWeight, space } = theme;

const failedText = /*i18n*/ 'That did not work. Please try again.';

const Terms = styled.dl`
  display: grid;
  gap: ${space[3]};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  del {
    color: ${color.muted};
  }
  ins {
    display: block;
    font-weight: ${fontWeight.bold};
    text-decoration: none;
  }
`;
interface Props {
  booking: BookingDetails;
  change: BookingChange;
  onDone: () => void;
}

/** A proposed change: the old and the new terms, what it costs, and the buttons for the viewer. */
export function ChangeOffer({ booking, change, onDone }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const [answer, answering] = useAnswerChangeMutation();
  const [withdraw, withdrawing] = useWithdrawChangeMutation();
  const [problem, setProblem] = useScreenState<string | null>('change problem', null);
  const [methodId, setMethodId] = useScreenState<string | null>('change offer method', null);
  const [said, setSaid] = useScreenState<'yes' | 'no' | null>('change answer', null);
  const { id, role } = booking;
  const isMine = change.proposedBy === role;
  const mustPay = !isMine && role === 'BORROWER' && change.moreCents > 0;
  const busy = answering.isLoading || withdrawing.isLoading;
  const difference = differenceText(change, role, language);
  const money = (cents: number) => formatMoney(cents, language);
  const until = formatDeadline(change.until, language);

  function show(data: (StepAnswer & { stepUrl: string | null }) | undefined, error: unknown) {
    if (data?.stepUrl) {
      openExternalPage(data.stepUrl);
      return;
    }
    const [refused = null] = data ? data.errors : failureMessages(error, failedText);
    setProblem(refused);
    if (data && data.booking?.change?.id !== change.id) onDone();
  }
  async function onAnswer(accept: boolean) {
    setSaid(accept ? 'yes' : 'no');
    setProblem(null);
    const paying = mustPay && accept && methodId !== null ? { paymentMethodId: methodId } : {};
    const { data, error } = await answer({ id, changeId: change.id, accept, ...paying });
    show(data, error);
  }
  async function onWithdraw() {
    setProblem(null);
    const { data, error } = await withdraw({ id, changeId: change.id });
    show(data, error);
  }

  const rows = [
    {
      id: 'days',
      label: i18n.t('Rental period'),
      old: <RentalPeriod start={booking.startDate} end={booking.endDate} />,
      new: <RentalPeriod start={change.startDate} end={change.endDate} />,
      isNew: booking.startDate !== change.startDate || booking.endDate !== change.endDate,
    },
    {
      id: 'units',
      label: i18n.t('Quantity'),
      old: booking.units,
      new: change.units,
      isNew: booking.units !== change.units,
    },
    {
      id: 'price',
      label: i18n.t('Price per day'),
      old: money(booking.pricePerDayCents),
      new: money(change.pricePerDayCents),
      isNew: booking.pricePerDayCents !== change.pricePerDayCents,
    },
    ...(role === 'BORROWER'
      ? [
          {
            id: 'total',
            label: i18n.t('Total'),
            old: money(booking.totalPriceCents),
            new: money(change.totalPriceCents),
            isNew: change.moreCents !== 0,
          },
        ]
      : []),
  ].filter(({ isNew }) => isNew);

  return (
    <Card as="section" aria-labelledby="booking-offer" $look="floating" $padding="large">
      <Stack $gap={5}>
        <Heading level={2} look="section" id="booking-offer">
          {change.waitsForPayment
            ? i18n.t('Your change is not paid yet')
            : isMine
              ? i18n.t('You have proposed a change')
              : say(/*i18n*/ '{other} proposes a change')}
        </Heading>
        <Terms>
          {rows.map((row) => (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>
                <VisuallyHidden>{i18n.t('Now')}: </VisuallyHidden>
                <del>{row.old}</del>{' '}
                <ins>
                  <VisuallyHidden>{i18n.t('Proposed')}: </VisuallyHidden>
                  {row.new}
                </ins>
              </dd>
            </div>
          ))}
        </Terms>
        <Text $tabular>
          <strong>{difference.text}</strong>
        </Text>
        {change.waitsForPayment ? (
          <Text>
            {say(
              /*i18n*/ '{other} hears of it once what it costs more is reserved on your card. It is charged only if {other} accepts.',
            )}
          </Text>
        ) : (
          <Callout tone="warning" icon={<Clock aria-hidden="true" />}>
            <time dateTime={change.until}>
              {isMine
                ? i18n.t('{other} can answer until {until}. Meanwhile all stays as agreed.', {
                    other: otherMemberOf(booking).name,
                    until,
                  })
                : i18n.t('Answer before {until}. Without an answer all stays as agreed.', {
                    until,
                  })}
            </time>
          </Callout>
        )}
        {mustPay && change.stepUrl === null ? (
          <ChangePayment value={methodId} onChange={setMethodId} disabled={busy} />
        ) : null}
        <FormError message={problem} />
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
              loading={withdrawing.isLoading}
              onClick={() => void onWithdraw()}
            >
              {i18n.t('Withdraw the proposal')}
            </Button>
          ) : (
            <>
              {change.stepUrl === null ? (
                <Button
                  size="large"
                  variant="primary"
                  disabled={busy && said !== 'yes'}
                  loading={answering.isLoading && said === 'yes'}
                  onClick={() => void onAnswer(true)}
                >
                  {mustPay
                    ? i18n.t('Accept and pay {amount}', { amount: difference.amount })
                    : i18n.t('Accept the change')}
                </Button>
              ) : null}
              <Button
                size="large"
                variant="secondary"
                disabled={busy && said !== 'no'}
                loading={answering.isLoading && said === 'no'}
                onClick={() => void onAnswer(false)}
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
