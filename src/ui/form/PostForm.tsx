import { Form, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { SpaceStep } from '../../theme/theme';
import { Stack } from '../Stack';
import { AsyncFormik } from './AsyncFormik';
import type { useFormProblem } from './useFormProblem';
import { useOneSubmission } from './useOneSubmission';

interface PostFormProps<Values extends FormikValues>
  extends Pick<FormikConfig<Values>, 'initialValues' | 'validateOnBlur' | 'validateOnChange'> {
  id?: string;
  /** The accessible name, where the form needs one. */
  label?: string;
  problem: Pick<ReturnType<typeof useFormProblem>, 'form'>;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  $gap?: SpaceStep;
  children: ReactNode;
}

/**
 * A form with the fields of `problem` below one another. It is sent once, however often its button is pressed. Sent
 * before the app has loaded, it is a POST, so that no password gets into the address.
 */
export function PostForm<Values extends FormikValues>({
  id,
  label,
  problem,
  onSubmit,
  $gap = 5,
  children,
  ...formik
}: PostFormProps<Values>) {
  const once = useOneSubmission();
  return (
    <AsyncFormik {...formik} onSubmit={(...given) => once(() => onSubmit(...given))}>
      <Stack
        as={Form}
        id={id}
        method="post"
        ref={problem.form}
        noValidate
        $gap={$gap}
        aria-label={label}
      >
        {children}
      </Stack>
    </AsyncFormik>
  );
}
