import { useLingui } from '@lingui/react';
import { type FormEvent, useId, useState } from 'react';
import { longestStepText } from '../../../domain/bookings/memberSteps';
import type { ScreenLanguage } from '../../../domain/values/language';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextArea } from '../../ui/TextArea';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The texts in the language that each screen was given. */
const texts = {
  da: {
    title: /*i18n*/ 'Afvis forespørgslen?',
    text: /*i18n*/ 'Vi giver {name} besked. {name} betaler ikke noget, og dagene er stadig ledige.',
    reason: /*i18n*/ 'Hvorfor?',
    none: /*i18n*/ 'Jeg vil ikke give en grund',
    reasons: [
      /*i18n*/ 'Jeg skal selv bruge det',
      /*i18n*/ 'Værktøjet er i stykker',
      /*i18n*/ 'Jeg kan ikke udlevere det de dage',
    ],
    more: /*i18n*/ 'Skriv til {name} (valgfrit)',
    confirm: /*i18n*/ 'Afvis',
    cancel: /*i18n*/ 'Annuller',
  },
  en: {
    title: /*i18n*/ 'Decline the request?',
    text: /*i18n*/ 'We let {name} know. {name} pays nothing, and the days stay free.',
    reason: /*i18n*/ 'Why?',
    none: /*i18n*/ 'I would rather not say',
    reasons: [
      /*i18n*/ 'I need it myself',
      /*i18n*/ 'The tool is broken',
      /*i18n*/ 'I cannot hand it over on those days',
    ],
    more: /*i18n*/ 'Write to {name} (optional)',
    confirm: /*i18n*/ 'Decline',
    cancel: /*i18n*/ 'Cancel',
  },
} as const;

interface Props {
  open: boolean;
  onClose: () => void;
  /** The language that the screen was given. */
  given: ScreenLanguage;
  /** The first name of the borrower. */
  name: string;
  busy: boolean;
  /** Sends the reason; empty without one. */
  onDecline: (reason: string) => Promise<void>;
}

/** Asks an owner before a request is declined, with an optional reason that the borrower reads. */
export function DeclineDialog({ open, onClose, given, name, busy, onDecline }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [more, setMore] = useState('');
  const say = texts[given];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parts = [reason, more.trim()];
    void onDecline(parts.filter((part) => part !== '').join('. '));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={language}
      title={i18n.t(say.title)}
      locked={busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {i18n.t(say.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={busy}>
            {i18n.t(say.confirm)}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} $gap={4} onSubmit={submit}>
        <Text $tone="muted">{i18n.t(say.text, { name })}</Text>
        <Select
          name="reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          label={i18n.t(say.reason)}
          options={[
            { value: '', label: i18n.t(say.none) },
            ...say.reasons.map((each) => ({ value: i18n.t(each), label: i18n.t(each) })),
          ]}
        />
        <TextArea
          name="more"
          value={more}
          onChange={(event) => setMore(event.target.value)}
          label={i18n.t(say.more, { name })}
          rows={3}
          maxLength={longestStepText - 100}
        />
      </Stack>
    </Dialog>
  );
}
