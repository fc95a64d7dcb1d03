import { CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/Heading';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextField } from '../../../ui/TextField';

const Root = styled.section`
  padding: ${theme.space[6]};
  background: ${theme.color.primarySoft};
  border-radius: ${theme.radius.panel};
  ${media.print} {
    display: none;
  }
`;

const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Newsletter sign-up. It makes no call (§7): it says thanks and clears. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'wrong' | 'thanked'>('idle');
  const field = useRef<HTMLInputElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!addressPattern.test(email.trim())) {
      setState('wrong');
      field.current?.focus();
      return;
    }
    setEmail('');
    setState('thanked');
  };

  return (
    <Root aria-labelledby="newsletter">
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Heading id="newsletter" level={2} look="sub">
            One letter a month
          </Heading>
          <Text $tone="muted">
            New articles, and tools that were listed near you. No more than that.
          </Text>
        </Stack>
        <form noValidate onSubmit={send}>
          <Stack $gap={3}>
            <TextField
              ref={field}
              type="email"
              label="Email address"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                if (state === 'wrong') setState('idle');
              }}
              error={state === 'wrong' ? 'Please enter a valid email address' : undefined}
            />
            <Button type="submit" fullWidth>
              Subscribe
            </Button>
          </Stack>
        </form>
        <div role="status">
          {state === 'thanked' ? (
            <Notice tone="success" icon={<CircleCheck aria-hidden="true" />}>
              Thanks for subscribing!
            </Notice>
          ) : null}
        </div>
      </Stack>
    </Root>
  );
}
