import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { isEmail, plainEmail } from '../../../domain/members/email';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { FormError } from '../../ui/form/FormError';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { useScreenState } from '../../ui/useScreenState';
import { useSubscribeNewsletterMutation } from '../api/contactApi';

const Root = styled.section`
  padding: ${theme.space[6]};
  background: ${theme.color.primarySoft};
  border-radius: ${theme.radius.panel};
  ${media.print} {
    display: none;
  }
`;

const failed = /*i18n*/ 'We could not add you to the newsletter. Please try again.';

/** Newsletter sign-up. Success says that the address waits for its confirmation and empties the field; a failure says why and keeps the address. */
export function NewsletterForm() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const [email, setEmail] = useState('');
  const [state, setState] = useScreenState<'idle' | 'wrong' | 'thanked'>('newsletter', 'idle');
  const [refused, setRefused] = useScreenState<string | null>('newsletter refused', null);
  const field = useRef<HTMLInputElement>(null);
  const [subscribe, { isLoading }] = useSubscribeNewsletterMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setRefused(null);
    if (!isEmail(plainEmail(email))) {
      setState('wrong');
      field.current?.focus();
      return;
    }
    setState('idle');
    const answer = await subscribe({ email: plainEmail(email) });
    const reason = answer.error ? failed : answer.data[0];
    if (reason !== undefined) {
      setRefused(reason);
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
            {i18n.t('One letter a month')}
          </Heading>
          <Text $tone="muted">
            {i18n.t('New articles, and tools that were listed near you. No more than that.')}
          </Text>
        </Stack>
        <form noValidate onSubmit={send}>
          <Stack $gap={3}>
            <TextField
              ref={field}
              type="email"
              label={i18n.t('Email address')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                if (state === 'wrong') setState('idle');
              }}
              error={state === 'wrong' ? i18n.t('Please enter a valid email address') : undefined}
            />
            <FormError message={refused} />
            <Button type="submit" fullWidth loading={isLoading}>
              {i18n.t('Subscribe')}
            </Button>
          </Stack>
        </form>
        <div role="status">
          {state === 'thanked' ? (
            <Callout tone="success" icon={<CircleCheck aria-hidden="true" />}>
              {hasGivenTexts
                ? i18n.t('Thanks for subscribing!')
                : i18n.t(
                    'If you do not get the newsletter yet, we send you an email. Open the link in the email to subscribe.',
                  )}
            </Callout>
          ) : null}
        </div>
      </Stack>
    </Root>
  );
}
