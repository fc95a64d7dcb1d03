import { useLingui } from '@lingui/react';
import type { User } from '../../../domain/members/user';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { useOwnProfileQuery } from '../api/profileApi';
import { LenderForm } from '../parts/LenderForm';
import { ProfileForm } from '../parts/ProfileForm';
import { ProfilePhoto } from '../parts/ProfilePhoto';
import { AccountPart } from './AccountPart';
import { IdentityProofProvider } from './IdentityProofProvider';
import { NotificationsSection } from './NotificationsSection';
import { PaymentSection } from './PaymentSection';
import { PayoutSection } from './PayoutSection';
import { SecuritySection } from './SecuritySection';
import { SettingsSection } from './SettingsSection';
import type { SettingsPart } from './settingsParts';

/** One part of the settings that the service keeps. */
export function MemberSettings({ user, part }: { user: User; part: SettingsPart }) {
  const { i18n } = useLingui();
  const { currentData: own, isFetching, refetch } = useOwnProfileQuery();

  if (part === 'account') return <AccountPart user={user} />;
  if (!own) {
    return isFetching ? (
      <Skeleton $height="28rem" $shape="lines" />
    ) : (
      <LoadFailed onRetry={() => void refetch()}>
        {i18n.t('We could not load your settings.')}
      </LoadFailed>
    );
  }
  return (
    <IdentityProofProvider email={own.email}>
      {part === 'profile' && (
        <>
          <SettingsSection id="profile" text={i18n.t('What other members see of you.')}>
            <ProfilePhoto user={user} />
            <ProfileForm user={user} own={own} />
          </SettingsSection>
          <SettingsSection
            id="lender"
            text={i18n.t('Borrowers have a right to know whether you are a business.')}
          >
            <LenderForm lender={own.lender} />
          </SettingsSection>
        </>
      )}
      {part === 'notifications' && <NotificationsSection settings={own.settings} />}
      {part === 'payment' && (
        <>
          <PaymentSection />
          <PayoutSection />
        </>
      )}
      {part === 'security' && <SecuritySection own={own} />}
    </IdentityProofProvider>
  );
}
