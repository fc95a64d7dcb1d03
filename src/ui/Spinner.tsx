import styled, { keyframes } from 'styled-components';
import { media, theme } from '../theme/theme';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A sign of progress, as high as the text beside it. It is hidden from assistive technology: the text must say it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: ${theme.border.strong} solid currentColor;
  border-right-color: transparent;
  border-radius: ${theme.radius.round};
  animation: ${turn} ${theme.motion.turn};
  ${media.reducedMotion} {
    opacity: 0.6;
  }
`;
