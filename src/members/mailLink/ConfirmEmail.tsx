import { useLingui } from '@lingui/react';
import { MailCheck } from 'lucide-react';
import { addresses, to } from '../../../domain/values/addresses';
import { failureMessages } from '../../platform/store/failureMessages';
import { useAppSelector } from '../../platform/store/hooks';
import { selectSignedIn } from '../../platform/store/slices/authSlice';
import { useSeenTools } from '../../tools/hooks/useSeenTools';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { type LinkAnswer, useConfirmEmailMutation } from '../api/securityApi';
import { AccountFrame } from '../parts/AccountFrame';
import { InvalidLink } from './InvalidLink';
import { useLinkToken } from './useLinkToken';

const failed = /*i18n*/ 'We could not confirm your email. Please try again.';

/** Back to the tool that the member viewed last in this browser, or to the dashboard. */
function WayOn() {
  const { i18n } = useLingui();
  const tool = useSeenTools(null).tools?.[0];
  return (
    <Stack $gap={3}>
      {tool && (
        <LinkButton size="large" fullWidth to={to.tool(tool.id)}>
          {i18n.t('Continue: {tool}', { tool: tool.name })}
        </LinkButton>
      )}
      <LinkButton
        size="large"
        fullWidth
        variant={tool ? 'secondary' : 'primary'}
        to={addresses.dashboard}
      >
        {i18n.t('Go to your dashboard')}
      </LinkButton>
    </Stack>
  );
}

/** Confirming an e-mail with the link from a mail. Opening it does nothing: programs open links too. */
export function ConfirmEmail() {
  const { i18n } = useLingui();
  const token = useLinkToken();
  const signedIn = useAppSelector(selectSignedIn);
  const [confirm, { isLoading }] = useConfirmEmailMutation({ fixedCacheKey: 'confirm email' });
  const [end, setEnd] = useScreenState<LinkAnswer['link']>('confirmation link', null);
  const [said, setSaid] = useScreenState<string | null>('link said', null);

  const onConfirm = async () => {
    setSaid(null);
    const { data, error } = await confirm({ token });
    if (error) setSaid(i18n.t(failureMessages(error, failed)[0] ?? failed));
    else {
      setSaid(data.errors[0] ?? null);
      setEnd(data.link);
    }
  };

  const onwards = signedIn
    ? { to: addresses.settings, label: i18n.t('Go to your settings') }
    : { to: to.signIn(addresses.settings), label: i18n.t('Sign in') };
  const goOn = (
    <LinkButton size="large" fullWidth to={onwards.to}>
      {onwards.label}
    </LinkButton>
  );

  if (end === 'DONE') {
    return (
      <AccountFrame
        key="done"
        title={i18n.t('Your email is confirmed')}
        takesFocus
        icon={<MailCheck aria-hidden />}
        lead={i18n.t('Thanks!')}
      >
        {signedIn ? (
          <WayOn />
        ) : (
          <LinkButton size="large" fullWidth to={addresses.signIn}>
            {i18n.t('Sign in')}
          </LinkButton>
        )}
      </AccountFrame>
    );
  }
  if (end !== null || token === '') {
    const used = i18n.t('Each link works once. If you have used it, your email is confirmed.');
    return (
      <InvalidLink
        end={end ?? 'BROKEN'}
        takesFocus={end !== null}
        lead={said ?? (end === 'USED' ? used : undefined)}
      >
        {goOn}
      </InvalidLink>
    );
  }
  return (
    <AccountFrame
      title={i18n.t('Confirm your email')}
      lead={i18n.t('Confirm that this is your email.')}
    >
      <Stack $gap={5}>
        <FormError message={said} />
        <Button size="large" fullWidth loading={isLoading} onClick={() => void onConfirm()}>
          {i18n.t('Yes, this is my email')}
        </Button>
      </Stack>
    </AccountFrame>
  );
}
