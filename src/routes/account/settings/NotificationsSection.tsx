import { defaultNotificationPreferences } from '../../../../domain/user';
import { Divider } from '../../../ui/Divider';
import { Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { useScreenState } from '../../../ui/useScreenState';
import { notificationChoices } from './notificationChoices';
import { SettingsSection } from './SettingsSection';
import { useTellHere } from './useTellHere';

/** What the person wants to hear of; the defaults are those of §9. */
export function NotificationsSection() {
  const [wanted, setWanted] = useScreenState('notifications', defaultNotificationPreferences);
  const tell = useTellHere();

  return (
    <SettingsSection id="notifications" text="Choose what we tell you, and how.">
      <Stack $gap={3}>
        {notificationChoices.map(({ kind, label, hint }, index) => (
          <Stack key={kind} $gap={3}>
            {index > 0 && <Divider />}
            <Switch
              label={label}
              hint={hint}
              checked={wanted[kind]}
              onChange={(event) => {
                const on = event.currentTarget.checked;
                setWanted({ ...wanted, [kind]: on });
                tell(`${label} are ${on ? 'on' : 'off'}.`);
              }}
            />
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}
