import { useLingui } from '@lingui/react';
import { ListX } from 'lucide-react';
import { Callout } from '../../ui/Callout';
import type { BookingDetails } from '../api/bookingsApi';
import { useHandoverQuery } from '../api/handoverApi';
import { missingAtReturn } from './handoverWords';

/** The items that the owner has not ticked at the return, beside the button to report a problem. */
export function HandoverMissing({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const { currentData: handover } = useHandoverQuery(booking.id);
  const missing = handover ? missingAtReturn(handover, booking.role) : [];
  if (missing.length === 0) return null;
  return (
    <Callout tone="warning" icon={<ListX aria-hidden="true" />}>
      {i18n.t('Not ticked at return: {items}.', {
        items: missing.map(({ name }) => name).join(', '),
      })}
    </Callout>
  );
}
