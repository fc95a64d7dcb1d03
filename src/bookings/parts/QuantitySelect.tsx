import { quantityChoices } from '../../../domain/payments/bookingCosts';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { FormField } from '../../ui/form/useFormProblem';
import { Select } from '../../ui/Select';

interface Props {
  value: number;
  onChange: (quantity: number) => void;
  language: ScreenLanguage;
  disabled?: boolean;
  /** How many there are, where no more can be asked for. */
  most?: number | undefined;
  /** The name and the error of the field in a form. */
  field?: FormField;
}

const labels = { da: 'Antal', en: 'Quantity' } as const;

/** How many of a tool: 1 to 5 (§5). Shown only where more than one is available. */
export function QuantitySelect({
  value,
  onChange,
  language,
  disabled = false,
  most = Infinity,
  field,
}: Props) {
  const options = quantityChoices
    .filter((choice) => choice <= most)
    .map((choice) => ({ value: String(choice), label: String(choice) }));
  return (
    <Select
      label={labels[language]}
      options={options}
      value={String(value)}
      disabled={disabled}
      {...field}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
