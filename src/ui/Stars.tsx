import { Star } from 'lucide-react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

const { color, fontSize, fontWeight, icon, space } = theme;

export interface StarsProps {
  /** 0 to 5; other values are clamped. */
  value: number;
  /** The rating in words, for assistive technology: "4,8 af 5 stjerner, 12 bedømmelser". */
  label: string;
  /** Five stars, or one star before the figure as on cards. */
  look?: 'row' | 'single' | undefined;
  /** The text beside the stars: "4,8 (12)". Hidden from assistive technology, because the label says it. */
  text?: string | undefined;
  size?: 'small' | 'medium' | undefined;
}

const Root = styled.span<{ $size: 'small' | 'medium' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.ink};
  font-size: ${({ $size }) => fontSize[$size === 'small' ? 'small' : 'body']};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  white-space: nowrap;
  svg {
    flex: none;
    width: ${({ $size }) => icon[$size]};
    height: ${({ $size }) => icon[$size]};
    color: ${color.star};
  }
`;
const Five = styled.span`
  position: relative;
  display: inline-flex;
`;
const Line = styled.span`
  display: inline-flex;
`;
/* The width is rounded to a tenth of a star, so that there are at most 51 generated classes. */
const Filled = styled.span<{ $tenths: number }>`
  position: absolute;
  inset: 0;
  width: ${({ $tenths }) => $tenths * 2}%;
  display: inline-flex;
  overflow: hidden;
  svg {
    fill: currentColor;
  }
`;
const Single = styled(Star)`
  fill: currentColor;
`;

const places = [1, 2, 3, 4, 5] as const;

/** Shows a rating, to a tenth of a star. */
export function Stars({ value, label, look = 'row', text, size = 'small' }: StarsProps) {
  return (
    <Root $size={size}>
      {look === 'single' ? (
        <Single aria-hidden="true" />
      ) : (
        <Five aria-hidden="true">
          <Line>
            {places.map((place) => (
              <Star key={place} strokeWidth={1.5} />
            ))}
          </Line>
          <Filled $tenths={Math.round(Math.min(5, Math.max(0, value)) * 10)}>
            {places.map((place) => (
              <Star key={place} strokeWidth={1.5} />
            ))}
          </Filled>
        </Five>
      )}
      {text === undefined ? null : <span aria-hidden="true">{text}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}
