import { useSource } from '../../../store/useSource';
import { Grid } from '../../../ui/Grid';
import { Skeleton } from '../../../ui/Skeleton';
import { StatTile } from '../../../ui/StatTile';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** §9: fixed in the sample. */
const earnings = '0 kr.';

interface Props {
  /** Undefined until they are counted, null where that failed. */
  tools: number | null | undefined;
  active: number | null | undefined;
  completed: number | null | undefined;
  /** How often the tools were looked at; left out in the sample. */
  views?: number | null | undefined;
}

function shown(count: number | null | undefined) {
  if (count === undefined) return <Skeleton $width="2ch" />;
  if (count !== null) return count;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>ukendt</VisuallyHidden>
    </>
  );
}

/** The four figures of the dashboard (§2). */
export function Stats({ tools, active, completed, views }: Props) {
  const isLive = useSource() === 'live';
  return (
    <Grid as="section" aria-label="Tal" $columns={2} $tabletColumns={4} $gap={3}>
      <StatTile label="Værktøj" value={shown(tools)} />
      <StatTile label="Aktive" value={shown(active)} />
      <StatTile label="Afsluttede" value={shown(completed)} />
      {/* What was earned stands in no row yet. */}
      {isLive ? (
        <StatTile label="Visninger" value={shown(views)} />
      ) : (
        <StatTile label="Indtjening" value={earnings} />
      )}
    </Grid>
  );
}
