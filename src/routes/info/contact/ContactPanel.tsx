import { useLingui } from '@lingui/react';
import { Form, type FormikHelpers } from 'formik';
import { CircleCheck } from 'lucide-react';
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
import { Grid } from '../../../ui/Grid';
import { Stack } from '../../../ui/Stack';
import { useScreenState } from '../../../ui/useScreenState';
import {
  type ContactValues,
  contactFailed,
  contactMessageOf,
  contactMessages,
  contactSchema,
  contactSent,
  contactStart,
} from './contactForm';

/** The message to support (§2, §4, §8). Success clears the form, a failure keeps every word. */
export function ContactPanel() {
  const { i18n } = useLingui();
  const [send, { isLoading }] = useSendContactMessageMutation({ fixedCacheKey: 'contact' });
  const [sent, setSent] = useScreenState('contact sent', false);
  const problem = useFormProblem('contact');
  const once = useOneSubmission();

  const submit = async (values: ContactValues, { resetForm }: FormikHelpers<ContactValues>) => {
    setSent(false);
    const found = firstProblem(contactSchema, values, contactMessages);
    problem.show(found);
    if (found) return;
    const answer = await send(contactMessageOf(values));
    const refused = answer.error ? contactFailed : answer.data[0];
    if (refused !== undefined) {
      problem.show({ field: null, message: refused });
      return;
    }
    resetForm();
    setSent(true);
  };

  return (
    <AsyncFormik
      initialValues={contactStart}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={(values, helpers) => once(() => submit(values, helpers))}
    >
      <Stack
        as={Form}
        method="post"
        ref={problem.form}
        noValidate
        $gap={5}
        aria-label={i18n.t('Contact us')}
      >
        <Grid $tabletColumns={2} $gap={5}>
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
        </Grid>
        <FormikTextField {...problem.field('subject')} label={i18n.t('Subject')} required />
        <FormikTextArea {...problem.field('message')} label={i18n.t('Message')} rows={7} required />
        <ErrorSlot id={problem.boxId}>
          <FormError message={problem.message} />
        </ErrorSlot>
        {sent ? (
          <Callout tone="success" role="status" icon={<CircleCheck aria-hidden="true" />}>
            {i18n.t(contactSent)}
          </Callout>
        ) : null}
        <div>
          <SubmitButton size="large" loading={isLoading}>
            {i18n.t('Send message')}
          </SubmitButton>
        </div>
      </Stack>
    </AsyncFormik>
  );
}
