import { useLingui } from '@lingui/react';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { FormError } from '../../ui/form/FormError';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { useConfirmation } from '../hooks/useConfirmation';

interface Props {
  /** Also shown where requests and listings do not wait for it. */
  always?: boolean;
  /** The language that its screen was given. */
  given?: 'da' | 'en' | undefined;
}

const words = {
  da: {
    title: /*i18n*/ 'Bekræft din e-mail',
    needed:
      /*i18n*/ 'Bekræft din e-mail, før du spørger om at låne eller tilføjer værktøj. Vi har sendt et link til {email}.',
    missing: /*i18n*/ 'Din e-mail er ikke bekræftet endnu. Vi har sendt et link til {email}.',
    again: /*i18n*/ 'Send linket igen',
    sent: /*i18n*/ 'Vi har sendt et nyt link. Se også i din spammappe.',
  },
  en: {
    title: /*i18n*/ 'Confirm your email',
    needed:
      /*i18n*/ 'Confirm your email before you ask to borrow or list a tool. We have sent a link to {email}.',
    missing: /*i18n*/ 'Your email is not confirmed yet. We have sent a link to {email}.',
    again: /*i18n*/ 'Send the link again',
    sent: /*i18n*/ 'We have sent a new link. Check your spam folder too.',
  },
} as const;

/**
 * Says that the e-mail is not confirmed yet, and sends the link again. Renders nothing when it is confirmed, or when nothing
 * waits for it.
 */
export function ConfirmEmailNotice({ always = false, given = 'en' }: Props) {
  const { i18n } = useLingui();
  const [sent, setSent] = useScreenState('confirmation sent', false);
  const [problem, setProblem] = useScreenState<string | null>('confirmation problem', null);
  const [busy, setBusy] = useState(false);
  const confirmation = useConfirmation();
  const { title, needed, missing, again, sent: onItsWay } = words[given];

  if (!confirmation || !(confirmation.isNeeded || always)) return null;
  const { email, isNeeded } = confirmation;

  const resend = async () => {
    setBusy(true);
    setSent(false);
    setProblem(null);
    const refused = await confirmation.resend();
    setBusy(false);
    setProblem(refused);
    setSent(refused === null);
  };

  return (
    <section aria-label={i18n.t(title)}>
      <Callout tone="warning" icon={<MailWarning aria-hidden />}>
        <Stack $gap={3}>
          <p>{i18n.t(isNeeded ? needed : missing, { email })}</p>
          <FormError message={problem} />
          <Row $gap={3}>
            <Button variant="secondary" size="small" loading={busy} onClick={() => void resend()}>
              {i18n.t(again)}
            </Button>
            <span role="status">{sent ? i18n.t(onItsWay) : ''}</span>
          </Row>
        </Stack>
      </Callout>
    </section>
  );
}
