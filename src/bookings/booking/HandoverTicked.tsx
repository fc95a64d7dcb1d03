import { useLingui } from '@lingui/react';
import { Text } from '../../ui/Text';
import type { BookingDetails } from '../api/bookingsApi';
import { useHandoverQuery } from '../api/handoverApi';
import { countTicked } from './handoverWords';

interface Props {
  booking: BookingDetails;
  step: 'CONFIRM_PICKUP' | 'MARK_RETURNED';
}

/** How much of the checklist is ticked, beside the buttons that confirm the hand-over. Confirming does not need it. */
export function HandoverTicked({ booking: { id, role }, step }: Props) {
  const { i18n } = useLingui();
  const { currentData: handover } = useHandoverQuery(id);
  const count = handover?.includedItems.length ?? 0;
  if (!handover || count === 0) return null;
  const ticked = countTicked(handover, step === 'CONFIRM_PICKUP' ? 'PICK_UP' : 'RETURN', role);
  return (
    <Text $size="small" $tone="muted" $tabular>
      {i18n.t('Checklist: {ticked} of {count} (optional)', {
        ticked,
        count,
      })}
    </Text>
  );
}
