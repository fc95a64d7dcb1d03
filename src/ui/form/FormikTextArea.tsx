import { useField } from 'formik';
import { TextArea, type TextAreaProps } from '../TextArea';

export interface FormikTextAreaProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur'> {
  name: string;
}

/** A TextArea bound to a value of the form around it. */
export function FormikTextArea({ name, ...rest }: FormikTextAreaProps) {
  const [field] = useField<string>(name);
  return <TextArea {...rest} {...field} />;
}
