import { useLingui } from '@lingui/react';
import type { User } from '../../../domain/members/user';
import { useLanguage } from '../../platform/store/useLanguage';
import { Divider } from '../../ui/Divider';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { BlockedSection } from './BlockedSection';
import { DecisionsSection } from './DecisionsSection';
import { IdentityProofProvider } from './IdentityProofProvider';
import { IdentitySection } from './IdentitySection';
import { LimitsSection } from './LimitsSection';
import { CalendarAddress } from './leaving/CalendarAddress';
import { DataExport } from './leaving/DataExport';
import { DeleteAccount } from './leaving/DeleteAccount';
import { ReadsSection } from './ReadsSection';
import { SettingsSection } from './SettingsSection';
import { SignOutLine } from './SignOutLine';

/** The language, the calendar, the blocked members, the export, signing out, and, in red, deleting the account. */
export function AccountPart({ user }: { user: User }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <IdentityProofProvider email={user.email} where="leaving">
      <SettingsSection id="language" text={i18n.t('The language of every page.')}>
        <LanguageChoice {...language} />
      </SettingsSection>
      <SettingsSection id="calendar">
        <CalendarAddress />
      </SettingsSection>
      <BlockedSection />
      <DecisionsSection />
      <ReadsSection />
      <IdentitySection />
      <LimitsSection />
      <SettingsSection id="account">
        <DataExport />
        <Divider />
        <SignOutLine />
      </SettingsSection>
      <SettingsSection id="danger" title={i18n.t('Delete your account')}>
        <DeleteAccount />
      </SettingsSection>
    </IdentityProofProvider>
  );
}
