import styled from 'styled-components';
import { media, type SpaceStep, theme } from '../theme/theme';

export interface RowProps {
  /** Steps of 4 px between the children. */
  $gap?: SpaceStep | undefined;
  $align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline' | undefined;
  $justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /** Whether children may wrap to the next line; true by default. */
  $wrap?: boolean | undefined;
}

/** Children beside one another. */
export const Row = styled.div<RowProps>`
  display: flex;
  min-width: 0;
  gap: ${({ $gap = 3 }) => theme.space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
`;

/** Buttons beside one another; on a phone below one another. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  &:empty {
    display: none;
  }
  ${media.belowTablet} {
    flex-direction: column;
  }
`;
