import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, fontSize, fontWeight, lineHeight } = theme;

const sizes = {
  small: fontSize.small,
  body: fontSize.body,
  lead: fontSize.lead,
  sub: fontSize.sub,
} as const;
const tones = {
  ink: color.ink,
  muted: color.muted,
  primary: color.primary,
  accent: color.accentText,
  danger: color.danger,
  success: color.success,
  warning: color.warning,
  inherit: 'inherit',
} as const;

export interface TextProps {
  $size?: keyof typeof sizes | undefined;
  $tone?: keyof typeof tones | undefined;
  $weight?: keyof typeof fontWeight | undefined;
  $align?: 'start' | 'center' | 'end' | undefined;
  /** Cut off after so many lines. */
  $lines?: 1 | 2 | 3 | 4 | undefined;
  /** Figures of one width, for money and tables. */
  $tabular?: boolean | undefined;
  /** Keeps lines to a readable length. */
  $measure?: boolean | undefined;
}

/** A paragraph, or with `as` any other run of text. */
export const Text = styled.p<TextProps>`
  font-size: ${({ $size = 'body' }) => sizes[$size]};
  color: ${({ $tone = 'ink' }) => tones[$tone]};
  font-weight: ${({ $weight = 'regular' }) => fontWeight[$weight]};
  line-height: ${({ $size = 'body' }) => ($size === 'small' ? '1.45' : lineHeight.body)};
  ${({ $align }) => ($align ? `text-align: ${$align};` : '')}
  ${({ $tabular }) => ($tabular ? 'font-variant-numeric: tabular-nums;' : '')}
  ${({ $measure }) => ($measure ? 'max-width: 66ch;' : '')}
  ${({ $lines }) =>
    $lines
      ? `display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: ${$lines}; overflow: hidden;`
      : ''}
`;
