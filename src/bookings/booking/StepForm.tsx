import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useId } from 'react';
import { object, string } from 'yup';
import { longestStepText, type StepInput } from '../../../domain/bookings/memberSteps';
import { TypedNumberField } from '../../tools/form/TypedNumberField';
import { readAmount } from '../../tools/form/typedNumbers';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikFields';
import { type FirstProblem, firstProblem } from '../../ui/form/firstProblem';
import { requiredText } from '../../ui/form/textRules';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

interface Props {
  /** Unique on the screen. */
  name: string;
  open: boolean;
  onClose: () => void;
  title: string;
  /** The consequence of sending. */
  text: string;
  /** The label of the text field; null without one. */
  label: string | null;
  /** The amount field, with its texts as given and its hint translated; null without one. */
  amount: { label: string; hint: string; missing: string } | null;
  sendLabel: string;
  tone: 'danger' | 'primary';
  busy: boolean;
  /** Returns why it was refused, or null. */
  onSend: (given: Pick<StepInput, 'text' | 'claimCents'>) => Promise<FirstProblem | null>;
}

const textMissing = /*i18n*/ 'Please write what is wrong.';

/** A dialog for the text and the amount that a step needs. Closing it keeps what is typed. */
export function StepForm({
  name,
  open,
  onClose,
  title,
  text,
  label,
  amount,
  sendLabel,
  tone,
  busy,
  onSend,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formId = useId();
  const { form, boxId, message, stops, show, field } = useFormProblem(name);
  const submit = async (values: { text: string; claimCents: string }) => {
    const schema = object({
      ...(amount && {
        claimCents: string().test(
          'amount',
          amount.missing,
          (typed) => readAmount(typed ?? '') !== null,
        ),
      }),
      ...(label !== null && { text: requiredText(textMissing).max(longestStepText) }),
    });
    if (stops(firstProblem(schema, values, [amount?.missing ?? '', textMissing]))) return;
    const claimCents = readAmount(values.claimCents) ?? 0;
    show(await onSend({ claimCents, text: values.text.trim() }));
  };
  return (
    <AsyncFormik initialValues={{ claimCents: '', text: '' }} onSubmit={submit}>
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
            <Button type="submit" form={formId} variant={tone} loading={busy}>
              {sendLabel}
            </Button>
          </>
        }
      >
        <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
          <Text $tone="muted">{text}</Text>
          {label === null ? null : (
            <FormikTextArea
              {...field('text')}
              label={label}
              maxLength={longestStepText}
              rows={4}
              required
            />
          )}
          {amount ? (
            <TypedNumberField
              {...field('claimCents')}
              label={i18n.t(amount.label)}
              hint={amount.hint}
              min={0}
              step={0.01}
              suffix={<span lang="da">kr.</span>}
              required
            />
          ) : null}
          <FormError slotId={boxId} message={message} />
        </Stack>
      </Dialog>
    </AsyncFormik>
  );
}
