import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { choiceBox, choiceLabel } from './choiceStyles';

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  aside?: ReactNode;
}

const Dot = styled.input`
  ${choiceBox}
`;
const Label = styled.label`
  ${choiceLabel}
`;

/** One of several; mostly made by RadioGroup. */
export function Radio({ label, aside, id: givenId, ...rest }: RadioProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Label htmlFor={id}>
      <Dot id={id} type="radio" {...rest} />
      <span>{label}</span>
      {aside}
    </Label>
  );
}
