import { useField } from 'formik';
import { formatKroner } from '../../../domain/money';
import { NumberField } from '../../ui/NumberField';
import { readPrice, unreadablePrice } from './toolForm';

interface Props {
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/**
 * The price per day (§5, D30). The form keeps it as text, because Formik would make a number of it. What the
 * browser cannot read, such as a comma in some languages, stays in the field and counts as a wrong price.
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
      onBlur={onBlur}
    />
  );
}
