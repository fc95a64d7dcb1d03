import { useLingui } from '@lingui/react';
import { Form, type FormikHelpers } from 'formik';
import { CircleCheck } from 'lucide-react';
import { object, string } from 'yup';
import { useSendContactMessageMutation } from '../../../store/api/contactApi';
import { Callout } from '../../../ui/Callout';
import { AsyncFormik } from '../../../ui/form/AsyncFormik';
import { ErrorSlot } from '../../../ui/form/ErrorSlot';
import { FormError } from '../../../ui/form/FormError';
import { FormikTextArea } from '../../../ui/form/FormikTextArea';
import { FormikTextField } from '../../../ui/form/FormikTextField';
import { firstProblem } from '../../../ui/form/firstProblem';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { useOneSubmission } from '../../../ui/form/useOneSubmission';
import { Stack } from '../../../ui/Stack';
import { useScreenState } from '../../../ui/useScreenState';

const start = { name: '', email: '', message: '' };
type Values = typeof start;

const texts = {
  name: /*i18n*/ 'Please enter your name',
  email: /*i18n*/ 'Please enter your email',
  emailShape: /*i18n*/ 'Please enter a valid email address',
  message: /*i18n*/ 'Please write a message',
} as const;
const schema = object({
  name: string().trim().required(texts.name),
  email: string().trim().required(texts.email).email(texts.emailShape),
  message: string().trim().required(texts.message),
});
/** The form has no field for the subject, but the service requires one. */
const subject = 'From the page About';
const failed = /*i18n*/ 'Failed to send message. Please try again.';

/** A message to the people behind Skuret. Success clears the form, a failure keeps every word. */
export function LiveMessageForm() {
  const { i18n } = useLingui();
  const [send] = useSendContactMessageMutation();
  const [sent, setSent] = useScreenState('message sent', false);
  const problem = useFormProblem('about');
  const once = useOneSubmission();

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    setSent(false);
    const found = firstProblem(schema, values, Object.values(texts));
    problem.show(found);
    if (found) return;
    const { name, email, message } = schema.cast(values);
    const answer = await send({ name, email, subject, message });
    const refused = answer.error ? failed : answer.data[0];
    if (refused !== undefined) {
      problem.show({ field: null, message: refused });
      return;
    }
    resetForm();
    setSent(true);
  };

  return (
    <AsyncFormik
      initialValues={start}
      onSubmit={(values, helpers) => once(() => submit(values, helpers))}
    >
      <Stack
        as={Form}
        method="post"
        ref={problem.form}
        noValidate
        $gap={5}
        aria-label={i18n.t('Send us a message')}
      >
        <FormikTextField
          {...problem.field('name')}
          label={i18n.t('Name')}
          autoComplete="name"
          required
        />
        <FormikTextField
          {...problem.field('email')}
          type="email"
          label={i18n.t('Email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormikTextArea {...problem.field('message')} label={i18n.t('Message')} rows={5} required />
        <ErrorSlot id={problem.boxId}>
          <FormError message={problem.message} />
        </ErrorSlot>
        {sent ? (
          <Callout tone="success" role="status" icon={<CircleCheck aria-hidden="true" />}>
            {i18n.t('Message sent. Thank you!')}
          </Callout>
        ) : null}
        <div>
          <SubmitButton variant="secondary">{i18n.t('Send message')}</SubmitButton>
        </div>
      </Stack>
    </AsyncFormik>
  );
}
