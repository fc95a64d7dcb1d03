import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme';

const kept = css`
  position: sticky;
  inset-block-end: ${theme.space[4]};
  z-index: ${theme.depth.raised};
`;

/** Where a form's red box appears; while there is none it takes no room. `$kept` in view on a form that is longer than the screen. */
export const ErrorSlot = styled.div<{ $kept?: boolean | undefined }>`
  ${({ $kept }) => $kept && kept}
  &:empty {
    display: none;
  }
`;
