import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { TextField } from '../../ui/TextField';
import { FormRows } from './FormRows';
import type { ToolFormValues } from './toolForm';

/** The included items, one per row. */
export function IncludedRows() {
  const { i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  return (
    <FormRows
      label={i18n.t("What's Included")}
      rows={values.whatsIncluded}
      blank=""
      onChange={(rows) => void setFieldValue('whatsIncluded', rows)}
      fields={1}
      renderFields={(item, number, change) => (
        <TextField
          name="whatsIncluded"
          label={i18n.t('Included {number}', { number })}
          placeholder={i18n.t('e.g. two batteries')}
          autoComplete="off"
          value={item}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      addLabel={i18n.t('Add item')}
      removeLabel={(number) => i18n.t('Remove item {number}', { number })}
    />
  );
}
