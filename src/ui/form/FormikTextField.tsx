import { useField } from 'formik';
import { TextField, type TextFieldProps } from '../TextField';

export interface FormikTextFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  name: string;
}

/** A TextField bound to a value of the form around it. */
export function FormikTextField({ name, ...rest }: FormikTextFieldProps) {
  const [field] = useField<string>(name);
  return <TextField {...rest} {...field} />;
}
