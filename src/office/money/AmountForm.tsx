import { useLingui } from '@lingui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { parsePriceToCents } from '../../../domain/values/money';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { Part } from '../case/parts';
import { type Answered, useOutcome } from '../parts/useOutcome';

interface Props {
  title: string;
  about: string;
  reasonHint: string;
  button: string;
  /** Further fields, above the amount. */
  children?: ReactNode;
  /** The key is the same until it is done, so that sending twice does it once. */
  onSend: (given: { key: string; cents: number; reason: string }) => Promise<Answered>;
  onDone?: () => void;
}

/** A form with an amount and a reason. What was typed stays when it is refused. */
export function AmountForm({
  title,
  about,
  reasonHint,
  button,
  children,
  onSend,
  onDone = () => undefined,
}: Props) {
  const { i18n } = useLingui();
  const { problem, setProblem, show } = useOutcome();
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const cents = parsePriceToCents(typed.amount.replace(',', '.'));
    if (cents === null) return setProblem(i18n.t('Skriv et beløb i kroner.'));
    setSending(true);
    if (show(await onSend({ key, cents, reason: typed.reason })) === null) {
      setTyped({ amount: '', reason: '' });
      setKey(crypto.randomUUID());
      onDone();
    }
    setSending(false);
  };
  return (
    <Part title={title}>
      <Text $tone="muted">{about}</Text>
      <form onSubmit={(event) => void onSubmit(event)} noValidate aria-label={title}>
        <Stack $gap={4}>
          {children}
          <TextField
            label={i18n.t('Beløb')}
            inputMode="decimal"
            suffix="kr."
            required
            value={typed.amount}
            onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
          />
          <TextArea
            label={i18n.t('Begrundelse')}
            hint={reasonHint}
            required
            maxLength={2_000}
            value={typed.reason}
            onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          />
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          <div>
            <Button type="submit" loading={isSending}>
              {button}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}
