import { useField } from 'formik';
import type { InputEvent, ReactNode } from 'react';
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
 * A browser whose decimal separator is a point silently drops a comma, so that `19,95` would become 1995. This inserts
 * a point instead. Edge: in a text with a comma, points separate thousands (`1.234,50`).
 */
function takeComma(event: InputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (!data?.includes(',') || (0.5).toLocaleString().includes(',')) return;
  event.preventDefault();
  // The only way to insert at the cursor of a number input, which has no selection for scripts.
  document.execCommand('insertText', false, data.replaceAll('.', '').replace(',', '.'));
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
      {...(step !== undefined && { onBeforeInput: takeComma })}
      onBlur={onBlur}
    />
  );
}
