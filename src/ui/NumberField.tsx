import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from './TextField';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'min' | 'max' | 'step'> {
  min?: number | undefined;
  max?: number | undefined;
  /** `0.01` for money; whole numbers when left out. */
  step?: number | 'any' | undefined;
}

function ignoreWheel(event: FocusEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const leave = () => input.blur();
  input.addEventListener('wheel', leave, { passive: true });
  input.addEventListener('blur', () => input.removeEventListener('wheel', leave), { once: true });
}

/** A number field with a numeric keypad on phones. The mouse wheel scrolls the page and does not change the number. */
export function NumberField({ step, onFocus, ...rest }: NumberFieldProps) {
  return (
    <TextField
      type="number"
      inputMode={step === undefined || step === 1 ? 'numeric' : 'decimal'}
      step={step}
      onFocus={(event) => {
        ignoreWheel(event);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
