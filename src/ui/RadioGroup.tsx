import { type ReactNode, useId } from 'react';
import { FieldGroup } from './FieldGroup';
import type { FieldProps } from './fieldProps';
import { Radio } from './Radio';
import { Stack } from './Stack';

export interface RadioGroupOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
}
export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioGroupOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string | undefined;
}

/** A choice of one, all of them in view. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  ...field
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <FieldGroup id={id} {...field}>
      <Stack $gap={1}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? id}
            value={option.value}
            label={option.label}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}
