import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontSize, motion, radius, size, space, target } = theme;

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
}

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${target.medium};
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;
const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;
const Hint = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
const Track = styled.input`
  appearance: none;
  flex: none;
  display: inline-flex;
  align-items: center;
  width: ${size.switch};
  height: ${target.minimum};
  padding: 0 ${space[1]};
  background: ${color.surface};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.round};
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &::before {
    content: '';
    width: ${size.thumbSmall};
    height: ${size.thumbSmall};
    background: ${color.edge};
    border-radius: ${radius.round};
    transition: transform ${motion.quick}, background-color ${motion.quick};
  }
  &:checked {
    background: ${color.primary};
    border-color: ${color.primary};
  }
  &:checked::before {
    background: ${color.onPrimary};
    transform: translateX(${size.switchTravel});
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  ${media.forcedColours} {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

/** An on/off switch that takes effect immediately, without a save button. */
export function Switch({ label, hint, id: givenId, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Line htmlFor={id}>
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      </Words>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
    </Line>
  );
}
