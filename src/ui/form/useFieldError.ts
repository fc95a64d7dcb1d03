import { useField } from 'formik';

/** A field's value and handlers, and its message once the person has been there. */
export function useFieldError(name: string) {
  const [field, meta] = useField<string>(name);
  return { field, error: meta.touched && meta.error ? meta.error : undefined };
}
