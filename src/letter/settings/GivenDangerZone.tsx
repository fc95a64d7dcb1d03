import { SettingsSection } from '../../members/settings/SettingsSection';
import { SignOutLine } from '../../members/settings/SignOutLine';
import { Divider } from '../../ui/Divider';
import { GivenDeletion } from './GivenDeletion';

/** Signing out and deleting the account (§2). Both ask first. */
export function GivenDangerZone() {
  return (
    <SettingsSection id="danger">
      <SignOutLine />
      <Divider />
      <GivenDeletion />
    </SettingsSection>
  );
}
