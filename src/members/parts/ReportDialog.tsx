import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useId } from 'react';
import type { ScreenLanguage } from '../../../domain/values/language';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikFields';
import type { FirstProblem } from '../../ui/form/firstProblem';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The reported content: kind and id. */
export interface ReportSubject {
  kind: 'TOOL' | 'MEMBER' | 'MESSAGE' | 'REVIEW';
  id: string;
  /** Its label in the list, where there are several subjects. */
  label: string;
}
export type ReportReason = 'FRAUD' | 'DANGEROUS' | 'OFFENSIVE' | 'PRIVACY' | 'OTHER';
export type GivenReport = Omit<ReportSubject, 'label'> & { reason: ReportReason; text: string };

const longest = 2_000;

/** By the language that the screen was given. */
const words = {
  da: {
    titles: {
      TOOL: /*i18n*/ 'Meld værktøjet til Skuret',
      MEMBER: /*i18n*/ 'Meld medlemmet til Skuret',
      MESSAGE: /*i18n*/ 'Meld beskeden til Skuret',
      REVIEW: /*i18n*/ 'Meld bedømmelsen til Skuret',
    },
    intro:
      /*i18n*/ 'Vi ser på det, som det er nu. Vi fortæller ikke det andet medlem, at du har skrevet til os.',
    subject: /*i18n*/ 'Hvad drejer det sig om?',
    reason: /*i18n*/ 'Hvad er der galt?',
    choose: /*i18n*/ 'Vælg',
    reasons: {
      FRAUD: /*i18n*/ 'Svindel eller betaling uden om Skuret',
      DANGEROUS: /*i18n*/ 'Farligt eller ulovligt',
      OFFENSIVE: /*i18n*/ 'Krænkende eller truende',
      PRIVACY: /*i18n*/ 'Viser noget privat',
      OTHER: /*i18n*/ 'Noget andet',
    },
    text: /*i18n*/ 'Fortæl mere',
    reasonMissing: /*i18n*/ 'Vælg, hvad der er galt',
    textMissing: /*i18n*/ 'Skriv, hvad der er galt',
    send: /*i18n*/ 'Send til Skuret',
    cancel: /*i18n*/ 'Annuller',
    close: /*i18n*/ 'Luk',
  },
  en: {
    titles: {
      TOOL: /*i18n*/ 'Report the tool to Skuret',
      MEMBER: /*i18n*/ 'Report the member to Skuret',
      MESSAGE: /*i18n*/ 'Report the message to Skuret',
      REVIEW: /*i18n*/ 'Report the review to Skuret',
    },
    intro:
      /*i18n*/ 'We look at it as it is now. We do not tell the other member that you wrote to us.',
    subject: /*i18n*/ 'What is it about?',
    reason: /*i18n*/ 'What is wrong?',
    choose: /*i18n*/ 'Please choose',
    reasons: {
      FRAUD: /*i18n*/ 'Fraud, or paying outside Skuret',
      DANGEROUS: /*i18n*/ 'Dangerous or against the law',
      OFFENSIVE: /*i18n*/ 'Offensive or threatening',
      PRIVACY: /*i18n*/ 'Shows something private',
      OTHER: /*i18n*/ 'Something else',
    },
    text: /*i18n*/ 'Tell us more',
    reasonMissing: /*i18n*/ 'Please choose what is wrong',
    textMissing: /*i18n*/ 'Please write what is wrong',
    send: /*i18n*/ 'Send to Skuret',
    cancel: /*i18n*/ 'Cancel',
    close: /*i18n*/ 'Close',
  },
} as const;

const getKey = ({ kind, id }: ReportSubject) => `${kind} ${id}`;

interface Values {
  /** The key of the chosen subject; more subjects may arrive while the dialog is open. */
  about: string;
  reason: ReportReason | '';
  text: string;
}

interface Props {
  /** One, or several to choose from. */
  subjects: readonly [ReportSubject, ...ReportSubject[]];
  /** Of the screen as given. */
  language: ScreenLanguage;
  open: boolean;
  onClose: () => void;
  /** Resolves to the reason why it was not saved, or to null. The dialog keeps its values until it is saved. */
  onReport: (report: GivenReport) => Promise<FirstProblem | null>;
}

/** The form that reports a tool, a member, a message or a review to Skuret. */
export function ReportDialog({ subjects, language, open, onClose, onReport }: Props) {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage(language);
  const formId = useId();
  const word = words[language];
  const [first] = subjects;
  const { form, boxId, message, show, field } = useFormProblem(`report ${first.kind} ${first.id}`);
  const start: Values = { about: getKey(first), reason: '', text: '' };
  const chosen = (about: string) => subjects.find((each) => getKey(each) === about) ?? first;

  const submit = async ({ about, reason, text }: Values) => {
    if (reason === '') {
      show({ field: 'reason', message: word.reasonMissing });
      return;
    }
    if (reason === 'OTHER' && !hasVisibleText(text)) {
      show({ field: 'text', message: word.textMissing });
      return;
    }
    const { kind, id } = chosen(about);
    show(await onReport({ kind, id, reason, text: text.trim() }));
  };

  return (
    <AsyncFormik initialValues={start} onSubmit={submit}>
      {({ values, handleChange, isSubmitting }) => (
        <Dialog
          open={open}
          onClose={onClose}
          lang={spoken}
          title={i18n.t(word.titles[chosen(values.about).kind])}
          closeLabel={i18n.t(word.close)}
          locked={isSubmitting}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                {i18n.t(word.cancel)}
              </Button>
              <Button type="submit" form={formId} loading={isSubmitting}>
                {i18n.t(word.send)}
              </Button>
            </>
          }
        >
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">{i18n.t(word.intro)}</Text>
            {subjects.length > 1 ? (
              <Select
                name="about"
                label={i18n.t(word.subject)}
                value={values.about}
                onChange={handleChange}
                options={subjects.map((each) => ({ value: getKey(each), label: each.label }))}
              />
            ) : null}
            <Select
              {...field('reason')}
              label={i18n.t(word.reason)}
              required
              value={values.reason}
              onChange={handleChange}
              options={[
                { value: '', label: i18n.t(word.choose) },
                ...Object.entries(word.reasons).map(([value, label]) => ({
                  value,
                  label: i18n.t(label),
                })),
              ]}
            />
            <FormikTextArea
              {...field('text')}
              label={i18n.t(word.text)}
              maxLength={longest}
              rows={4}
              required={values.reason === 'OTHER'}
            />
            <FormError slotId={boxId} message={message} />
          </Stack>
        </Dialog>
      )}
    </AsyncFormik>
  );
}
