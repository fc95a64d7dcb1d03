import { useLingui } from '@lingui/react';
import { useId } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { RichText } from '../../../features/info/RichText';
import { media } from '../../../theme/media';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextArea } from '../../../ui/TextArea';
import { TextField } from '../../../ui/TextField';
import { TextLink } from '../../../ui/TextLink';

const Form = styled.form`
  ${media.print} {
    display: none;
  }
`;

/** The form that does nothing (§2): what was typed stays, nothing is sent, and the line below says where to go instead. */
export function MessageForm() {
  const { i18n } = useLingui();
  const noteId = useId();
  return (
    <Form aria-label={i18n.t('Send us a message')} onSubmit={(event) => event.preventDefault()}>
      <Stack $gap={5}>
        <TextField name="name" label={i18n.t('Name')} autoComplete="name" />
        <TextField name="email" type="email" label={i18n.t('Email')} autoComplete="email" />
        <TextArea name="message" label={i18n.t('Message')} rows={5} />
        <div>
          <Button type="submit" variant="secondary" aria-describedby={noteId}>
            {i18n.t('Send message')}
          </Button>
        </div>
        <Text id={noteId} $size="small" $tone="muted">
          <RichText
            text={i18n.t(
              'This form is not connected to anybody yet. To reach us today, write from the <link>contact page</link>.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.contact}>{words}</TextLink> }}
          />
        </Text>
      </Stack>
    </Form>
  );
}
