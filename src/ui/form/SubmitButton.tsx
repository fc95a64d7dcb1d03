import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../Button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {}

/** Sends the form around it, never twice: while it is under way the button shows so and is disabled. */
export function SubmitButton({ loading = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" loading={loading || isSubmitting} {...rest} />;
}
