import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

/** Invisible, but in the accessibility tree. */
export const visuallyHiddenStyles = css`
  position: absolute;
  width: ${theme.size.pixel};
  height: ${theme.size.pixel};
  margin: -${theme.size.pixel};
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyles}
`;
