import { useLingui } from '@lingui/react';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnToolQuery } from '../../../store/api/lendingApi';
import { Callout } from '../../../ui/Callout';

/** Tells the owner that Skuret has hidden a tool, and why; shows `otherwise` when it is not hidden. */
export function OwnToolNote({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { i18n } = useLingui();
  const { data } = useOwnToolQuery(id, { refetchOnMountOrArgChange: true });
  const reason = data?.hiddenReason ?? null;
  if (reason === null) return otherwise;
  return (
    <Callout tone="warning" icon={<EyeOff aria-hidden="true" />}>
      <span>{i18n.t('Skuret har skjult værktøjet, så kun du ser det: {reason}', { reason })}</span>
    </Callout>
  );
}
