import { useField } from 'formik';
import type { ReactNode } from 'react';
import { NumberField } from '../../ui/NumberField';
import { unreadableNumber } from './typedNumbers';

interface Props {
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  error?: string | undefined;
  label: string;
  hint?: ReactNode;
  suffix?: ReactNode;
  min?: number;
  max?: number;
  /** `0.01` for money; whole numbers when left out. */
  step?: number;
  required?: boolean;
}

/**
 * A number field whose form value is text, because Formik would convert it to a number. A text that the browser cannot
 * read as a number stays in the field and counts as wrong.
 */
export function TypedNumberField({ name, step, ...rest }: Props) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  return (
    <NumberField
      {...rest}
      name={name}
      step={step}
      autoComplete="off"
      value={value === unreadableNumber ? '' : value}
      onChange={({ currentTarget: input }) =>
        void setValue(input.validity.badInput ? unreadableNumber : input.value)
      }
      onBlur={onBlur}
    />
  );
}
