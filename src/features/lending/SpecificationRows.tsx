import { useFormikContext } from 'formik';
import { TextField } from '../../ui/TextField';
import { FormRows } from './FormRows';
import type { ToolFormValues } from './toolForm';

/** What there is to know about the tool, as rows of a property and its value. */
export function SpecificationRows() {
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  return (
    <FormRows
      label="Specifications"
      rows={values.specifications}
      blank={{ key: '', value: '' }}
      onChange={(rows) => void setFieldValue('specifications', rows)}
      fields={2}
      renderFields={(row, number, change) => (
        <>
          <TextField
            label={`Property ${number}`}
            placeholder="Power"
            autoComplete="off"
            value={row.key}
            onChange={(event) => change({ ...row, key: event.currentTarget.value })}
          />
          <TextField
            label={`Value ${number}`}
            placeholder="750 W"
            autoComplete="off"
            value={row.value}
            onChange={(event) => change({ ...row, value: event.currentTarget.value })}
          />
        </>
      )}
      addLabel="Add specification"
      removeLabel={(number) => `Remove specification ${number}`}
    />
  );
}
