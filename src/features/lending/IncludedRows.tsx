import { useFormikContext } from 'formik';
import { TextField } from '../../ui/TextField';
import { FormRows } from './FormRows';
import type { ToolFormValues } from './toolForm';

/** What comes with the tool, one thing a row. */
export function IncludedRows() {
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  return (
    <FormRows
      label="What's Included"
      rows={values.whatsIncluded}
      blank=""
      onChange={(rows) => void setFieldValue('whatsIncluded', rows)}
      fields={1}
      renderFields={(item, number, change) => (
        <TextField
          label={`Item ${number}`}
          placeholder="Two batteries"
          autoComplete="off"
          value={item}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
      addLabel="Add item"
      removeLabel={(number) => `Remove item ${number}`}
    />
  );
}
