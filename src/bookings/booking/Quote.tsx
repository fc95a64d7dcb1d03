import styled from 'styled-components';
import { theme } from '../../theme/theme';

const { border, color, radius, space } = theme;

/** A member's text about the booking. */
export const Quote = styled.blockquote.attrs({ dir: 'auto' })`
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-inline-start: ${border.strong} solid ${color.edge};
  background: ${color.sunken};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
