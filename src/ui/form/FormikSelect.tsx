import { Select, type SelectProps } from '../Select';
import { useFieldError } from './useFieldError';

export interface FormikSelectProps
  extends Omit<SelectProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A Select bound to a value of the form around it. */
export function FormikSelect({ name, ...rest }: FormikSelectProps) {
  const { field, error } = useFieldError(name);
  return <Select {...rest} {...field} error={error} />;
}
