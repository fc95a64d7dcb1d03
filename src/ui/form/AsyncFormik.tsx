import { Formik, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';

type Props<Values extends FormikValues> = Omit<FormikConfig<Values>, 'onSubmit'> & {
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
};

/**
 * Formik with a submission that ends. After a handler that returns nothing, Formik counts the form as submitting until
 * it is told otherwise, and the submit button stays disabled; so the handler has to return a promise.
 */
export function AsyncFormik<Values extends FormikValues>({ onSubmit, ...rest }: Props<Values>) {
  return <Formik<Values> {...rest} onSubmit={onSubmit} />;
}
