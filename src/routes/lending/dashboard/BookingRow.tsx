import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DashboardBooking } from '../../../../domain/activity';
import { to } from '../../../../domain/addresses';
import { formatMoney } from '../../../../domain/money';
import { theme } from '../../../theme/theme';
import { Badge, type BadgeTone } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Picture } from '../../../ui/Picture';
import { DashboardRow } from './DashboardRow';
import { periodWords } from './periodWords';
import { RowPicture } from './RowPicture';

/** The labels of §4; a completed booking has its button instead. */
const labels: Record<'upcoming' | 'active', { text: string; tone: BadgeTone }> = {
  upcoming: { text: 'Upcoming', tone: 'info' },
  active: { text: 'Active', tone: 'success' },
};

const Reviewed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.success};
  font-size: ${theme.fontSize.small};
  svg {
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;

interface Props {
  booking: DashboardBooking;
  onReview: (booking: DashboardBooking) => void;
}

/** A booking: what, with whom, when, for how much, and how far it has come. */
export function BookingRow({ booking, onReview }: Props) {
  const { tool, counterpart, kind, status, reviewed } = booking;
  const end = () => {
    if (status !== 'completed') {
      const { text, tone } = labels[status];
      return (
        <Badge $tone={tone} lang="en">
          {text}
        </Badge>
      );
    }
    if (reviewed) {
      return (
        <Reviewed>
          <CircleCheck aria-hidden /> Anmeldt
        </Reviewed>
      );
    }
    return (
      <Button variant="secondary" size="small" lang="en" onClick={() => onReview(booking)}>
        Leave Review
      </Button>
    );
  };

  return (
    <DashboardRow
      picture={
        <RowPicture>
          <Picture src={tool.imageUrl} alt="" corners="input" />
        </RowPicture>
      }
      end={end()}
    >
      <h3>
        <Link to={to.tool(tool.id)}>{tool.name}</Link>
      </h3>
      <p>
        {kind === 'lent' ? 'Til' : 'Fra'} {counterpart.name}
      </p>
      <p>
        {periodWords(booking.startDate, booking.endDate)} ·{' '}
        {formatMoney(booking.totalPriceCents, 'da')}
      </p>
    </DashboardRow>
  );
}
