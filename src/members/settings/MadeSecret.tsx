import { useLingui } from '@lingui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { FormError } from '../../ui/form/FormError';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { useAddressCopy } from './leaving/useAddressCopy';

interface Props {
  secret: string;
  /** Tells it apart from other secrets of the screen. */
  what: Parameters<typeof useAddressCopy>[0];
  /** Translated. `copied` is for screen readers. */
  texts: Record<'lead' | 'label' | 'copy' | 'copied' | 'failed', string>;
  onKept: () => void;
}

/** A secret that was just made, to copy. It is shown only once. */
export function MadeSecret({ secret, what, texts, onKept }: Props) {
  const { i18n } = useLingui();
  const { outcome, field, onCopy } = useAddressCopy(what);
  // It takes the place of the form, and its focus.
  useEffect(() => field.current?.focus(), [field]);
  return (
    <Callout tone="success">
      <Stack $gap={3}>
        <Text $weight="semibold">{texts.lead}</Text>
        <TextField
          ref={field}
          label={texts.label}
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <Row>
          <Button
            icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            onClick={() => void onCopy(secret)}
          >
            {outcome === 'copied' ? i18n.t('Copied') : texts.copy}
          </Button>
          <Button variant="secondary" onClick={onKept}>
            {i18n.t('I have saved it')}
          </Button>
        </Row>
        <Status>{outcome === 'copied' ? texts.copied : ''}</Status>
        {outcome === 'failed' && <FormError message={texts.failed} />}
      </Stack>
    </Callout>
  );
}
