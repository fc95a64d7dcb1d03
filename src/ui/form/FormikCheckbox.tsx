import { useField } from 'formik';
import { Checkbox, type CheckboxProps } from '../Checkbox';

export interface FormikCheckboxProps
  extends Omit<CheckboxProps, 'value' | 'checked' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A Checkbox bound to a true-or-false value of the form around it. */
export function FormikCheckbox({ name, ...rest }: FormikCheckboxProps) {
  const [{ value: _unused, ...field }, meta] = useField<boolean>({ name, type: 'checkbox' });
  const error = meta.touched && meta.error ? meta.error : undefined;
  return <Checkbox {...rest} {...field} checked={field.checked ?? false} error={error} />;
}
