import { useLingui } from '@lingui/react';
import type { User } from '../../../../domain/user';
import { ProfileForm } from '../../../features/people/ProfileForm';
import { ProfilePhoto } from '../../../features/people/ProfilePhoto';
import { useOwnProfileQuery } from '../../../store/api/profileApi';
import { profileStart, useSavePhoto, useSaveProfile } from '../../../store/useSaveProfile';
import { useUploadPicture } from '../../../store/useUploadPicture';
import { Skeleton } from '../../../ui/Skeleton';
import { Text } from '../../../ui/Text';
import { IdentityProofProvider } from './IdentityProofProvider';
import { LiveNotifications } from './LiveNotifications';
import { LivePaymentSection } from './LivePaymentSection';
import { LiveSecurity } from './LiveSecurity';
import { SettingsSection } from './SettingsSection';
import { useSettingsToast } from './useSettingsToast';

/** The settings that the service keeps. */
export function LiveSettings({ user }: { user: User }) {
  const { i18n } = useLingui();
  const { currentData: own, isFetching } = useOwnProfileQuery();
  const save = useSaveProfile();
  const savePhoto = useSavePhoto();
  const upload = useUploadPicture();
  const showToast = useSettingsToast();

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
        <ProfilePhoto
          name={user.name}
          currentUrl={user.avatarImageUrl}
          onUpload={upload}
          onSave={savePhoto}
        />
        <ProfileForm
          start={profileStart(user, own)}
          onSave={async (values) => {
            const refused = await save(values);
            if (refused === null) showToast(/*i18n*/ 'Your profile is saved.');
            return refused;
          }}
        />
      </SettingsSection>
      <LiveNotifications settings={own.settings} />
      <LivePaymentSection />
      <LiveSecurity own={own} />
    </IdentityProofProvider>
  );
}
