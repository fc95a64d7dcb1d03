import { useField } from 'formik';
import { Checkbox, type CheckboxProps } from '../Checkbox';

interface FormikCheckboxProps
  extends Omit<CheckboxProps, 'value' | 'checked' | 'onChange' | 'onBlur'> {
  name: string;
}

/** A Checkbox bound to a true-or-false value of the form around it. */
export function FormikCheckbox({ name, ...rest }: FormikCheckboxProps) {
  const [{ value, ...field }] = useField<boolean>(name);
  return <Checkbox {...rest} {...field} checked={value} />;
}
