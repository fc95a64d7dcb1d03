import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontSize, fontWeight, lineHeight, radius, space } = theme;

interface StatTileProps {
  label: string;
  /** Already formatted. */
  value: ReactNode;
  icon?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[4]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  ${media.tablet} {
    padding: ${space[5]};
  }
`;
const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;
const Value = styled.strong`
  font-size: ${fontSize.section};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${lineHeight.tight};
`;

/** A large number and what it counts. */
export function StatTile({ label, value, icon }: StatTileProps) {
  return (
    <Root>
      <Label>
        {icon}
        {label}
      </Label>
      <Value>{value}</Value>
    </Root>
  );
}
