import styled from 'styled-components';
import { theme } from '../../theme/theme';

/**
 * The place of a form's red box; it takes no room while there is none. It is sticky, so that on a form longer than the
 * screen the box is in view together with the field that it is about.
 */
export const ErrorSlot = styled.div`
  position: sticky;
  inset-block-end: ${theme.space[4]};
  z-index: ${theme.depth.raised};
  &:empty {
    display: none;
  }
`;
