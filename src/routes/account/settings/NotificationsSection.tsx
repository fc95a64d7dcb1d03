import { useState } from 'react';
import {
  defaultNotificationPreferences,
  type NotificationPreferences,
} from '../../../../domain/user';
import { Divider } from '../../../ui/Divider';
import { Stack } from '../../../ui/Stack';
import { Switch } from '../../../ui/Switch';
import { SettingsSection } from './SettingsSection';
import { useTellHere } from './useTellHere';

const choices: readonly { kind: keyof NotificationPreferences; label: string; hint: string }[] = [
  { kind: 'email', label: 'Email notifications', hint: 'Bookings, messages and reviews.' },
  { kind: 'push', label: 'Push notifications', hint: 'The same, at once, on this device.' },
  { kind: 'marketing', label: 'Marketing emails', hint: 'News and offers, a few times a year.' },
];

/** What the person wants to hear of; the defaults are those of §9. */
export function NotificationsSection() {
  const [wanted, setWanted] = useState(defaultNotificationPreferences);
  const tell = useTellHere();

  return (
    <SettingsSection id="notifications" text="Choose what we tell you, and how.">
      <Stack $gap={3}>
        {choices.map(({ kind, label, hint }, index) => (
          <Stack key={kind} $gap={3}>
            {index > 0 && <Divider />}
            <Switch
              label={label}
              hint={hint}
              checked={wanted[kind]}
              onChange={(event) => {
                const on = event.currentTarget.checked;
                setWanted((before) => ({ ...before, [kind]: on }));
                tell(`${label} are ${on ? 'on' : 'off'}.`);
              }}
            />
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}
