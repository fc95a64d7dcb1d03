import { useLingui } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useDifferences } from '../../platform/store/useDifferences';
import { media } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { MessageForm } from '../parts/MessageForm';

const Form = styled.form`
  ${media.print} {
    display: none;
  }
`;

/** The form that does nothing (§2): what was typed stays, nothing is sent, and the text below it says where to go instead. */
function InertForm({ children }: { children: ReactNode }) {
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
        <Text as="div" id={noteId} $size="small" $tone="muted">
          {children}
        </Text>
      </Stack>
    </Form>
  );
}

/** The form of the page: in the letter without effect, with its children below it. */
export function AboutForm({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Card $padding="large">
      {useDifferences().hasGivenTexts ? (
        <InertForm>{children}</InertForm>
      ) : (
        <MessageForm
          label={i18n.t('Send us a message')}
          sent={i18n.t('Message sent. Thank you!')}
          subject="From the page About"
        />
      )}
    </Card>
  );
}
