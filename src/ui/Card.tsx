import styled, { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, radius, shadow, space } = theme;

const looks = {
  lined: css`
    background: ${color.surface};
    border: ${border.line} solid ${color.line};
  `,
  floating: css`
    background: ${color.surface};
    box-shadow: ${shadow.lifted};
  `,
  sunken: css`
    background: ${color.sunken};
  `,
};

const paddings = {
  none: ['0', '0'],
  /** For what brings its own height, as a disclosure. */
  tight: [`0 ${space[4]}`, `0 ${space[6]}`],
  small: [space[4], space[4]],
  medium: [space[4], space[6]],
  large: [space[5], space[8]],
} as const;

export interface CardProps {
  $look?: keyof typeof looks | undefined;
  $padding?: keyof typeof paddings | undefined;
}

/** A surface with rounded corners. A card that lies on the page has a border; one that floats above it has a shadow. */
export const Card = styled.div<CardProps>`
  position: relative;
  min-width: 0;
  border-radius: ${radius.card};
  ${({ $look = 'lined' }) => looks[$look]}
  padding: ${({ $padding = 'medium' }) => paddings[$padding][0]};
  ${media.tablet} {
    padding: ${({ $padding = 'medium' }) => paddings[$padding][1]};
  }
`;
