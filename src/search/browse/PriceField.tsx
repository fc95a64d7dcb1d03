import { useState } from 'react';
import { type Cents, centsToInputText, parsePriceToCents } from '../../../domain/values/money';
import { NumberField } from '../../ui/NumberField';

interface Props {
  label: string;
  /** The price in force. */
  cents: Cents;
  /** The meaning of an empty field. */
  emptyCents: Cents;
  /** Brings a price within what its partner allows (§5). */
  bounded: (cents: Cents) => Cents;
  onChange: (cents: Cents) => void;
}

/**
 * A bound of the price per day in kroner. The price in force keeps within its bounds at every key; the
 * text is corrected immediately where a number is too high, and on leaving where it is too low, because
 * the `2` of `250` is too low only until the next key.
 */
export function PriceField({ label, cents, emptyCents, bounded, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string) => {
    const wanted = parsePriceToCents(text) ?? emptyCents;
    const allowed = bounded(wanted);
    setTyped(allowed < wanted ? null : text);
    if (allowed !== cents) onChange(allowed);
  };
  return (
    <NumberField
      label={label}
      min={0}
      step="any"
      suffix="kr."
      value={typed ?? centsToInputText(cents)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
