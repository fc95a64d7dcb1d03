import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../Button';

/** Sends the form around it, never twice: while it is under way the button shows so and is disabled. */
export function SubmitButton({ loading = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" loading={loading || isSubmitting} {...rest} />;
}
