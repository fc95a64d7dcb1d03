import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, fontSize, fontWeight, radius, space } = theme;

const tones = {
  neutral: [color.sunken, color.ink],
  primary: [color.primarySoft, color.primary],
  accent: [color.accentSoft, color.accentText],
  success: [color.successGround, color.success],
  warning: [color.warningGround, color.warning],
  danger: [color.dangerGround, color.danger],
  info: [color.infoGround, color.info],
  solid: [color.primary, color.onPrimary],
} as const;
export type BadgeTone = keyof typeof tones;

/** A word or a number that names a state. */
export const Badge = styled.span<{ $tone?: BadgeTone | undefined }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-width: ${theme.target.minimum};
  min-height: ${theme.target.minimum};
  padding-inline: ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $tone = 'neutral' }) => tones[$tone][0]};
  color: ${({ $tone = 'neutral' }) => tones[$tone][1]};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  white-space: nowrap;
  svg {
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
`;
