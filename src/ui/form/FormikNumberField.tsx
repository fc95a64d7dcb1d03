import { NumberField, type NumberFieldProps } from '../NumberField';

import { useFieldError } from './useFieldError';

export interface FormikNumberFieldProps
  extends Omit<NumberFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A NumberField bound to a value of the form around it. Formik keeps a number, or '' while it is empty. */
export function FormikNumberField({ name, ...rest }: FormikNumberFieldProps) {
  const { field, error } = useFieldError(name);
  return <NumberField {...rest} {...field} error={error} />;
}
