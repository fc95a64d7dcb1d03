import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { border, color, motion, radius, size } = theme;

/** The thumb of a range, for two separate rules: browsers drop a rule with a selector that they do not know. */
const thumb = css`
  appearance: none;
  width: ${size.thumb};
  height: ${size.thumb};
  background: ${color.surface};
  border: ${size.thumbEdge} solid ${color.primary};
  border-radius: ${radius.round};
  cursor: grab;
  pointer-events: auto;
  transition: transform ${motion.quick};
`;

export const rangeThumbs = css`
  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: calc((${size.track} - ${size.thumb}) / 2);
  }
  &::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }
  &:active::-webkit-slider-thumb {
    cursor: grabbing;
    transform: scale(1.08);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
  &:focus-visible::-moz-range-thumb {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
`;
