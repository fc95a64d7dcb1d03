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

/* One column in the order of the text; on a desktop the left panel is beside the rest. */
const Root = styled.div<{ $hasActivity: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block-end: ${space[16]};
  ${media.desktop} {
    grid-template-areas:
      'person head'
      'person stats'
      'tabs panel'
      'elsewhere panel'
      '. activity';
    grid-template-columns: 15rem minmax(0, 1fr);
    grid-template-rows: auto auto auto 1fr auto;
    column-gap: ${space[10]};
  }
  ${media.wide} {
    ${({ $hasActivity }) => $hasActivity && withActivity}
  }
`;
const Part = styled.div<{ $area: string }>`
  min-width: 0;
  ${media.desktop} {
    grid-area: ${({ $area }) => $area};
  }
`;

const areas = ['head', 'person', 'stats', 'tabs', 'panel', 'activity', 'elsewhere'] as const;
/** Without the feed the day comes first, and the member's own card below it. */
const todayFirst = ['head', 'stats', 'tabs', 'panel', 'person', 'elsewhere'] as const;

/** The parts of the dashboard, in the order in which they are read. */
export function DashboardLayout(parts: Record<(typeof areas)[number], ReactNode>) {
  const hasActivity = parts.activity !== null;
  return (
    <Root $hasActivity={hasActivity}>
      {(hasActivity ? areas : todayFirst).map((area) => (
        <Part key={area} $area={area}>
          {parts[area]}
        </Part>
      ))}
    </Root>
  );
}
