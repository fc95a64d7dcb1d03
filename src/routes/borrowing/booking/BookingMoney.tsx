import { useLingui } from '@lingui/react';
import { daysBetween } from '../../../../domain/days';
import { formatDays } from '../../../../domain/daysInWords';
import { formatMoney } from '../../../../domain/money';
import { serviceFeePercent } from '../../../../domain/quote';
import { CostLines } from '../../../features/bookings/CostLines';
import type { BookingDetails } from '../../../store/api/bookingsApi';
import { Card } from '../../../ui/Card';
import { Heading } from '../../../ui/Heading';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { keptOf } from './lastStep';

/** What has become of the deposit, as a text as given with `{deposit}`; null when there is nothing to say. */
function depositText({
  state,
  depositSecured,
  depositCharged,
  depositCents,
  role,
}: BookingDetails): string | null {
  if (depositCents === 0) return null;
  if (['AWAITING_PAYMENT', 'REQUESTED'].includes(state)) {
    return /*i18n*/ 'A deposit of {deposit} is reserved on the first day, apart from the price. It comes back.';
  }
  if (state === 'ACCEPTED' && !depositSecured) {
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
    : /*i18n*/ 'The deposit of {deposit} is reserved on your card, not charged. It is released when the rental is completed.';
}

/** What has become of the price, as a text as given. */
function priceText(booking: BookingDetails): string | null {
  const { state, paid } = booking;
  if (state === 'AWAITING_PAYMENT') return /*i18n*/ 'Nothing is charged yet.';
  if (state === 'REQUESTED') return /*i18n*/ 'Reserved, not charged.';
  if (keptOf(booking) === 'never charged') return /*i18n*/ 'Nothing was charged.';
  if (keptOf(booking) === null || keptOf(booking) === 'everything') {
    return paid ? /*i18n*/ 'Paid.' : /*i18n*/ 'Not paid yet.';
  }
  return null;
}

/** The price line by line, how much of it is paid, and for the owner what they earn. */
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
  const deposit = depositText(booking);
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
  const over = keptOf(booking);
  const earns = over === null || over === 'everything';
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
        {isOwner ? (
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
            total={{ label: i18n.t('Total'), amount: money(booking.totalPriceCents) }}
          />
        )}
        {!isOwner && lateFeeCents > 0 ? (
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
        {isOwner && earns ? (
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
