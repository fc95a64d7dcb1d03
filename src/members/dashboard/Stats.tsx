import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Grid } from '../../ui/Grid';
import { Skeleton } from '../../ui/Skeleton';
import { StatTile } from '../../ui/StatTile';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** §9: fixed in the letter. */
const earnings = '0\u00a0kr.';

interface Props {
  /** Undefined until they are counted, null where that failed. */
  tools: number | null | undefined;
  active: number | null | undefined;
  completed: number | null | undefined;
}

function shown(count: number | null | undefined, i18n: I18n) {
  if (count === undefined) return <Skeleton $width="2ch" />;
  if (count !== null) return count;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{i18n.t('ukendt')}</VisuallyHidden>
    </>
  );
}

/** The four figures of the dashboard (§2). */
export function Stats({ tools, active, completed }: Props) {
  const { i18n } = useLingui();
  return (
    <Grid as="section" aria-label={i18n.t('Tal')} $columns={2} $tabletColumns={4} $gap={3}>
      <StatTile label={i18n.t('Værktøj')} value={shown(tools, i18n)} />
      <StatTile label={i18n.t('Aktive')} value={shown(active, i18n)} />
      <StatTile label={i18n.t('Afsluttede')} value={shown(completed, i18n)} />
      <StatTile label={i18n.t('Indtjening')} value={earnings} />
    </Grid>
  );
}
