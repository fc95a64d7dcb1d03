import type { ClipboardEvent, FocusEvent, InputEvent } from 'react';
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

/**
 * A browser whose decimal separator is a point silently drops a comma, so that `19,95` would become 1995. This inserts
 * a point instead. Edge: in a text with a comma, points separate thousands (`1.234,50`).
 */
function insertPoint(event: InputEvent | ClipboardEvent, text: string | null): void {
  if (!text?.includes(',') || (0.5).toLocaleString().includes(',')) return;
  event.preventDefault();
  // The only way to insert at the cursor of a number input, which has no selection for scripts.
  document.execCommand('insertText', false, text.trim().replaceAll('.', '').replace(',', '.'));
}

/** For fields that take decimals. React tells of a pasted text before it is inserted in some browsers only. */
const takeComma = {
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => insertPoint(event, event.data),
  onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
    insertPoint(event, event.clipboardData.getData('text')),
};

/** A number field with a numeric keypad on phones. The mouse wheel scrolls the page and does not change the number. */
export function NumberField({ step, onFocus, ...rest }: NumberFieldProps) {
  const isWhole = step === undefined || step === 1;
  return (
    <TextField
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      step={step}
      {...(!isWhole && takeComma)}
      onFocus={(event) => {
        ignoreWheel(event);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
