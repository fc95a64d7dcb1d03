import { TextField, type TextFieldProps } from '../TextField';
import { useFieldError } from './useFieldError';

export interface FormikTextFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A TextField bound to a value of the form around it. */
export function FormikTextField({ name, ...rest }: FormikTextFieldProps) {
  const { field, error } = useFieldError(name);
  return <TextField {...rest} {...field} error={error} />;
}
