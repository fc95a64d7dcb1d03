import { useField } from 'formik';
import { formatKroner } from '../../../domain/money';
import { TypedNumberField } from './TypedNumberField';
import { readPrice } from './typedNumbers';

interface Props {
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** The price per day (§5, D30). */
export function PriceField(marks: Props) {
  const [{ value }] = useField<string>(marks.name);
  const cents = readPrice(value);
  return (
    <TypedNumberField
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
      required
    />
  );
}
