import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { BookingDetails } from '../../../store/api/bookingsApi';
import { useHandoverQuery } from '../../../store/api/handoverApi';
import { useSource } from '../../../store/useSource';
import { Text } from '../../../ui/Text';
import { countTicked } from './handoverWords';

interface Props {
  booking: BookingDetails;
  step: 'confirmPickup' | 'markReturned';
}

/** How much of the checklist is ticked, beside the buttons that confirm the hand-over. Confirming does not need it. */
export function HandoverTicked({ booking: { id, role }, step }: Props) {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  const { currentData: handover } = useHandoverQuery(isLive ? id : skipToken);
  const count = handover?.includedItems.length ?? 0;
  if (!handover || count === 0) return null;
  const ticked = countTicked(handover, step === 'confirmPickup' ? 'PICK_UP' : 'RETURN', role);
  return (
    <Text $size="small" $tone="muted" $tabular>
      {i18n.t('{ticked} of {count} on the checklist ticked by you. You can confirm without it.', {
        ticked,
        count,
      })}
    </Text>
  );
}
