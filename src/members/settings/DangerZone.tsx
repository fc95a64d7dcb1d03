import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { GivenDeletion } from '../../letter/settings/GivenDeletion';
import { useDifferences } from '../../platform/store/useDifferences';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Divider } from '../../ui/Divider';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useViewer } from '../hooks/useViewer';
import { DangerLine } from './DangerLine';
import { IdentityProofProvider } from './IdentityProofProvider';
import { CalendarAddress } from './leaving/CalendarAddress';
import { DataExport } from './leaving/DataExport';
import { DeleteAccount } from './leaving/DeleteAccount';
import { SettingsSection } from './SettingsSection';

/** The export of everything, the address for calendars, and deleting the account. */
function Leaving() {
  const { user } = useViewer();
  if (!user) return null;
  return (
    <IdentityProofProvider email={user.email} where="leaving" key={user.id}>
      <DataExport />
      <Divider />
      <CalendarAddress />
      <Divider />
      <DeleteAccount />
    </IdentityProofProvider>
  );
}

/** Signing out and deleting the account. Both ask first. */
export function DangerZone({ onSignOut }: { onSignOut: () => void }) {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const [asking, setAsking] = useScreenState('asking', false);
  const { hasAccounts } = useDifferences();

  return (
    <SettingsSection id="danger">
      <DangerLine $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} look="tiny">
            {i18n.t('Sign out')}
          </Heading>
          <Text $tone="muted">{i18n.t('We sign you out in all tabs of this browser.')}</Text>
        </Stack>
        <Button variant="secondary" icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
          {i18n.t('Sign Out')}
        </Button>
      </DangerLine>
      <Divider />
      {hasAccounts ? <Leaving /> : <GivenDeletion />}

      <ConfirmDialog
        open={asking}
        title={i18n.t('Sign Out')}
        text={i18n.t('Are you sure you want to sign out? You can sign in again at any time.')}
        confirmLabel={i18n.t('Sign Out')}
        cancelLabel={i18n.t('Cancel')}
        tone="primary"
        lang={lang}
        onConfirm={onSignOut}
        onCancel={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
