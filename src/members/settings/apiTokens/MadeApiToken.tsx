import { useLingui } from '@lingui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { Callout } from '../../../ui/Callout';
import { FormError } from '../../../ui/form/FormError';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Status } from '../../../ui/Status';
import { Text } from '../../../ui/Text';
import { TextField } from '../../../ui/TextField';
import { useAddressCopy } from '../leaving/useAddressCopy';

/** A token that was just made, to copy. It is shown only once. */
export function MadeApiToken({ token, onKept }: { token: string; onKept: () => void }) {
  const { i18n } = useLingui();
  const { outcome, field, onCopy } = useAddressCopy('API token');
  // It takes the place of the form, and its focus.
  useEffect(() => field.current?.focus(), [field]);
  return (
    <Callout tone="success">
      <Stack $gap={3}>
        <Text $weight="semibold">{i18n.t('Copy the token now. We cannot show it again.')}</Text>
        <TextField
          ref={field}
          label={i18n.t('Your new token')}
          readOnly
          value={token}
          onFocus={(event) => event.target.select()}
        />
        <Row>
          <Button
            icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
            onClick={() => void onCopy(token)}
          >
            {outcome === 'copied' ? i18n.t('Copied') : i18n.t('Copy the token')}
          </Button>
          <Button variant="secondary" onClick={onKept}>
            {i18n.t('I have saved it')}
          </Button>
        </Row>
        <Status>{outcome === 'copied' ? i18n.t('You have copied the token.') : ''}</Status>
        {outcome === 'failed' && (
          <FormError
            message={i18n.t(
              'We could not copy the token. Select it in the field, and copy it yourself.',
            )}
          />
        )}
      </Stack>
    </Callout>
  );
}
