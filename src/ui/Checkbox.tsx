import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { choiceBox, choiceLabel } from './choiceStyles';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
}

const Box = styled.input`
  ${choiceBox}
`;
const Label = styled.label`
  ${choiceLabel}
`;

/** A tick box with its label beside it. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <Label>
      <Box type="checkbox" {...rest} />
      <span>{label}</span>
    </Label>
  );
}
