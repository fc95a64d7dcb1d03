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
 * A browser whose numbers have a point swallows a comma without a word, and `19,95` becomes 1995: it gets
 * the point. Edge: together with a comma, points separate thousands (`1.234,50`).
 */
function takeComma(event: InputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (!data?.includes(',') || (0.5).toLocaleString().includes(',')) return;
  event.preventDefault();
  // The only way to insert at the cursor of a number input, which has no selection for scripts.
  document.execCommand('insertText', false, data.replaceAll('.', '').replace(',', '.'));
}

/**
 * A number of the form, which keeps it as text, because Formik would make a number of it. What the browser cannot
 * read stays in the field and counts as wrong.
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
