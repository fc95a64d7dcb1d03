import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { failureMessages } from '../../platform/store/failureMessages';
import { Button } from '../../ui/Button';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikFields';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Stack } from '../../ui/Stack';
import { useAppealMutation } from '../api/measuresApi';

const longest = 2_000;
const textMissing = /*i18n*/ 'Please write why you disagree.';
const failedText = /*i18n*/ 'We could not send your appeal. Please try again.';

/** The one appeal against a decision. */
export function AppealForm({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { form, boxId, message, show, field } = useFormProblem(`appeal ${id}`);
  const [send] = useAppealMutation();
  const submit = async ({ text }: { text: string }) => {
    if (!hasVisibleText(text)) {
      show({ field: 'text', message: textMissing });
      return;
    }
    const { data, error } = await send({ id, text: text.trim() });
    const [problem] = error ? failureMessages(error, failedText) : data;
    show(problem === undefined ? null : { field: null, message: problem });
  };
  return (
    <AsyncFormik initialValues={{ text: '' }} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Stack as={Form} ref={form} noValidate $gap={5}>
          <FormikTextArea
            {...field('text')}
            label={i18n.t('Why you disagree')}
            hint={i18n.t('Write all that speaks for you. You can appeal once.')}
            maxLength={longest}
            rows={5}
            required
          />
          <FormError slotId={boxId} message={message} />
          <div>
            <Button type="submit" loading={isSubmitting}>
              {i18n.t('Send the appeal')}
            </Button>
          </div>
        </Stack>
      )}
    </AsyncFormik>
  );
}
