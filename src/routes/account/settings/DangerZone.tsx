import { LogOut, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Divider } from '../../../ui/Divider';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';
import { useScreenState } from '../../../ui/useScreenState';
import { SettingsSection } from './SettingsSection';
import { useTellHere } from './useTellHere';

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

/** Leaving, for now or for good; both ask first. */
export function DangerZone({ onSignOut }: { onSignOut: () => void }) {
  const [asking, setAsking] = useScreenState<'signOut' | 'delete' | null>('asking', null);
  const isLive = useSource() === 'live';
  const tell = useTellHere();
  const close = () => setAsking(null);

  return (
    <SettingsSection id="danger">
      <Line $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} look="tiny">
            Sign out
          </Heading>
          <Text $tone="muted">In this browser, in all its tabs.</Text>
        </Stack>
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden />}
          onClick={() => setAsking('signOut')}
        >
          Sign Out
        </Button>
      </Line>
      <Divider />
      <Line $gap={4}>
        <Stack $gap={1}>
          <Heading level={3} look="tiny">
            Delete account
          </Heading>
          {isLive ? (
            <Text $tone="muted">
              An account cannot be deleted here yet.{' '}
              <TextLink to={addresses.contact}>Write to us</TextLink>.
            </Text>
          ) : (
            <Text $tone="muted">Your tools, bookings and reviews go with it.</Text>
          )}
        </Stack>
        {!isLive && (
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            onClick={() => setAsking('delete')}
          >
            Delete Account
          </Button>
        )}
      </Line>

      <ConfirmDialog
        open={asking === 'signOut'}
        title="Sign Out"
        text="Are you sure you want to sign out? You can sign in again at any time."
        confirmLabel="Sign Out"
        cancelLabel="Cancel"
        tone="primary"
        lang="en"
        onConfirm={onSignOut}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete Account"
        text="Are you sure you want to delete your account? This action cannot be undone."
        confirmLabel="Delete Account"
        cancelLabel="Cancel"
        lang="en"
        onConfirm={() => {
          close();
          tell(
            'Your account is still here: it cannot be deleted from this page yet. Write to us.',
            'info',
          );
        }}
        onCancel={close}
      />
    </SettingsSection>
  );
}
