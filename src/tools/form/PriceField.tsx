import { useLingui } from '@lingui/react';
import { useField } from 'formik';
import { formatKroner } from '../../../domain/values/money';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { TypedNumberField } from './TypedNumberField';
import { readPrice } from './typedNumbers';

interface Props {
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  error?: string;
}

/** The price per day (§5, D30). */
export function PriceField(marks: Props) {
  const { i18n } = useLingui();
  const [{ value }] = useField<string>(marks.name);
  const cents = readPrice(value);
  const language = useScreenLanguage('en');
  // As given, the unit is Danish on every screen.
  const unitLanguage = useScreenLanguage('da');
  return (
    <TypedNumberField
      {...marks}
      label={i18n.t('Price per day')}
      min={0}
      step={0.01}
      suffix={<span lang="da">kr.</span>}
      hint={
        cents === null ? (
          i18n.t('For example 75 or 19.95')
        ) : (
          <span>
            {i18n.t('Borrowers see {price}', { price: formatKroner(cents, language) })}
            {'\u00a0'}
            <span lang={unitLanguage}>{i18n.t('kr./dag')}</span>
          </span>
        )
      }
      required
    />
  );
}
