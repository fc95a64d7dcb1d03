import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { border, color, fontSize, motion, radius, space, target } = theme;

/** The box of inputs, selects and areas. */
export const fieldStyles = css`
  width: 100%;
  min-height: ${target.medium};
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.input};
  font-size: ${fontSize.body};
  line-height: 1.4;
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &:focus-visible {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: 0;
    border-color: ${color.focus};
  }
  &&[aria-invalid='true'] {
    border-color: ${color.danger};
    /* What has the focus because of it is not behind the form's red box, which stays in view. */
    scroll-margin-block-end: ${space[24]};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
