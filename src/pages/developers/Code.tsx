import styled from 'styled-components';
import { theme } from '../../theme/theme';

const { border, color, fontSize, radius, space } = theme;

/** A program, which scrolls on its own when it is wider than the screen. */
export const Code = styled.pre`
  overflow-x: auto;
  padding: ${space[4]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.input};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
  font-size: ${fontSize.small};
  line-height: 1.5;
`;
