import { useLingui } from '@lingui/react';
import { LogOut, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Divider } from '../../../ui/Divider';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import { LiveLeaving } from './LiveLeaving';
import { SettingsSection } from './SettingsSection';
import { useSettingsToast } from './useSettingsToast';

const Line = styled(Row)`
  & > :first-child {
    flex: 1;
    min-width: 14rem;
  }
  ${media.belowPhone} {
    & > button {
      width: 100%;
    }
  }
`;

/** Signing out and deleting the account. Both ask first. */
export function DangerZone({ onSignOut }: { onSignOut: () => void }) {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const [asking, setAsking] = useScreenState<'signOut' | 'delete' | null>('asking', null);
  const isLive = useSource() === 'live';
  const showToast = useSettingsToast();
  const close = () => setAsking(null);

  return (
    <SettingsSection id="danger">
      <Line $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} look="tiny">
            {i18n.t('Sign out')}
          </Heading>
          <Text $tone="muted">{i18n.t('In this browser, in all its tabs.')}</Text>
        </Stack>
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden />}
          onClick={() => setAsking('signOut')}
        >
          {i18n.t('Sign Out')}
        </Button>
      </Line>
      <Divider />
      {isLive ? (
        <LiveLeaving />
      ) : (
        <Line $gap={4}>
          <Stack $gap={1}>
            <Heading level={3} look="tiny">
              {i18n.t('Delete account')}
            </Heading>
            <Text $tone="muted">{i18n.t('Your tools, bookings and reviews go with it.')}</Text>
          </Stack>
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            onClick={() => setAsking('delete')}
          >
            {i18n.t('Delete Account')}
          </Button>
        </Line>
      )}

      <ConfirmDialog
        open={asking === 'signOut'}
        title={i18n.t('Sign Out')}
        text={i18n.t('Are you sure you want to sign out? You can sign in again at any time.')}
        confirmLabel={i18n.t('Sign Out')}
        cancelLabel={i18n.t('Cancel')}
        tone="primary"
        lang={lang}
        onConfirm={onSignOut}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title={i18n.t('Delete Account')}
        text={i18n.t('Are you sure you want to delete your account? This action cannot be undone.')}
        confirmLabel={i18n.t('Delete Account')}
        cancelLabel={i18n.t('Cancel')}
        lang={lang}
        onConfirm={() => {
          close();
          showToast(
            /*i18n*/ 'Your account is still here: it cannot be deleted from this page yet. Write to us.',
            'info',
          );
        }}
        onCancel={close}
      />
    </SettingsSection>
  );
}
