import { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontSize, fontWeight, motion, radius, space, target } = theme;

/** How every chip looks. */
export const chipLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.small};
  padding: ${space[1]} ${space[4]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1.3;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
  ${media.touch} {
    min-height: ${target.medium};
  }
`;

/** The hover style of a chip that is a single button or link. */
export const chipHover = css`
  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      border-color: ${color.ink};
      background: ${color.sunken};
    }
  }
`;
