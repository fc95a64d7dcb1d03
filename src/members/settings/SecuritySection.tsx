import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { theme } from '../../theme/theme';
import { Disclosure, useDisclosure } from '../../ui/Disclosure';
import { Divider } from '../../ui/Divider';
import { Skeleton } from '../../ui/Skeleton';
import type { OwnProfile } from '../api/profileApi';
import { useChangePasswordMutation } from '../api/securityApi';
import { EmailAddress } from './EmailAddress';
import { Passkeys } from './Passkeys';
import { PasswordFields } from './PasswordFields';
import type { PasswordValues } from './passwordForm';
import { SecondFactor } from './SecondFactor';
import { SecurityEvents } from './SecurityEvents';
import { SessionList } from './SessionList';
import { SettingsSection } from './SettingsSection';
import { useIdentityProof } from './useIdentityProof';
import { useSettingsToast } from './useSettingsToast';

/** A Disclosure mutes the text of its answer; here it holds fields and a list. */
const Ink = styled.div`
  color: ${theme.color.ink};
`;

// Few members need it.
const ApiTokens = lazy(async () => ({
  default: (await import('./apiTokens/ApiTokens')).ApiTokens,
}));
const tokensName = 'API tokens';
const Webhooks = lazy(async () => ({
  default: (await import('./webhooks/Webhooks')).Webhooks,
}));
const webhooksName = 'webhooks';

const failed = /*i18n*/ 'We could not change your password. Please try again.';

/** The security settings that the service stores. */
export function SecuritySection({ own }: { own: OwnProfile }) {
  const { i18n } = useLingui();
  const [changePassword] = useChangePasswordMutation();
  const withProof = useIdentityProof();
  const [areTokensOpen] = useDisclosure(tokensName);
  const [areWebhooksOpen] = useDisclosure(webhooksName);
  const showToast = useSettingsToast();

  const onChange = async ({ currentPassword, newPassword }: PasswordValues) => {
    const outcome = await withProof(() => changePassword({ currentPassword, newPassword }));
    const refused = rejectionProblem(outcome ?? {}, failed);
    if (refused === null) {
      showToast(/*i18n*/ 'We have changed your password and signed you out of all other browsers.');
    }
    return refused;
  };

  return (
    <SettingsSection
      id="security"
      text={i18n.t('Password, passkeys and the browsers you are signed in to.')}
    >
      <EmailAddress own={own} />
      <Divider />
      <Disclosure name="password" summary={i18n.t('Password')}>
        <Ink>
          <PasswordFields email={own.email} onChange={onChange} />
        </Ink>
      </Disclosure>
      <SecondFactor />
      <Divider />
      <Passkeys />
      <Divider />
      <SessionList />
      <Divider />
      <Disclosure name={tokensName} summary={i18n.t('API tokens')}>
        {areTokensOpen && (
          <Ink>
            <Suspense fallback={<Skeleton $height="6rem" $shape="lines" />}>
              <ApiTokens />
            </Suspense>
          </Ink>
        )}
      </Disclosure>
      <Disclosure name={webhooksName} summary={i18n.t('Webhooks')}>
        {areWebhooksOpen && (
          <Ink>
            <Suspense fallback={<Skeleton $height="6rem" $shape="box" />}>
              <Webhooks />
            </Suspense>
          </Ink>
        )}
      </Disclosure>
      <Disclosure name="security events" summary={i18n.t('Latest security events')}>
        <Ink>
          <SecurityEvents />
        </Ink>
      </Disclosure>
    </SettingsSection>
  );
}
