import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { TextArea } from '../../ui/TextArea';
import { type Answered, useOutcome } from './useOutcome';

interface Props {
  /** What the reason is; `Begrundelse` unless given. */
  label?: string;
  hint: string;
  button: string;
  variant?: 'primary' | 'secondary' | 'danger';
  maxLength?: number;
  onSend: (reason: string) => Promise<Answered>;
}

/** An action that needs a reason and nothing else. What was typed stays when it is refused. */
export function ReasonForm({
  label,
  hint,
  button,
  variant = 'primary',
  maxLength = 2_000,
  onSend,
}: Props) {
  const { i18n } = useLingui();
  const { problem, show } = useOutcome();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    if (show(await onSend(reason)) === null) setReason('');
    setSending(false);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate aria-label={button}>
      <Stack $gap={4}>
        <TextArea
          label={label ?? i18n.t('Begrundelse')}
          hint={hint}
          required
          maxLength={maxLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {problem !== null && <ErrorBox>{problem}</ErrorBox>}
        <div>
          <Button type="submit" variant={variant} loading={isSending}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
