import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../Button';

/** Submits the form around it. During the submission it shows progress and is disabled: nothing is sent twice. */
export function SubmitButton({ loading = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" loading={loading || isSubmitting} {...rest} />;
}
