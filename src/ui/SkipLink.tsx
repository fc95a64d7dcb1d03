import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, depth, fontWeight, radius, shadow, space } = theme;

/** The first tab stop of a page, visible only while it has the focus. `href` points to the main part. */
export const SkipLink = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${depth.skipLink};
  padding: ${space[3]} ${space[5]};
  background: ${color.surface};
  color: ${color.primary};
  border-radius: ${radius.input};
  box-shadow: ${shadow.floating};
  font-weight: ${fontWeight.semibold};
  &:not(:focus) {
    transform: translateY(-400%);
  }
`;
