import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldGroup } from './FieldGroup';
import { rangeThumbs } from './rangeStyles';

const { color, depth, fontSize, fontWeight, radius, size, target } = theme;

export interface RangePairSliderProps {
  /** The name of the pair, and of each thumb. */
  label: string;
  hideLabel?: boolean | undefined;
  lowLabel: string;
  highLabel: string;
  value: readonly [number, number];
  min: number;
  max: number;
  step?: number | undefined;
  /** A value with its unit. */
  valueText: (value: number) => string;
  onChange: (value: readonly [number, number]) => void;
}

const Box = styled.div`
  position: relative;
  height: ${target.minimum};
`;
const Track = styled.span`
  position: absolute;
  inset: calc((100% - ${size.track}) / 2) 0 auto;
  height: ${size.track};
  border-radius: ${radius.round};
  background: linear-gradient(
    to right,
    ${color.edge} var(--low),
    ${color.primary} var(--low) var(--high),
    ${color.edge} var(--high)
  );
`;
const Native = styled.input<{ $over: boolean }>`
  appearance: none;
  position: absolute;
  inset: 0;
  z-index: ${({ $over }) => ($over ? depth.raised : depth.base)};
  width: 100%;
  height: 100%;
  background: transparent;
  pointer-events: none;
  ${rangeThumbs}
  &::-webkit-slider-runnable-track {
    height: ${size.track};
    background: transparent;
  }
  &::-moz-range-track {
    background: transparent;
  }
`;
const Values = styled.output`
  display: flex;
  justify-content: space-between;
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`;

/** A span between two numbers: two native thumbs on one track. Neither passes the other. */
export function RangePairSlider({
  label,
  hideLabel,
  lowLabel,
  highLabel,
  value: [low, high],
  min,
  max,
  step = 1,
  valueText,
  onChange,
}: RangePairSliderProps) {
  const id = useId();
  const share = (value: number) => (max === min ? 0 : ((value - min) / (max - min)) * 100);
  const places = { '--low': `${share(low)}%`, '--high': `${share(high)}%` } as Record<
    string,
    string
  >;
  const shared = { type: 'range', min, max, step } as const;
  return (
    <FieldGroup id={id} label={label} hideLabel={hideLabel}>
      <Box>
        <Track style={places} />
        <Native
          {...shared}
          aria-label={lowLabel}
          aria-valuetext={valueText(low)}
          value={low}
          // At the far end the lower thumb would be buried and could not be pulled back.
          $over={low > (min + max) / 2}
          onChange={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, high), high])}
        />
        <Native
          {...shared}
          aria-label={highLabel}
          aria-valuetext={valueText(high)}
          value={high}
          $over={false}
          onChange={(event) => onChange([low, Math.max(event.currentTarget.valueAsNumber, low)])}
        />
      </Box>
      <Values>
        <span>{valueText(low)}</span>
        <span>{valueText(high)}</span>
      </Values>
    </FieldGroup>
  );
}
