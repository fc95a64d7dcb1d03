import { useField } from 'formik';
import { useId } from 'react';
import { Checkbox, type CheckboxProps } from '../Checkbox';
import { FieldError } from '../FieldFrame';
import { TextArea, type TextAreaProps } from '../TextArea';
import { TextField, type TextFieldProps } from '../TextField';

interface FormikCheckboxProps
  extends Omit<CheckboxProps, 'value' | 'checked' | 'onChange' | 'onBlur'> {
  name: string;
  /** The error, shown below. */
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

interface FormikTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur'> {
  name: string;
}

/** A TextArea bound to a value of the form around it. */
export function FormikTextArea({ name, ...rest }: FormikTextAreaProps) {
  const [field] = useField<string>(name);
  return <TextArea {...rest} {...field} />;
}

export interface FormikTextFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  name: string;
}

/** A TextField bound to a value of the form around it. */
export function FormikTextField({ name, ...rest }: FormikTextFieldProps) {
  const [field] = useField<string>(name);
  return <TextField {...rest} {...field} />;
}
