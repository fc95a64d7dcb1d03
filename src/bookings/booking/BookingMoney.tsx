import { useLingui } from '@lingui/react';
import { settledCents } from '../../../domain/payments/bookingAmount';
import { serviceFeePercent } from '../../../domain/payments/quote';
import { type CalendarDate, daysBetween } from '../../../domain/values/days';
import { formatDays } from '../../../domain/values/daysInWords';
import { formatMoney } from '../../../domain/values/money';
import { useReceiptQuery } from '../../payments/api/receiptsApi';
import { useToday } from '../../platform/store/useClock';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { CostLines } from '../parts/CostLines';
import { getKept } from './lastStep';
import { SettledMoney } from './SettledMoney';

/** What has become of the deposit, as a text as given with `{deposit}`; null when there is nothing to say. */
function depositText(
  { state, depositSecured, depositCharged, depositCents, startDate, role }: BookingDetails,
  today: CalendarDate,
): string | null {
  if (depositCents === 0) return null;
  if (['AWAITING_PAYMENT', 'REQUESTED'].includes(state)) {
    return /*i18n*/ 'A deposit of {deposit} is reserved on the first day, apart from the price. It comes back.';
  }
  if (state === 'ACCEPTED' && !depositSecured) {
    if (today >= startDate) return /*i18n*/ 'The deposit of {deposit} is not reserved yet.';
    return /*i18n*/ 'The deposit of {deposit} is reserved at six in the morning of the first day. It comes back.';
  }
  if (!['ACCEPTED', 'PICKED_UP', 'RETURNED', 'IN_DISPUTE'].includes(state)) return null;
  if (!depositSecured) {
    return /*i18n*/ 'The deposit of {deposit} is not secured: the bank has released it. What has to be paid of it is a debt.';
  }
  if (state === 'IN_DISPUTE') {
    return depositCharged
      ? /*i18n*/ 'The deposit of {deposit} is charged, and stays with Skuret until the problem is settled.'
      : /*i18n*/ 'The deposit of {deposit} is reserved until the problem is settled.';
  }
  if (role === 'OWNER') {
    return depositCharged
      ? /*i18n*/ 'The deposit of {deposit} is charged, and stays with Skuret until the rental is completed.'
      : /*i18n*/ 'The deposit of {deposit} is reserved.';
  }
  return depositCharged
    ? /*i18n*/ 'The deposit of {deposit} is charged. What is not needed comes back when the rental is completed.'
    : /*i18n*/ 'The deposit of {deposit} is reserved on your card, not charged. What is not needed is released when the rental is completed.';
}

/** What has become of the price, as a text as given. */
function priceText(booking: BookingDetails): string | null {
  const { state, paid } = booking;
  if (state === 'AWAITING_PAYMENT') return /*i18n*/ 'Nothing is charged yet.';
  if (state === 'REQUESTED') return /*i18n*/ 'Reserved, not charged.';
  if (getKept(booking) === 'never charged') return /*i18n*/ 'Nothing was charged.';
  if (getKept(booking) === null || getKept(booking) === 'everything') {
    return paid ? /*i18n*/ 'Paid.' : /*i18n*/ 'Not paid yet.';
  }
  return null;
}

/** The receipt of a booking that is paid for: null for another booking, undefined until it has loaded. */
function useReceipt({ id: bookingId, paid }: BookingDetails) {
  const skip = !paid;
  const { currentData, isError } = useReceiptQuery(
    { bookingId },
    { skip, refetchOnMountOrArgChange: true },
  );
  const isFailed = isError && !currentData;
  return { receipt: skip || isFailed ? null : currentData, isFailed };
}

/**
 * The price line by line, how much of it is paid, and for the owner what they earn. Once money was paid or earned, the
 * lines and the total are those of the receipt.
 */
export function BookingMoney({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
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
  const days = formatDays(daysBetween(booking.startDate, booking.endDate), language);
  const isOwner = role === 'OWNER';
  const { receipt, isFailed } = useReceipt(booking);
  const deposit = depositText(booking, useToday());
  const price = priceText(booking);
  const late = {
    id: 'late',
    label: booking.state === 'PICKED_UP' ? i18n.t('Late fee so far') : i18n.t('Late fee'),
    amount: money(lateFeeCents),
  };
  const lines = [
    { id: 'rental', label: i18n.t('Rental for {days}', { days }), amount: money(rentalCents) },
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
  const isLateSettled = receipt?.receiptLines.some(({ kind }) => kind.startsWith('LATE_FEE'));
  const isLateShown = !isOwner && lateFeeCents > 0 && !isLateSettled && !receipt?.owedCents;
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
    ...(lateFeeCents > 0 ? [late] : []),
  ];

  return (
    <Card as="section" aria-labelledby="booking-money">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="booking-money">
          {i18n.t('Price details')}
        </Heading>
        {receipt === undefined ? (
          <Skeleton $height="6rem" $shape="box" />
        ) : receipt && settled !== null ? (
          <SettledMoney booking={booking} receipt={receipt} totalCents={settled} />
        ) : isOwner ? (
          <CostLines
            lines={earns ? owners : []}
            total={
              earns
                ? { label: i18n.t('You earn'), amount: money(ownerEarnsCents + lateFeeCents) }
                : { label: i18n.t('Rental for {days}', { days }), amount: money(rentalCents) }
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
        {isLateShown ? (
          <Text $tabular>
            {late.label}: {late.amount}
          </Text>
        ) : null}
        {lateWaived ? <Text $size="small">{i18n.t('The late fee is waived.')}</Text> : null}
        {price === null ? null : (
          <Text $size="small" $tone="muted">
            {i18n.t(price)}
          </Text>
        )}
        {deposit === null ? null : (
          <Text $size="small" $tone="muted" $tabular>
            {i18n.t(deposit, { deposit: money(booking.depositCents) })}
          </Text>
        )}
        {isOwner && earns && settled === null ? (
          <Text $size="small" $tone="muted">
            {i18n.t(
              'It is yours when the rental is completed. {other} pays the service fee and the insurance.',
              {
                other: booking.borrower.name,
              },
            )}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
