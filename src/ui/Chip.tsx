import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { chipHover, chipLook } from './chipStyles';

/** A chip that is a link. */
export const LinkChip = styled(Link)`
  ${chipLook}
  ${chipHover}
`;

const { color } = theme;

interface ChipProps {
  children: ReactNode;
  pressed: boolean;
  onToggle: () => void;
  /** The number of entries that the chip stands for. */
  count?: number | undefined;
}

const Toggle = styled.button`
  ${chipLook}
  ${chipHover}
  &[aria-pressed='true'] {
    background: ${color.primary};
    border-color: ${color.primary};
    color: ${color.onPrimary};
    ${media.forcedColours} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  opacity: 0.85;
`;

/** A small round toggle button. */
export function Chip({ children, pressed, onToggle, count }: ChipProps) {
  return (
    <Toggle type="button" aria-pressed={pressed} onClick={onToggle}>
      <span>{children}</span>
      {count === undefined ? null : <Count>{count}</Count>}
    </Toggle>
  );
}
