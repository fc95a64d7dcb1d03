import styled from 'styled-components';
import { theme } from '../../theme/theme';

/**
 * Where a form's red box appears; while there is none it takes no room. It stays in view on a form that is longer than the
 * screen, so that the box and the field that it is about are seen together.
 */
export const ErrorSlot = styled.div`
  position: sticky;
  inset-block-end: ${theme.space[4]};
  z-index: ${theme.depth.raised};
  &:empty {
    display: none;
  }
`;
