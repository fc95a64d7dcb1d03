import { useLingui } from '@lingui/react';
import { type OwnProfile, useSaveSettingsMutation } from '../../../store/api/profileApi';
import { Divider } from '../../../ui/Divider';
import { Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { notificationChoices } from './notificationChoices';
import { PushSwitch } from './PushSwitch';
import { SettingsSection } from './SettingsSection';
import { useSettingsToast } from './useSettingsToast';

const inService = { email: 'emailNotices', push: 'pushNotices', marketing: 'marketing' } as const;
/** Mails that can be turned off: the others always go out. */
const emailHint = /*i18n*/ 'Messages, reviews, saved searches and reminders.';
const failed = /*i18n*/ 'Your choice was not saved. Please try again.';

/** The notification settings that the service stores. A switch moves only when its choice is stored. */
export function LiveNotifications({ settings }: { settings: OwnProfile['settings'] }) {
  const { i18n } = useLingui();
  const [saveSettings] = useSaveSettingsMutation();
  const showToast = useSettingsToast();

  const choose = async ({ kind, said }: (typeof notificationChoices)[number], on: boolean) => {
    const { data, error } = await saveSettings({ [inService[kind]]: on });
    const refused = error ? failed : data?.[0];
    if (refused === undefined) showToast(on ? said.on : said.off);
    else showToast(refused, 'danger');
  };

  return (
    <SettingsSection
      id="notifications"
      text={i18n.t(
        'Everything stands behind the bell. We always e-mail you what changes a booking or your money, and about the security of your account. Choose what we send you as well.',
      )}
    >
      <Stack $gap={3}>
        {notificationChoices.map((choice, index) => (
          <Stack key={choice.kind} $gap={3}>
            {index > 0 && <Divider />}
            {choice.kind === 'push' ? (
              <PushSwitch choice={choice} />
            ) : (
              <Switch
                label={i18n.t(choice.label)}
                hint={i18n.t(choice.kind === 'email' ? emailHint : choice.hint)}
                checked={settings[inService[choice.kind]]}
                onChange={(event) => void choose(choice, event.currentTarget.checked)}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}
