import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { border, color, radius, space } = theme;

/** The hook in the wall of the shed, above what hangs on it. */
export const hookStyles = css`
  &::before {
    content: '';
    width: ${space[3]};
    height: ${space[3]};
    border: ${border.strong} solid ${color.muted};
    border-block-end-width: 0;
    border-radius: ${radius.round} ${radius.round} 0 0;
  }
`;
