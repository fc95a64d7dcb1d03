import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMoney } from '../../../domain/values/money';
import { useDifferences } from '../../platform/store/useDifferences';
import { media } from '../../theme/theme';
import { Grid } from '../../ui/Grid';
import { Skeleton } from '../../ui/Skeleton';
import { StatTile } from '../../ui/StatTile';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** §9: fixed in the letter. */
const earnings = '0\u00a0kr.';

interface Props {
  /** Undefined until they are counted, null where that failed. */
  tools: number | null | undefined;
  active: number | null | undefined;
  completed: number | null | undefined;
  /** How often the tools were viewed; left out in the letter. */
  views?: number | null | undefined;
  /** What lending has earned, in øre; left out in the letter. */
  earnedCents?: number | null | undefined;
}

function shown(count: number | string | null | undefined, i18n: I18n) {
  if (count === undefined) return <Skeleton $width="2ch" />;
  if (count !== null) return count;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{i18n.t('ukendt')}</VisuallyHidden>
    </>
  );
}

/** An amount needs the width of a phone; from a tablet on it takes what it needs, and the others share the rest. */
const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  white-space: nowrap;
  ${media.tablet} {
    grid-column: auto;
  }
`;
const Tiles = styled(Grid)<{ $hasPayments: boolean }>`
  ${media.tablet} {
    ${({ $hasPayments }) => $hasPayments && 'grid-template-columns: repeat(4, minmax(0, 1fr)) auto;'}
  }
`;

/** The figures of the dashboard (§2): four, or five with the views and the earnings. */
export function Stats({ tools, active, completed, views, earnedCents }: Props) {
  const { i18n } = useLingui();
  const { hasPayments } = useDifferences();
  const language = useScreenLanguage('da');
  const earned =
    typeof earnedCents !== 'number'
      ? earnedCents
      : earnedCents === 0
        ? earnings
        : formatMoney(earnedCents, language);
  return (
    <Tiles
      as="section"
      aria-label={i18n.t('Tal')}
      $hasPayments={hasPayments}
      $columns={2}
      $tabletColumns={4}
      $gap={3}
    >
      <StatTile label={i18n.t('Værktøj')} value={shown(tools, i18n)} />
      <StatTile label={i18n.t('Aktive')} value={shown(active, i18n)} />
      <StatTile label={i18n.t('Afsluttede')} value={shown(completed, i18n)} />
      {hasPayments ? (
        <>
          <StatTile label={i18n.t('Visninger')} value={shown(views, i18n)} />
          <Wide>
            <StatTile label={i18n.t('Indtjening')} value={shown(earned, i18n)} />
          </Wide>
        </>
      ) : (
        <StatTile label={i18n.t('Indtjening')} value={earnings} />
      )}
    </Tiles>
  );
}
