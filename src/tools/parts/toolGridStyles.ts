import { css } from 'styled-components';
import { media, theme } from '../../theme/theme';

const { motion, space } = theme;

/** `fill`: as many columns as fit, from two on a phone to four. `three`: at most three, for six featured tools. */
export type ToolGridColumns = 'fill' | 'three';

/** The grid of a list of tools, shared with its skeleton. */
export const toolGridStyles = css`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  transition: opacity ${motion.calm};
  ${media.tablet} {
    gap: ${space[5]};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    &[data-columns='fill'] {
      grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    }
  }
  &[data-view='list'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;
