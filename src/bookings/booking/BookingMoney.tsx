import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { settledCents } from '../../../domain/payments/bookingAmount';
import { serviceFeePercent } from '../../../domain/payments/quote';
import { type CalendarDate, daysBetween } from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import { formatMoney } from '../../../domain/values/money';
import { useToday } from '../../platform/store/useClock';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { CostLines } from '../parts/CostLines';
import { getKept } from './lastStep';
import { SettledMoney } from './SettledMoney';
import { getReturnedCents, useBookingReceipt } from './useBookingReceipt';
import { useBookingWords } from './useBookingWords';

const ownersHold = /*i18n*/ 'On {start} we hold a deposit of {deposit} on {other}’s card.';

/** The state of the deposit, as a text for `useBookingWords`; null for none. */
function depositText(
  { state, depositSecured, depositCharged, depositCents, startDate, role }: BookingDetails,
  today: CalendarDate,
): string | null {
  if (depositCents === 0) return null;
  if (['AWAITING_PAYMENT', 'REQUESTED'].includes(state)) {
    return role === 'OWNER'
      ? ownersHold
      : /*i18n*/ 'On {start} we also hold a deposit of {deposit} on your card. We release it afterwards, minus any cost of damage or delay.';
  }
  if (state === 'ACCEPTED' && !depositSecured) {
    if (today >= startDate) return /*i18n*/ 'We have not reserved the deposit of {deposit} yet.';
    return role === 'OWNER'
      ? ownersHold
      : /*i18n*/ 'At 6 am on {start} we hold a deposit of {deposit} on your card. We release it afterwards, minus any cost of damage or delay.';
  }
  if (!['ACCEPTED', 'PICKED_UP', 'RETURNED', 'IN_DISPUTE'].includes(state)) return null;
  if (!depositSecured) {
    return role === 'OWNER'
      ? /*i18n*/ '{other}’s bank has released the deposit of {deposit} If there is damage or a late fee, {other} still has to pay it.'
      : /*i18n*/ 'Your bank has released the deposit of {deposit} If there is damage or a late fee, you pay it separately.';
  }
  if (state === 'IN_DISPUTE') {
    return depositCharged
      ? /*i18n*/ 'We have charged the deposit of {deposit}, and keep it until the problem is settled.'
      : /*i18n*/ 'We hold the deposit of {deposit} until the problem is settled.';
  }
  if (role === 'OWNER') {
    return depositCharged
      ? /*i18n*/ 'We have charged the deposit of {deposit}, and keep it until the booking is completed.'
      : /*i18n*/ 'The deposit of {deposit} is reserved.';
  }
  return depositCharged
    ? /*i18n*/ 'We have charged the deposit of {deposit} You get it back when the booking is completed, minus any cost of damage or delay.'
    : /*i18n*/ 'We hold the deposit of {deposit} on your card. We release it when the booking is completed, minus any cost of damage or delay.';
}

/** The late fee that the total does not have yet, as a text for `useBookingWords`. */
function lateText({ role, state }: BookingDetails): string {
  if (state === 'PICKED_UP') {
    return role === 'OWNER'
      ? /*i18n*/ '+ {late} late fee so far, if {other} returns the tool today.'
      : /*i18n*/ '+ {late} late fee so far, if you return the tool today.';
  }
  return role === 'OWNER'
    ? /*i18n*/ '+ {late} late fee, when {other} has paid it.'
    : /*i18n*/ '+ {late} late fee.';
}

/** The state of the payment, as a text as given. */
function priceText(booking: BookingDetails): string | null {
  const { state, paid } = booking;
  if (state === 'AWAITING_PAYMENT') return /*i18n*/ 'We have not charged anything yet.';
  if (state === 'REQUESTED') return /*i18n*/ 'Reserved, not charged.';
  if (getKept(booking) === 'never charged') return /*i18n*/ 'We charged nothing.';
  if (getKept(booking) === null || getKept(booking) === 'everything') {
    return paid ? /*i18n*/ 'Paid.' : /*i18n*/ 'Not paid yet.';
  }
  return null;
}

interface Props {
  booking: BookingDetails;
  /** Whether the amounts are folded, because the page has the total elsewhere. */
  isFolded?: boolean;
}

function MoneyCard({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { i18n } = useLingui();
  const heading = (
    <Heading level={2} look={isFolded ? 'tiny' : 'small'} id="booking-money">
      {i18n.t('Price details')}
    </Heading>
  );
  return isFolded ? (
    <Card as="section" aria-labelledby="booking-money" $padding="tight">
      <Disclosure plain name="booking money" summary={heading}>
        {children}
      </Disclosure>
    </Card>
  ) : (
    <Card as="section" aria-labelledby="booking-money">
      <Stack $gap={4}>
        {heading}
        {children}
      </Stack>
    </Card>
  );
}

/**
 * The price line by line, how much of it is paid, and for the owner what they earn. Once money was paid or earned, the
 * lines and the total are those of the receipt.
 */
export function BookingMoney({ booking, isFolded = false }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const {
    role,
    rentalCents,
    ownerEarnsCents,
    serviceFeeCents,
    insuranceCents,
    lateFeeCents,
    lateWaived,
  } = booking;
  const money = (cents: number) => formatMoney(cents, language);
  const days = formatRentalDays(daysBetween(booking.startDate, booking.endDate), language);
  const isOwner = role === 'OWNER';
  const { receipt, isFailed } = useBookingReceipt(booking);
  const deposit = depositText(booking, useToday());
  const returnedCents = receipt ? getReturnedCents(booking, receipt) : null;
  const price = priceText(booking);
  const lateFeeLines =
    receipt?.receiptLines.filter(({ kind }) => kind.startsWith('LATE_FEE')) ?? [];
  // While the rental is held, an owner can have earned a late fee already.
  const lateEarnedCents = isOwner
    ? lateFeeLines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    : 0;
  const lines = [
    {
      id: 'rental',
      label: i18n.t('Rental price for {days}', { days }),
      amount: money(rentalCents),
    },
    ...(isOwner || serviceFeeCents === 0
      ? []
      : [
          {
            id: 'fee',
            label: i18n.t('Service fee ({percent}%)', { percent: serviceFeePercent }),
            amount: money(serviceFeeCents),
          },
        ]),
    ...(isOwner || insuranceCents === 0
      ? []
      : [{ id: 'insurance', label: i18n.t('Insurance'), amount: money(insuranceCents) }]),
  ];
  const over = getKept(booking);
  // Without the receipt only what was agreed is known.
  const earns = !isFailed && (over === null || over === 'everything');
  const settled = receipt ? settledCents(receipt, role, over !== null) : null;
  const isLatePending = isOwner ? settled === null : !receipt?.owedCents;
  const isLateShown = lateFeeCents > 0 && lateFeeLines.length === 0 && isLatePending;
  const commissionCents = rentalCents - ownerEarnsCents;
  const owners = [
    ...lines,
    ...(commissionCents > 0
      ? [
          {
            id: 'commission',
            label: i18n.t('Skuret’s commission'),
            amount: `−${money(commissionCents)}`,
          },
        ]
      : []),
    ...(lateEarnedCents > 0
      ? [{ id: 'late', label: i18n.t('Late fee'), amount: money(lateEarnedCents) }]
      : []),
  ];

  return (
    <MoneyCard isFolded={isFolded}>
      <Stack $gap={4}>
        {receipt === undefined ? (
          <Skeleton $height="6rem" $shape="lines" />
        ) : receipt && settled !== null ? (
          <SettledMoney booking={booking} receipt={receipt} totalCents={settled} />
        ) : isOwner ? (
          <CostLines
            lines={earns ? owners : []}
            total={
              earns
                ? { label: i18n.t('You earn'), amount: money(ownerEarnsCents + lateEarnedCents) }
                : { label: i18n.t('Rental price for {days}', { days }), amount: money(rentalCents) }
            }
          />
        ) : (
          <CostLines
            lines={lines}
            total={{
              label: isFailed ? i18n.t('Agreed price') : i18n.t('Total'),
              amount: money(booking.totalPriceCents),
            }}
          />
        )}
        {isLateShown ? <Text $tabular>{say(lateText(booking))}</Text> : null}
        {lateWaived ? <Text $size="small">{i18n.t('The late fee is dropped.')}</Text> : null}
        {price === null || (settled !== null && booking.paid) ? null : (
          <Text $size="small" $tone="muted">
            {i18n.t(price)}
          </Text>
        )}
        {deposit === null ? null : (
          <Text $size="small" $tone="muted" $tabular>
            {say(deposit)}
          </Text>
        )}
        {returnedCents === null ? null : (
          <Text $size="small" $tone="muted" $tabular>
            {returnedCents === booking.depositCents
              ? say(/*i18n*/ 'We have given back your deposit of {deposit}')
              : say(/*i18n*/ 'We have given back {returned} of your deposit of {deposit}', {
                  returned: money(returnedCents),
                })}
          </Text>
        )}
        {isOwner && earns && settled === null ? (
          <Text $size="small" $tone="muted">
            {say(
              /*i18n*/ 'You get the money when the booking is completed. {other} also pays the service fee and the insurance.',
            )}
          </Text>
        ) : null}
      </Stack>
    </MoneyCard>
  );
}
