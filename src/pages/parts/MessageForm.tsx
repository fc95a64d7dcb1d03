import { useLingui } from '@lingui/react';
import type { FormikHelpers } from 'formik';
import { CircleCheck } from 'lucide-react';
import { closedError, rejectionProblem } from '../../platform/store/failureMessages';
import { useHasAccount } from '../../platform/store/useHasAccount';
import { Callout } from '../../ui/Callout';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea, FormikTextField } from '../../ui/form/FormikFields';
import { firstProblem } from '../../ui/form/firstProblem';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Grid } from '../../ui/Grid';
import { useScreenState } from '../../ui/useScreenState';
import { useSendContactMessageMutation } from '../api/contactApi';
import { type ContactValues, contactMessages, contactSchema } from './contactForm';
import { RecordingField } from './RecordingField';

interface Props {
  /** The accessible name of the form. */
  label: string;
  /** The message after the form was sent. */
  sent: string;
  /** A fixed subject: the form then is smaller, without a field for it. */
  subject?: string;
}

const failed = /*i18n*/ 'Failed to send message. Please try again.';

/** A message to support (§2, §4, §8). Success clears the form, a failure keeps every word. */
export function MessageForm({ label, sent, subject }: Props) {
  const { i18n } = useLingui();
  const [send, { isLoading }] = useSendContactMessageMutation({ fixedCacheKey: 'contact' });
  const [isSent, setIsSent] = useScreenState('contact sent', false);
  const problem = useFormProblem('contact');
  const isSmall = subject !== undefined;
  const hasAccount = useHasAccount();
  const canAttach = hasAccount && !isSmall;

  const initial: ContactValues = { name: '', email: '', subject: subject ?? '', message: '' };

  const submit = async (values: ContactValues, { resetForm }: FormikHelpers<ContactValues>) => {
    setIsSent(false);
    if (problem.stops(firstProblem(contactSchema, values, contactMessages))) return;
    const { recording, ...texts } = values;
    const attached = canAttach && recording ? { recording: recording.text } : {};
    const { data, error } = await send({ ...contactSchema.cast(texts), ...attached });
    if (problem.stops(rejectionProblem({ data, ...closedError(error) }, failed))) return;
    resetForm();
    setIsSent(true);
  };

  return (
    <PostForm
      problem={problem}
      label={label}
      initialValues={initial}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Grid $tabletColumns={isSmall ? 1 : 2} $gap={5}>
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
      {isSmall ? null : (
        <FormikTextField {...problem.field('subject')} label={i18n.t('Subject')} required />
      )}
      <FormikTextArea
        {...problem.field('message')}
        label={i18n.t('Message')}
        rows={isSmall ? 5 : 7}
        required
      />
      {canAttach ? <RecordingField /> : null}
      <FormError slotId={problem.boxId} message={problem.message} />
      {isSent ? (
        <Callout tone="success" role="status" icon={<CircleCheck aria-hidden="true" />}>
          {sent}
        </Callout>
      ) : null}
      <div>
        <SubmitButton
          variant={isSmall ? 'secondary' : 'primary'}
          size={isSmall ? undefined : 'large'}
          loading={isLoading}
        >
          {i18n.t('Send message')}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
