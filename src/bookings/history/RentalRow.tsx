import { useLingui } from '@lingui/react';
import { getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { Badge } from '../../ui/Badge';
import { TextLink } from '../../ui/TextLink';
import type { Booking } from '../api/bookingsApi';
import { useBookingSums } from '../hooks/useBookingSums';
import { BookingAmount } from '../parts/BookingAmount';
import { BookingLine } from '../parts/BookingLine';
import { bookingBadge } from '../parts/bookingBadge';

/** A rental that is over as a row, with its receipt. */
export function RentalRow({ record }: { record: Booking }) {
  const { i18n } = useLingui();
  const sums = useBookingSums(record.id);
  const { id, role, borrower, tool, ownerEarnsCents, totalPriceCents } = record;
  const { label, tone } = bookingBadge(record);
  const isOwner = role === 'OWNER';
  const name = getFirstName(isOwner ? borrower.name : tool.owner.name);
  return (
    <BookingLine
      booking={record}
      given="en"
      headingLevel={2}
      person={
        isOwner ? i18n.t('Lent to {name}', { name }) : i18n.t('Borrowed from {name}', { name })
      }
      badge={<Badge $tone={tone}>{i18n.t(label)}</Badge>}
      action={
        <TextLink to={to.receipt(id)} aria-describedby={`rental-${id}`}>
          {i18n.t('Receipt')}
        </TextLink>
      }
    >
      <p>
        <BookingAmount
          given="en"
          bookedCents={isOwner ? ownerEarnsCents : totalPriceCents}
          side={role}
          sums={sums}
        />
      </p>
      {record.reviewed ? <p>{i18n.t('Reviewed')}</p> : null}
    </BookingLine>
  );
}
