import { useId } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
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
  const noteId = useId();
  return (
    <Form aria-label="Send us a message" onSubmit={(event) => event.preventDefault()}>
      <Stack $gap={5}>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" type="email" label="Email" autoComplete="email" />
        <TextArea name="message" label="Message" rows={5} />
        <div>
          <Button type="submit" variant="secondary" aria-describedby={noteId}>
            Send message
          </Button>
        </div>
        <Text id={noteId} $size="small" $tone="muted">
          This form is not connected to anybody yet. To reach us today, write from the{' '}
          <TextLink to={addresses.contact}>contact page</TextLink>.
        </Text>
      </Stack>
    </Form>
  );
}
