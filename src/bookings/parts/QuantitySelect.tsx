import { quantityChoices } from '../../../domain/payments/bookingCosts';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Select } from '../../ui/Select';

interface Props {
  value: number;
  onChange: (quantity: number) => void;
  language: ScreenLanguage;
  disabled?: boolean;
}

const labels = { da: 'Antal', en: 'Quantity' } as const;
const options = quantityChoices.map((choice) => ({ value: String(choice), label: String(choice) }));

/** How many of a tool: 1 to 5 (§5). Shown only where more than one is available. */
export function QuantitySelect({ value, onChange, language, disabled = false }: Props) {
  return (
    <Select
      label={labels[language]}
      options={options}
      value={String(value)}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
