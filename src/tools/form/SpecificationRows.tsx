import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { TextField } from '../../ui/TextField';
import { FormRows } from './FormRows';
import type { ToolFormValues } from './toolForm';

/** The tool's specifications, as rows of a property and its value. */
export function SpecificationRows() {
  const { i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  return (
    <FormRows
      label={i18n.t('Specifications')}
      rows={values.specifications}
      blank={{ key: '', value: '' }}
      onChange={(rows) => void setFieldValue('specifications', rows)}
      fields={2}
      renderFields={(row, number, change) => (
        <>
          <TextField
            name="specifications"
            label={i18n.t('Specification {number}', { number })}
            placeholder={i18n.t('e.g. Power')}
            autoComplete="off"
            value={row.key}
            onChange={(event) => change({ ...row, key: event.currentTarget.value })}
          />
          <TextField
            label={i18n.t('Value {number}', { number })}
            placeholder={i18n.t('e.g. 750 W')}
            autoComplete="off"
            value={row.value}
            onChange={(event) => change({ ...row, value: event.currentTarget.value })}
          />
        </>
      )}
      addLabel={i18n.t('Add specification')}
      removeLabel={(number) => i18n.t('Remove specification {number}', { number })}
    />
  );
}
