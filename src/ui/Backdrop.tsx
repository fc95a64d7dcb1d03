import styled from 'styled-components';
import { theme } from '../theme/theme';

/** The backdrop between the page and a dialog or drawer. Ariakit marks its entering and leaving with attributes. */
export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.depth.backdrop};
  background: ${theme.color.backdrop};
  opacity: 0;
  transition: opacity ${theme.motion.calm};
  &[data-enter] {
    opacity: 1;
  }
`;
