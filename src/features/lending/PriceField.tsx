import { useField } from 'formik';
import type { InputEvent } from 'react';
import { formatKroner } from '../../../domain/money';
import { NumberField } from '../../ui/NumberField';
import { readPrice, unreadablePrice } from './toolForm';

interface Props {
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
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
 * The price per day (§5, D30). The form keeps it as text, because Formik would make a number of it. What the
 * browser cannot read stays in the field and counts as a wrong price.
 */
export function PriceField(marks: Props) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(marks.name);
  const cents = readPrice(value);
  return (
    <NumberField
      {...marks}
      label="Price per day"
      min={0}
      step={0.01}
      suffix={<span lang="da">kr.</span>}
      hint={
        cents === null ? (
          'For example 75 or 19.95'
        ) : (
          <span>
            {`Listed at ${formatKroner(cents, 'en')} `}
            <span lang="da">kr./dag</span>
          </span>
        )
      }
      autoComplete="off"
      required
      value={value === unreadablePrice ? '' : value}
      onChange={({ currentTarget: input }) =>
        void setValue(input.validity.badInput ? unreadablePrice : input.value)
      }
      onBeforeInput={takeComma}
      onBlur={onBlur}
    />
  );
}
