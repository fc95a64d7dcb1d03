import { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, motion, radius, size, space, target } = theme;

/** The box of a checkbox: the native input with custom styles. */
export const choiceBox = css`
  appearance: none;
  display: inline-grid;
  flex: none;
  place-content: center;
  width: ${size.checkBox};
  height: ${size.checkBox};
  background: ${color.surface};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.small};
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &::before {
    content: '';
    width: ${size.checkMark};
    height: ${size.checkMark};
    background: ${color.onPrimary};
    clip-path: polygon(12% 48%, 2% 60%, 38% 92%, 98% 20%, 86% 10%, 37% 70%);
    transform: scale(0);
    transition: transform ${motion.quick};
  }
  &:hover:not(:disabled) {
    border-color: ${color.ink};
  }
  &:checked {
    background: ${color.primary};
    border-color: ${color.primary};
  }
  &:checked::before {
    transform: scale(1);
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    scroll-margin-block-end: ${space[24]};
  }
  &:disabled {
    background: ${color.sunken};
    cursor: not-allowed;
  }
  &:disabled:checked::before {
    background: ${color.muted};
  }
  ${media.forcedColours} {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

/** The label beside the box; the whole line can be pressed. */
export const choiceLabel = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${target.minimum};
  padding-block: ${space[1]};
  line-height: 1.4;
  cursor: pointer;
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
  ${media.touch} {
    padding-block: ${space[2]};
  }
`;

/** The native input over a custom-drawn choice: it is invisible, covers the whole choice and takes the press. */
export const choiceCover = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
