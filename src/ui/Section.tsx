import styled from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { color, space } = theme;

const grounds = {
  none: 'transparent',
  surface: color.surface,
  sunken: color.sunken,
  primarySoft: color.primarySoft,
} as const;

export interface SectionProps {
  $ground?: keyof typeof grounds | undefined;
  $size?: 'small' | 'medium' | 'large' | undefined;
}

const paddings = {
  small: [space[6], space[8]],
  medium: [space[10], space[16]],
  large: [space[12], space[24]],
} as const;

/** A band of a page over its whole width; put a PageContainer into it. */
export const Section = styled.section<SectionProps>`
  background: ${({ $ground = 'none' }) => grounds[$ground]};
  padding-block: ${({ $size = 'medium' }) => paddings[$size][0]};
  ${media.tablet} {
    padding-block: ${({ $size = 'medium' }) => paddings[$size][1]};
  }
`;
