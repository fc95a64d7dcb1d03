import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { useIsThere } from './useIsThere';

const { color, radius, space } = theme;

const tones = {
  info: [color.infoGround, color.info],
  success: [color.successGround, color.success],
  warning: [color.warningGround, color.warning],
  danger: [color.dangerGround, color.danger],
  neutral: [color.sunken, color.ink],
} as const;

export interface CalloutProps {
  tone?: keyof typeof tones | undefined;
  icon?: ReactNode;
  /** `status` when it appears after an action of the person. */
  role?: 'status' | 'note' | undefined;
  children: ReactNode;
}

const Root = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.input};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  & > svg {
    flex: none;
    width: ${theme.icon.medium};
    height: 1.55em;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

/** A quiet remark on a tinted ground. For errors there is ErrorBox. */
export function Callout({ tone = 'info', icon, role, children }: CalloutProps) {
  const isThere = useIsThere();
  // A live region is there before its text, which comes without moving what is around it.
  const waits = role === 'status' && !isThere;
  return (
    <Root $tone={tone} role={role}>
      {icon}
      <div style={waits ? { visibility: 'hidden' } : undefined}>{children}</div>
    </Root>
  );
}
