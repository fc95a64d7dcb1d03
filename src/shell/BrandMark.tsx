import styled from 'styled-components';
import { theme } from '../theme/theme';

const Mark = styled.svg`
  width: ${theme.space[8]};
  height: ${theme.space[8]};
  .wall {
    fill: ${theme.color.primary};
  }
  .door {
    fill: ${theme.color.accent};
  }
  .board {
    stroke: ${theme.color.onPrimary};
    stroke-width: 1;
    opacity: 0.35;
  }
`;

/** The shed with its door ajar, drawn for small sizes. */
export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden focusable="false">
      <path className="wall" d="M3 14 16 4l13 10v14H3z" />
      <path className="board" d="M7 14v14M11 14v14M23 14v14" />
      <path className="door" d="M14 16h8v12h-8z" />
    </Mark>
  );
}
