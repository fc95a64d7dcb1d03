import { useLingui } from '@lingui/react';
import { Info } from 'lucide-react';
import type { User } from '../../../domain/members/user';
import type { SettingsSectionId } from '../../members/settings/SettingsSection';
import { Callout } from '../../ui/Callout';
import { GivenDangerZone } from './GivenDangerZone';
import { GivenNotificationsSection } from './GivenNotificationsSection';
import { GivenPaymentSection } from './GivenPaymentSection';
import { GivenProfileSection } from './GivenProfileSection';
import { GivenSecuritySection } from './GivenSecuritySection';

/** The sections of §2. */
export const givenSections: readonly SettingsSectionId[] = [
  'profile',
  'notifications',
  'payment',
  'security',
  'danger',
];

/** The settings of §2. None sends a request: changes stay on this page, and a toast says so. */
export function GivenSettings({ user }: { user: User | null }) {
  const { i18n } = useLingui();
  return (
    <>
      <Callout icon={<Info aria-hidden />}>
        {i18n.t('What you change here stays on this page until you leave it. Nothing is sent yet.')}
      </Callout>
      {user && <GivenProfileSection user={user} />}
      <GivenNotificationsSection />
      <GivenPaymentSection />
      {user && <GivenSecuritySection email={user.email} />}
      <GivenDangerZone />
    </>
  );
}
