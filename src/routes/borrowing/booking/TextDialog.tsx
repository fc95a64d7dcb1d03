import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { type ReactNode, useId } from 'react';
import { TypedNumberField } from '../../../features/lending/TypedNumberField';
import { readAmount } from '../../../features/lending/typedNumbers';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { AsyncFormik } from '../../../ui/form/AsyncFormik';
import { ErrorSlot } from '../../../ui/form/ErrorSlot';
import { FormError } from '../../../ui/form/FormError';
import { FormikTextArea } from '../../../ui/form/FormikTextArea';
import { firstProblem } from '../../../ui/form/firstProblem';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import {
  faultSchema,
  longestText,
  type ProblemValues,
  problemMessages,
  problemSchema,
} from './problemForm';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What happens when it is sent. */
  consequence: ReactNode;
  /** The hint of the amount field; without it there is no such field. */
  claimHint?: string;
  /** The label of the text field; by default it asks what is wrong. */
  label?: string;
  sendLabel: string;
  busy: boolean;
  /** Why it was refused. */
  refused: string | null;
  onSend: (given: { claimCents: number; text: string }) => Promise<void>;
}

const start: ProblemValues = { claim: '', text: '' };

/** A dialog for a text, and for a claim with an amount too. Closing it keeps what is typed. */
export function TextDialog({
  open,
  onClose,
  title,
  consequence,
  claimHint,
  label,
  sendLabel,
  busy,
  refused,
  onSend,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formId = useId();
  const { form, boxId, message, show, field } = useFormProblem('problem');
  const submit = async (values: ProblemValues) => {
    const schema = claimHint === undefined ? faultSchema : problemSchema;
    const problem = firstProblem(schema, values, problemMessages);
    show(problem);
    if (problem) return;
    await onSend({ claimCents: readAmount(values.claim) ?? 0, text: values.text.trim() });
  };
  return (
    <AsyncFormik initialValues={start} onSubmit={submit}>
      <Dialog
        open={open}
        onClose={onClose}
        lang={language}
        title={title}
        closeLabel={i18n.t('Close')}
        locked={busy}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {i18n.t('Back')}
            </Button>
            <Button type="submit" form={formId} variant="danger" loading={busy}>
              {sendLabel}
            </Button>
          </>
        }
      >
        <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
          <Text $tone="muted">{consequence}</Text>
          <FormikTextArea
            {...field('text')}
            label={label ?? i18n.t('What is wrong?')}
            maxLength={longestText}
            rows={4}
            required
          />
          {claimHint === undefined ? null : (
            <TypedNumberField
              {...field('claim')}
              label={i18n.t('What do you ask for?')}
              hint={claimHint}
              min={0}
              step={0.01}
              suffix={<span lang="da">kr.</span>}
              required
            />
          )}
          <ErrorSlot id={boxId}>
            <FormError message={message ?? refused} />
          </ErrorSlot>
        </Stack>
      </Dialog>
    </AsyncFormik>
  );
}
