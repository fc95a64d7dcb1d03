import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldLabel } from './FieldFrame';
import { Row } from './Row';
import { rangeThumbs } from './rangeStyles';
import { Stack } from './Stack';

const { color, fontSize, fontWeight, radius, size, target } = theme;

export interface RangeSliderProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'value' | 'min' | 'max' | 'step' | 'onChange'
  > {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value with its unit, shown and said: "25 km". */
  valueText: string;
  onChange: (value: number) => void;
}

/* A rule and no style attribute, which the policy of the service blocks in a page that it renders. */
const Track = styled.div<{ $filled: number }>`
  --filled: ${({ $filled }) => $filled}%;
`;
const Native = styled.input`
  appearance: none;
  display: block;
  width: 100%;
  height: ${target.minimum};
  background: transparent;
  cursor: pointer;
  ${rangeThumbs}
  &::-webkit-slider-runnable-track {
    height: ${size.track};
    border-radius: ${radius.round};
    background: linear-gradient(
      to right,
      ${color.primary} var(--filled),
      ${color.edge} var(--filled)
    );
  }
  &::-moz-range-track {
    height: ${size.track};
    border-radius: ${radius.round};
    background: ${color.edge};
  }
  &::-moz-range-progress {
    height: ${size.track};
    border-radius: ${radius.round};
    background: ${color.primary};
  }
`;
const Value = styled.output`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`;

/** A number chosen by feel. One thumb, native. */
export function RangeSlider({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  onChange,
  id: givenId,
  ...rest
}: RangeSliderProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const filled = max === min ? 0 : ((value - min) / (max - min)) * 100;
  return (
    <Stack $gap={2}>
      <Row $justify="space-between">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <Value htmlFor={id}>{valueText}</Value>
      </Row>
      <Track $filled={filled}>
        <Native
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          {...rest}
        />
      </Track>
    </Stack>
  );
}
