import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { choiceCover } from './choiceStyles';
import { visuallyHiddenStyles } from './VisuallyHidden';

const { border, color, fontSize, fontWeight, icon, motion, radius, shadow, space, target } = theme;

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label stays the name. */
  hideLabel?: boolean | undefined;
}
export interface SegmentedControlProps<Value extends string> {
  /** The name of the choice. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Track = styled.fieldset`
  display: inline-flex;
  flex: none;
  max-width: 100%;
  gap: ${space[1]};
  padding: ${space[1]};
  background: ${color.sunken};
  border-radius: ${radius.input};
`;
const Hidden = styled.legend`
  ${visuallyHiddenStyles}
`;
const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${target.small};
  min-height: ${target.small};
  padding: ${space[1]} ${space[3]};
  border: ${border.edge} solid transparent;
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.2;
  cursor: pointer;
  transition: background-color ${motion.quick}, color ${motion.quick};
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &:has(:checked) {
    background: ${color.surface};
    border-color: ${color.edge};
    box-shadow: ${shadow.lifted};
    color: ${color.ink};
  }
  &:has(:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
  ${media.touch} {
    min-width: ${target.medium};
    min-height: ${target.medium};
  }
  ${media.forcedColours} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
const Native = styled.input`
  ${choiceCover}
`;
const HiddenLabel = styled.span`
  ${visuallyHiddenStyles}
`;

/** Two or three ways to see the same thing: grid or list, monthly or yearly. Radio buttons underneath. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Track>
      <Hidden>{label}</Hidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <Native
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.hideLabel ? (
            <HiddenLabel>{option.label}</HiddenLabel>
          ) : (
            <span>{option.label}</span>
          )}
        </Segment>
      ))}
    </Track>
  );
}
