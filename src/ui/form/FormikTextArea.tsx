import { TextArea, type TextAreaProps } from '../TextArea';
import { useFieldError } from './useFieldError';

export interface FormikTextAreaProps
  extends Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** A TextArea bound to a value of the form around it. */
export function FormikTextArea({ name, ...rest }: FormikTextAreaProps) {
  const { field, error } = useFieldError(name);
  return <TextArea {...rest} {...field} error={error} />;
}
