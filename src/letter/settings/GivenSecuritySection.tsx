import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { PasswordFields } from '../../members/settings/PasswordFields';
import { SettingsSection } from '../../members/settings/SettingsSection';
import { useSettingsToast } from '../../members/settings/useSettingsToast';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Divider } from '../../ui/Divider';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';

const Words = styled(Stack)`
  flex: 1;
  min-width: 14rem;
`;

/** Password and two-factor authentication. */
export function GivenSecuritySection({ email }: { email: string }) {
  const { i18n } = useLingui();
  const [twoFactor, setTwoFactor] = useScreenState('two-factor', false);
  const showToast = useSettingsToast();

  const toggle = () => {
    setTwoFactor(!twoFactor);
    showToast(
      twoFactor
        ? /*i18n*/ 'Two-factor authentication is off.'
        : /*i18n*/ 'Two-factor authentication is on, but on this page only: you sign in as before.',
      'info',
    );
  };

  // The password is validated and sent nowhere (§2). The toast says so, so that no member relies on it.
  const onPassword = async () => {
    showToast(
      /*i18n*/ 'The new password is fine, but nothing is sent from this page: the old one still works.',
      'info',
    );
    return null;
  };

  return (
    <SettingsSection id="security">
      <PasswordFields email={email} onChange={onPassword} />
      <Divider />
      <Row $gap={4} $justify="space-between">
        <Words $gap={1}>
          <Row $gap={2}>
            <Heading level={3} look="tiny">
              {i18n.t('Two-factor authentication')}
            </Heading>
            {twoFactor && (
              <Badge $tone="success">
                <ShieldCheck aria-hidden />
                {i18n.t('On')}
              </Badge>
            )}
          </Row>
          <Text $tone="muted">{i18n.t('A code from your phone, besides the password.')}</Text>
        </Words>
        <Button variant="secondary" onClick={toggle}>
          {twoFactor ? i18n.t('Disable 2FA') : i18n.t('Enable 2FA')}
        </Button>
      </Row>
    </SettingsSection>
  );
}
