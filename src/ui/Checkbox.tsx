import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { choiceBox, choiceLabel } from './choiceStyles';
import { FieldError, FieldHint } from './FieldFrame';
import { describedBy, type FieldProps } from './fieldProps';
import { Stack } from './Stack';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>,
    Omit<FieldProps, 'hideLabel'> {
  /** At the end of the line, not part of the name: a count. */
  aside?: ReactNode;
}

const Box = styled.input`
  ${choiceBox}
`;
const Label = styled.label`
  ${choiceLabel}
`;

/** A tick box with its label beside it. */
export function Checkbox({ label, hint, error, aside, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Stack $gap={1}>
      <Label htmlFor={id}>
        <Box
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          {...rest}
        />
        <span>{label}</span>
        {aside}
      </Label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
    </Stack>
  );
}
