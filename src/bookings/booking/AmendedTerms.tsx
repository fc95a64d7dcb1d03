import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMoney } from '../../../domain/values/money';
import { theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Amendment } from '../api/amendmentsApi';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';

const { color, fontSize, fontWeight, space } = theme;

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

/** The terms that a proposed change alters: the old value and the new one. */
export function AmendedTerms({ booking, change }: { booking: BookingDetails; change: Amendment }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const money = (cents: number) => formatMoney(cents, language);
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
    {
      id: 'total',
      label: i18n.t('Total'),
      old: money(booking.totalPriceCents),
      new: money(change.totalPriceCents),
      isNew: booking.role === 'BORROWER' && change.moreCents !== 0,
    },
  ];
  return (
    <Terms>
      {rows
        .filter(({ isNew }) => isNew)
        .map((row) => (
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
  );
}
