import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldLabel } from './FieldFrame';
import { Row } from './Row';
import { rangeThumbs } from './rangeStyles';
import { Stack } from './Stack';

const { color, fontSize, fontWeight, radius, size, target } = theme;

interface RangeSliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value with its unit, shown and announced: "25 km". */
  valueText: string;
  onChange: (value: number) => void;
}

const Native = styled.input<{ $start: number }>`
  --filled: ${({ $start }) => $start}%;
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

/** A number that need not be exact, chosen with a native range input. */
export function RangeSlider({ label, value, min, max, valueText, onChange }: RangeSliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const filled = ((value - min) / (max - min)) * 100;
  const [start] = useState(filled);

  // The content policy forbids style attributes in a server-rendered page, and a class for each value would be too
  // many. So the class has the first value only, and a script sets the later ones.
  useLayoutEffect(() => {
    input.current?.style.setProperty('--filled', `${filled}%`);
  }, [filled]);

  return (
    <Stack $gap={2}>
      <Row $justify="space-between">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        <Value htmlFor={id}>{valueText}</Value>
      </Row>
      <Native
        ref={input}
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        $start={start}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Stack>
  );
}
