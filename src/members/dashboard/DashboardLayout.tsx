import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';

const { space } = theme;

/* One column in the order of the text; on a desktop the left panel is beside the rest. */
const Root = styled.div`
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
    grid-template-areas:
      'person head head'
      'person stats stats'
      'tabs panel activity'
      'elsewhere panel activity';
    grid-template-columns: 15rem minmax(0, 1fr) 16rem;
    grid-template-rows: auto auto auto 1fr;
    column-gap: ${space[8]};
  }
`;
const Part = styled.div<{ $area: string }>`
  min-width: 0;
  ${media.desktop} {
    grid-area: ${({ $area }) => $area};
  }
`;

const areas = ['head', 'person', 'stats', 'tabs', 'panel', 'activity', 'elsewhere'] as const;

/** The parts of the dashboard, in the order in which they are read. */
export function DashboardLayout(parts: Record<(typeof areas)[number], ReactNode>) {
  return (
    <Root>
      {areas.map((area) => (
        <Part key={area} $area={area}>
          {parts[area]}
        </Part>
      ))}
    </Root>
  );
}
