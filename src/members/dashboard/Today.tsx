import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { getAgenda } from '../../../domain/bookings/agenda';
import { memberAddresses } from '../../../domain/values/memberAddresses';
import { formatMoney } from '../../../domain/values/money';
import type { Booking } from '../../bookings/api/bookingsApi';
import type { Earnings } from '../../payments/api/moneyApi';
import { useToday } from '../../platform/store/useClock';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { BookingRow } from './BookingRow';
import { DashboardList } from './DashboardList';

const { border, color, radius, space, target } = theme;

const Nothing = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
/** The empty hook: a nail in the wall of the shed. */
const Hook = styled.span`
  flex: none;
  width: ${space[5]};
  height: ${space[8]};
  border: ${border.strong} solid ${color.muted};
  border-block-start: 0;
  border-inline-end: 0;
  border-end-start-radius: ${radius.input};
  transform: rotate(-12deg);
`;

interface Props {
  /** Undefined until they have loaded. */
  bookings: readonly Booking[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The member's tasks of today, the most urgent first; above everything else. */
export function Today({ bookings, failed, onRetry }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const heading = i18n.t('Det her venter');

  return (
    <Stack $gap={3}>
      <Heading level={2} look="sub">
        {heading}
      </Heading>
      <DashboardList
        label={heading}
        items={bookings && getAgenda(bookings, today)}
        failed={failed}
        onRetry={onRetry}
        itemKey={({ id }) => id}
        renderItem={(booking) => <BookingRow booking={booking} isBrief />}
        empty={
          <Nothing $padding="small">
            <Hook aria-hidden />
            <p>{i18n.t('Alt er hængt på plads')}</p>
          </Nothing>
        }
      />
    </Stack>
  );
}

interface MoneyLineProps {
  /** Undefined until they have loaded. */
  earnings: Earnings | undefined;
  failed: boolean;
}

/** The expected money of an owner and the next payout, as a link to the money. */
export function MoneyLine({ earnings, failed }: MoneyLineProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  if (!earnings)
    return failed ? null : <Skeleton $width="min(20rem, 80%)" $height={target.minimum} />;
  return (
    <TextLink look="standalone" to={memberAddresses.money}>
      {earnings.dueCents === 0
        ? i18n.t('På vej: {held}', { held: formatMoney(earnings.heldCents, language) })
        : i18n.t('På vej: {held} · Næste udbetaling: {due}', {
            held: formatMoney(earnings.heldCents, language),
            due: formatMoney(earnings.dueCents, language),
          })}
    </TextLink>
  );
}
