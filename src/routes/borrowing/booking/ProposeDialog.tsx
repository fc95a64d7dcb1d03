import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useId } from 'react';
import { object, string } from 'yup';
import { TypedNumberField } from '../../../features/lending/TypedNumberField';
import { readAmount } from '../../../features/lending/typedNumbers';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { AsyncFormik } from '../../../ui/form/AsyncFormik';
import { ErrorSlot } from '../../../ui/form/ErrorSlot';
import { FormError } from '../../../ui/form/FormError';
import { firstProblem } from '../../../ui/form/firstProblem';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The highest amount that can be proposed, formatted. */
  most: string;
  other: string;
  busy: boolean;
  /** Why it was refused. */
  refused: string | null;
  onSend: (cents: number) => Promise<void>;
}

const missing = /*i18n*/ 'Please enter an amount; 0 if nothing is to be paid.';
const schema = object({
  amount: string().test('amount', missing, (amount) => readAmount(amount ?? '') !== null),
});

/** A dialog to propose an amount. Closing it keeps what is typed. */
export function ProposeDialog({ open, onClose, most, other, busy, refused, onSend }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formId = useId();
  const { form, boxId, message, show, field } = useFormProblem('propose problem');
  const submit = async (values: { amount: string }) => {
    const problem = firstProblem(schema, values, [missing]);
    show(problem);
    const cents = readAmount(values.amount);
    if (!problem && cents !== null) await onSend(cents);
  };
  return (
    <AsyncFormik initialValues={{ amount: '' }} onSubmit={submit}>
      <Dialog
        open={open}
        onClose={onClose}
        lang={language}
        title={i18n.t('Propose an amount')}
        closeLabel={i18n.t('Close')}
        locked={busy}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {i18n.t('Back')}
            </Button>
            <Button type="submit" form={formId} loading={busy}>
              {i18n.t('Propose it')}
            </Button>
          </>
        }
      >
        <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
          <Text $tone="muted">
            {i18n.t(
              '{other} can accept it or propose another amount. It counts when both of you have named the same.',
              { other },
            )}
          </Text>
          <TypedNumberField
            {...field('amount')}
            label={i18n.t('What do you propose?')}
            hint={i18n.t('At most {most}.', { most }).replace('kr..', 'kr.')}
            min={0}
            step={0.01}
            suffix={<span lang="da">kr.</span>}
            required
          />
          <ErrorSlot id={boxId}>
            <FormError message={message ?? refused} />
          </ErrorSlot>
        </Stack>
      </Dialog>
    </AsyncFormik>
  );
}
