import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../../theme/theme';

const { space } = theme;

const withActivity = css`
  grid-template-areas:
    'person head head'
    'person stats stats'
    'tabs panel activity'
    'elsewhere panel activity';
  grid-template-columns: 15rem minmax(0, 1fr) 16rem;
  grid-template-rows: auto auto auto 1fr;
  column-gap: ${space[8]};
`;

const givenAreas = css`
  grid-template-areas:
    'person head'
    'person stats'
    'tabs panel'
    'elsewhere panel'
    '. activity';
  grid-template-rows: auto auto auto 1fr auto;
`;
const liveAreas = css`
  grid-template-areas:
    'head head'
    'tabs panel'
    'person panel'
    'elsewhere panel';
  grid-template-rows: auto auto auto 1fr;
`;

/* One column in the order of the text; on a desktop the left panel is beside the rest. */
const Root = styled.div<{ $hasActivity: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block-end: ${space[16]};
  ${media.desktop} {
    ${({ $hasActivity }) => ($hasActivity ? givenAreas : liveAreas)}
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: ${space[10]};
  }
  ${media.wide} {
    ${({ $hasActivity }) => $hasActivity && withActivity}
  }
`;
const Part = styled.div<{ $area: string }>`
  min-width: 0;
  ${media.belowDesktop} {
    [data-waiting] > &:nth-child(n + 4) {
      visibility: hidden;
    }
  }
  ${media.desktop} {
    grid-area: ${({ $area }) => $area};
  }
`;

const areas = ['head', 'person', 'stats', 'tabs', 'panel', 'activity', 'elsewhere'] as const;
/** Without figures and feed the tabs come first, and the member's own card last. */
const tabsFirst = ['head', 'tabs', 'panel', 'person', 'elsewhere'] as const;

/** The parts of the dashboard, in the order in which they are read. */
export function DashboardLayout({
  isWaiting,
  ...parts
}: Record<(typeof areas)[number], ReactNode> & {
  /** Whether the height of the panel is not known yet; then what is below it is not shown. */
  isWaiting: boolean;
}) {
  const hasActivity = parts.activity !== null;
  return (
    <Root $hasActivity={hasActivity} data-waiting={isWaiting || undefined}>
      {(hasActivity ? areas : tabsFirst).map((area) => (
        <Part key={area} $area={area}>
          {parts[area]}
        </Part>
      ))}
    </Root>
  );
}
