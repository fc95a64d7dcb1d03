import styled from 'styled-components';
import { theme } from '../theme/theme';

const { color, fontSize, fontWeight, lineHeight } = theme;

const sizes = {
  small: fontSize.small,
  body: fontSize.body,
  lead: fontSize.lead,
} as const;
const tones = {
  ink: color.ink,
  muted: color.muted,
  primary: color.primary,
} as const;

interface TextProps {
  $size?: keyof typeof sizes | undefined;
  $tone?: keyof typeof tones | undefined;
  $weight?: keyof typeof fontWeight | undefined;
  $align?: 'center' | undefined;
  /** Digits of equal width, for money and tables. */
  $tabular?: boolean | undefined;
  /** Limits lines to a readable length. */
  $measure?: boolean | undefined;
}

/** A paragraph, or with `as` any other text element. */
export const Text = styled.p<TextProps>`
  font-size: ${({ $size = 'body' }) => sizes[$size]};
  color: ${({ $tone = 'ink' }) => tones[$tone]};
  font-weight: ${({ $weight = 'regular' }) => fontWeight[$weight]};
  line-height: ${({ $size = 'body' }) => ($size === 'small' ? '1.45' : lineHeight.body)};
  ${({ $align }) => ($align ? `text-align: ${$align};` : '')}
  ${({ $tabular }) => ($tabular ? 'font-variant-numeric: tabular-nums;' : '')}
  ${({ $measure }) => ($measure ? 'max-width: 66ch;' : '')}
`;
