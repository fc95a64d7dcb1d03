import { useLingui } from '@lingui/react';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { getAgenda } from '../../../domain/bookings/agenda';
import { getNextAction } from '../../../domain/bookings/nextAction';
import { getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatMoney } from '../../../domain/values/money';
import type { Booking } from '../../bookings/api/bookingsApi';
import { BookingLine } from '../../bookings/parts/BookingLine';
import type { Earnings } from '../../payments/api/moneyApi';
import { useToday } from '../../platform/store/useClock';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { BookingBadge } from './BookingRow';
import { DashboardList } from './DashboardList';
import { RequestAnswer } from './RequestAnswer';

const { border, color, radius, space } = theme;

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
}

/** The row's button for a tool that the other member has kept for too long. */
function WriteTo({ booking, name }: { booking: Booking; name: string }) {
  const { i18n } = useLingui();
  const { id, conversationId } = booking;
  return (
    <LinkButton
      size="small"
      variant="secondary"
      icon={<MessageCircle aria-hidden />}
      to={conversationId === null ? to.booking(id) : to.conversation(conversationId)}
    >
      {i18n.t('Skriv til {name}', { name })}
    </LinkButton>
  );
}

/** The member's tasks of today, the most urgent first; above everything else. */
export function Today({ bookings, failed }: Props) {
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
        itemKey={({ id }) => id}
        renderItem={(booking) => {
          const { role, borrower, tool, status } = booking;
          const isOwner = role === 'OWNER';
          const name = getFirstName(isOwner ? borrower.name : tool.owner.name);
          const isAnswer = getNextAction(booking) === 'accept';
          return (
            <BookingLine
              booking={booking}
              given="da"
              person={isOwner ? i18n.t('Til {name}', { name }) : i18n.t('Fra {name}', { name })}
              badge={isAnswer ? null : <BookingBadge booking={booking} />}
              {...(isAnswer && { action: null, below: <RequestAnswer booking={booking} /> })}
              {...(isOwner &&
                status === 'overdue' && { action: <WriteTo booking={booking} name={name} /> })}
            />
          );
        }}
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

/** The expected money of an owner and the next payout, as a link to the money. */
export function MoneyLine({ earnings }: { earnings: Earnings | undefined }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  if (!earnings) return null;
  return (
    <TextLink look="standalone" to="?tab=money">
      {i18n.t('På vej: {held} · Næste udbetaling: {due}', {
        held: formatMoney(earnings.heldCents, language),
        due: formatMoney(earnings.dueCents, language),
      })}
    </TextLink>
  );
}
