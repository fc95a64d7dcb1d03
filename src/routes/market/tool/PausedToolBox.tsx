import { useLingui } from '@lingui/react';
import { CirclePause } from 'lucide-react';
import { OpenBooking } from '../../../features/bookings/OpenBooking';
import { PricePerDay } from '../../../features/tools/PricePerDay';
import type { ToolDetail } from '../../../store/api/toolApi';
import { Callout } from '../../../ui/Callout';
import { Card } from '../../../ui/Card';
import { Stack } from '../../../ui/Stack';

/** Replaces the booking box of a paused tool, which only members with an open booking of it see. */
export function PausedToolBox({ tool }: { tool: Pick<ToolDetail, 'id' | 'pricePerDayCents'> }) {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-label={i18n.t('Sat på pause')} $look="floating">
      <Stack $gap={5}>
        <PricePerDay cents={tool.pricePerDayCents} size="large" />
        <Callout tone="warning" icon={<CirclePause aria-hidden="true" />}>
          <span>
            {i18n.t(
              'Værktøjet er sat på pause og kan ikke bookes nu. Det ændrer ikke din booking.',
            )}
          </span>
        </Callout>
        <OpenBooking given="da" toolId={tool.id} />
      </Stack>
    </Card>
  );
}
