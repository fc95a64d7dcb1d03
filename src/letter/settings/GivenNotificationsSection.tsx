import { useLingui } from '@lingui/react';
import { defaultNotificationPreferences } from '../../../domain/members/user';
import { notificationChoices } from '../../members/settings/notificationChoices';
import { SettingsSection } from '../../members/settings/SettingsSection';
import { useSettingsToast } from '../../members/settings/useSettingsToast';
import { Divider } from '../../ui/Divider';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { useScreenState } from '../../ui/useScreenState';

/** The notification settings of the letter; the defaults are those of §9. */
export function GivenNotificationsSection() {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useScreenState('notifications', defaultNotificationPreferences);
  const showToast = useSettingsToast();

  return (
    <SettingsSection id="notifications" text={i18n.t('Choose what we tell you, and how.')}>
      <Stack $gap={3}>
        {notificationChoices.map(({ kind, label, hint, said }, index) => (
          <Stack key={kind} $gap={3}>
            {index > 0 && <Divider />}
            <Switch
              label={i18n.t(label)}
              hint={i18n.t(hint)}
              checked={wanted[kind]}
              onChange={(event) => {
                const on = event.currentTarget.checked;
                setWanted({ ...wanted, [kind]: on });
                showToast(on ? said.on : said.off);
              }}
            />
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}
