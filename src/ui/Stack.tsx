import styled from 'styled-components';
import { type SpaceStep, theme } from '../theme/theme';

export interface StackProps {
  /** Steps of 4 px between the children. */
  $gap?: SpaceStep | undefined;
  $align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
}

/** Children below one another. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
`;
