import { useField } from 'formik';
import { useId } from 'react';
import { Checkbox, type CheckboxProps } from '../Checkbox';
import { FieldError } from '../FieldFrame';

interface FormikCheckboxProps
  extends Omit<CheckboxProps, 'value' | 'checked' | 'onChange' | 'onBlur'> {
  name: string;
  /** What is wrong; shown below. */
  error?: string | undefined;
}

/** A Checkbox bound to a boolean value of the form around it. */
export function FormikCheckbox({ name, error, ...rest }: FormikCheckboxProps) {
  const id = useId();
  const [{ value, ...field }] = useField<boolean>(name);
  const marks = error ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  return (
    <div>
      <Checkbox {...marks} {...rest} {...field} checked={value} />
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
