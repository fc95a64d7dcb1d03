import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { useHasAccount } from '../../platform/store/useHasAccount';
import { useSaveRecording } from '../../platform/store/useSaveRecording';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';

/** Offers the last actions as a file, to be attached to a message to support. */
export function RecordingOffer() {
  const { i18n } = useLingui();
  const { save, failed } = useSaveRecording();
  const hasAccount = useHasAccount();
  return (
    <Stack $gap={2} data-print="hide">
      <Heading level={3} look="sub">
        {i18n.t('Did something go wrong?')}
      </Heading>
      <Text $tone="muted">
        {i18n.t(
          'Save a recording of what just happened and attach it to your message. It is a file on your device, and we only get it if you send it. It has the names, messages and tools that you have seen, but no passwords, codes or email addresses.',
        )}
      </Text>
      <Row>
        <Button variant="secondary" onClick={() => void save()}>
          {i18n.t('Save a recording')}
        </Button>
        {hasAccount ? (
          <TextLink to={addresses.contact}>{i18n.t('Send it to us with a message')}</TextLink>
        ) : null}
        <TextLink to={addresses.replay}>{i18n.t('Open a saved recording')}</TextLink>
      </Row>
      <span role="alert">
        {failed ? i18n.t('The recording was not saved. Check your connection and try again.') : ''}
      </span>
    </Stack>
  );
}
