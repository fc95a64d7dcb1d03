import styled from 'styled-components';
import { media, type SpaceStep, theme } from '../theme/theme';

export type GridColumns = 1 | 2 | 3 | 4 | 5 | 6;

export interface GridProps {
  $columns?: GridColumns | undefined;
  $tabletColumns?: GridColumns | undefined;
  $desktopColumns?: GridColumns | undefined;
  /** Steps of 4 px between the cells. */
  $gap?: SpaceStep | undefined;
}

const tracks = (count: GridColumns) => `repeat(${count}, minmax(0, 1fr))`;

/** Equal columns. Their number is set for phone, tablet and desktop widths. */
export const Grid = styled.div<GridProps>`
  display: grid;
  gap: ${({ $gap = 5 }) => theme.space[$gap]};
  grid-template-columns: ${({ $columns = 1 }) => tracks($columns)};
  ${media.tablet} {
    grid-template-columns: ${({ $columns = 1, $tabletColumns = $columns }) => tracks($tabletColumns)};
  }
  ${media.desktop} {
    grid-template-columns: ${({
      $columns = 1,
      $tabletColumns = $columns,
      $desktopColumns = $tabletColumns,
    }) => tracks($desktopColumns)};
  }
`;
