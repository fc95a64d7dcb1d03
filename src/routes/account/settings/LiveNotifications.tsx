import { type OwnProfile, useSaveSettingsMutation } from '../../../store/api/profileApi';
import { Divider } from '../../../ui/Divider';
import { Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { notificationChoices } from './notificationChoices';
import { SettingsSection } from './SettingsSection';
import { useTellHere } from './useTellHere';

const inService = { email: 'emailNotices', push: 'pushNotices', marketing: 'marketing' } as const;
const failed = 'Your choice was not saved. Please try again.';

/** What the person wants to hear of, as the service keeps it. A switch moves when its choice is kept. */
export function LiveNotifications({ settings }: { settings: OwnProfile['settings'] }) {
  const [saveSettings] = useSaveSettingsMutation();
  const tell = useTellHere();

  const choose = async (kind: keyof typeof inService, label: string, on: boolean) => {
    const { data, error } = await saveSettings({ [inService[kind]]: on });
    const refused = error ? failed : data?.[0];
    if (refused === undefined) tell(`${label} are ${on ? 'on' : 'off'}.`);
    else tell(refused, 'danger');
  };

  return (
    <SettingsSection
      id="notifications"
      text="Choose what we tell you, and how. Your choice is kept; nothing is sent out yet."
    >
      <Stack $gap={3}>
        {notificationChoices.map(({ kind, label, hint }, index) => (
          <Stack key={kind} $gap={3}>
            {index > 0 && <Divider />}
            <Switch
              label={label}
              hint={hint}
              checked={settings[inService[kind]]}
              onChange={(event) => void choose(kind, label, event.currentTarget.checked)}
            />
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}
