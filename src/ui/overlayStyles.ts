import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { border, color, depth, motion, shadow } = theme;

/** The veil behind a dialog or drawer. Ariakit marks entering and leaving with attributes. */
export const veilStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${depth.backdrop};
  background: ${color.backdrop};
  opacity: 0;
  transition: opacity ${motion.calm};
  &[data-enter] {
    opacity: 1;
  }
`;

/** The ground of what hangs below a button: a menu, a calendar. */
export const hangingStyles = css`
  z-index: ${depth.popover};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  box-shadow: ${shadow.floating};
  opacity: 0;
  transition: opacity ${motion.quick};
  &[data-enter] {
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
`;
