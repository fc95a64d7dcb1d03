import { useLingui } from '@lingui/react';
import type { User } from '../../../domain/members/user';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { useOwnProfileQuery } from '../api/profileApi';
import { ProfileForm } from '../parts/ProfileForm';
import { ProfilePhoto } from '../parts/ProfilePhoto';
import { IdentityProofProvider } from './IdentityProofProvider';
import { NotificationsSection } from './NotificationsSection';
import { PaymentSection } from './PaymentSection';
import { SecuritySection } from './SecuritySection';
import { SettingsSection } from './SettingsSection';

/** The settings that the service keeps. */
export function MemberSettings({ user }: { user: User }) {
  const { i18n } = useLingui();
  const { currentData: own, isFetching } = useOwnProfileQuery();

  if (!own) {
    return isFetching ? (
      <Skeleton $height="28rem" $shape="box" />
    ) : (
      <Text $tone="muted">{i18n.t('We could not load your settings.')}</Text>
    );
  }
  return (
    <IdentityProofProvider email={own.email}>
      <SettingsSection id="profile" text={i18n.t('What other members see of you.')}>
        <ProfilePhoto user={user} />
        <ProfileForm user={user} own={own} />
      </SettingsSection>
      <NotificationsSection settings={own.settings} />
      <PaymentSection />
      <SecuritySection own={own} />
    </IdentityProofProvider>
  );
}
