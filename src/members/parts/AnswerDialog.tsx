import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useId } from 'react';
import { longestReview } from '../../../domain/members/reviews';
import { getFirstName } from '../../../domain/members/user';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikFields';
import type { FirstProblem } from '../../ui/form/firstProblem';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  /** The id of the review. */
  about: string;
  author: string;
  open: boolean;
  onClose: () => void;
  /** Resolves to the reason why it was not saved, or to null. The dialog keeps its values until it is saved. */
  onAnswer: (answer: string) => Promise<FirstProblem | null>;
}

const answerMissing = /*i18n*/ 'Please write an answer.';

/** The reviewed person's answer to a review. What was typed is still there after the dialog was closed and reopened. */
export function AnswerDialog({ about, author, open, onClose, onAnswer }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formId = useId();
  const { form, boxId, message, show, field } = useFormProblem(`answer ${about}`);

  const submit = async ({ answer }: { answer: string }) => {
    const text = answer.trim();
    if (!hasVisibleText(text)) {
      show({ field: 'answer', message: answerMissing });
      return;
    }
    show(await onAnswer(text));
  };

  return (
    <AsyncFormik initialValues={{ answer: '' }} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Dialog
          open={open}
          onClose={onClose}
          lang={language}
          title={i18n.t('Answer the review')}
          closeLabel={i18n.t('Close')}
          locked={isSubmitting}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                {i18n.t('Cancel')}
              </Button>
              <Button type="submit" form={formId} loading={isSubmitting}>
                {i18n.t('Send the answer')}
              </Button>
            </>
          }
        >
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">
              {i18n.t(
                'Everyone can read your answer below the review by {name}. You can answer once and cannot edit it afterwards.',
                { name: getFirstName(author) },
              )}
            </Text>
            <FormikTextArea
              {...field('answer')}
              label={i18n.t('Your answer')}
              maxLength={longestReview}
              rows={4}
              required
            />
            <FormError slotId={boxId} message={message} />
          </Stack>
        </Dialog>
      )}
    </AsyncFormik>
  );
}
