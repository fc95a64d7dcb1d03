import { useLingui } from '@lingui/react';
import { EyeOff, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { to } from '../../../domain/values/addresses';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useOwnToolQuery } from '../api/lendingApi';
import type { ToolDetail } from '../api/toolApi';
import { PricePerDay } from '../parts/PricePerDay';

/** Tells the owner that Skuret has hidden a tool, and why; shows `otherwise` when it is not hidden. */
function OwnToolNote({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const { i18n } = useLingui();
  const { data } = useOwnToolQuery(id, { refetchOnMountOrArgChange: true });
  const reason = data?.hiddenReason ?? null;
  if (reason === null) return otherwise;
  return (
    <Callout tone="warning" icon={<EyeOff aria-hidden="true" />}>
      <span>{i18n.t('Vi har skjult dit værktøj, så kun du ser det: {reason}', { reason })}</span>
    </Callout>
  );
}

/** Replaces the booking box on the person's own tool, which they cannot borrow. */
export function OwnToolBox({
  tool,
}: {
  tool: Pick<ToolDetail, 'id' | 'pricePerDayCents' | 'visibility'>;
}) {
  const { i18n } = useLingui();
  const usual = (
    <Text $tone="muted">
      {tool.visibility === 'UNLISTED'
        ? i18n.t('Det er dit eget værktøj. Ingen kan booke det, før du offentliggør det.')
        : i18n.t('Det er dit eget værktøj. Sådan ser andre det.')}
    </Text>
  );
  return (
    <Card as="section" aria-label={i18n.t('Dit værktøj')} $look="floating">
      <Stack $gap={5}>
        <PricePerDay cents={tool.pricePerDayCents} size="large" />
        <OwnToolNote id={tool.id} otherwise={usual} />
        <LinkButton
          to={to.editTool(tool.id)}
          size="large"
          fullWidth
          icon={<Pencil aria-hidden="true" />}
        >
          {i18n.t('Rediger')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
