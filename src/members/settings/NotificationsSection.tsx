import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Divider } from '../../ui/Divider';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { type OwnProfile, useSaveSettingsMutation } from '../api/profileApi';
import { notificationChoices } from './notificationChoices';
import { PushSwitch } from './PushSwitch';
import { SettingsSection } from './SettingsSection';
import { useSettingsToast } from './useSettingsToast';

const inService = { email: 'emailNotices', push: 'pushNotices', marketing: 'marketing' } as const;
/** What is said instead of the letter's hints: which notices each switch governs. */
const hints: Partial<Record<keyof typeof inService, string>> = {
  email: /*i18n*/ 'Messages, reviews, saved searches and reminders.',
  push: /*i18n*/ 'Get notified on this device about bookings, money and the topics you choose here.',
};
type Topic = OwnProfile['settings']['mutedMails'][number];
const topics: readonly { topic: Topic; label: string }[] = [
  { topic: 'MESSAGES', label: /*i18n*/ 'Messages' },
  { topic: 'REVIEWS', label: /*i18n*/ 'Reviews' },
  { topic: 'SEARCHES', label: /*i18n*/ 'Saved searches and tools you are waiting for' },
  { topic: 'REMINDERS', label: /*i18n*/ 'Reminders of pick-up, return and answers' },
];
const saved = /*i18n*/ 'We have saved your choice.';
const failed = /*i18n*/ 'We could not save your choice. Please try again.';

const Topics = styled(Stack)`
  padding-inline-start: ${theme.space[4]};
  border-inline-start: ${theme.border.strong} solid ${theme.color.line};
`;

/** One switch for each topic of mails or pushes. */
function TopicSwitches({
  label,
  muted,
  onMute,
}: {
  label: string;
  muted: readonly Topic[];
  onMute: (muted: Topic[]) => void;
}) {
  const { i18n } = useLingui();
  return (
    <Topics $gap={1} role="group" aria-label={label}>
      {topics.map(({ topic, label: name }) => (
        <Switch
          key={topic}
          label={i18n.t(name)}
          checked={!muted.includes(topic)}
          onChange={({ currentTarget: { checked } }) =>
            onMute([...muted.filter((each) => each !== topic), ...(checked ? [] : [topic])])
          }
        />
      ))}
    </Topics>
  );
}

/** The notification settings that the service stores. A switch moves only when its choice is stored. */
export function NotificationsSection({ settings }: { settings: OwnProfile['settings'] }) {
  const { i18n } = useLingui();
  const [saveSettings] = useSaveSettingsMutation();
  const showToast = useSettingsToast();

  const save = async (changes: Parameters<typeof saveSettings>[0], done: string) => {
    const { data, error } = await saveSettings(changes);
    const refused = error ? failed : data?.[0];
    if (refused === undefined) showToast(done);
    else showToast(refused, 'danger');
  };

  return (
    <SettingsSection
      id="notifications"
      text={i18n.t(
        'You always find everything under the bell. Choose what you also want by email or on your phone. We always email you about requests, money, pick-up and return, problems and the security of your account.',
      )}
    >
      <Stack $gap={3}>
        {notificationChoices.map((choice, index) => (
          <Stack key={choice.kind} $gap={3}>
            {index > 0 && <Divider />}
            {choice.kind === 'push' ? (
              <PushSwitch choice={{ ...choice, hint: hints.push ?? choice.hint }}>
                <TopicSwitches
                  label={i18n.t('Push notifications about')}
                  muted={settings.mutedPushes}
                  onMute={(mutedPushes) => void save({ mutedPushes }, saved)}
                />
              </PushSwitch>
            ) : (
              <Switch
                label={i18n.t(choice.label)}
                hint={i18n.t(hints[choice.kind] ?? choice.hint)}
                checked={settings[inService[choice.kind]]}
                onChange={({ currentTarget: { checked } }) =>
                  void save(
                    { [inService[choice.kind]]: checked },
                    checked ? choice.said.on : choice.said.off,
                  )
                }
              />
            )}
            {choice.kind === 'email' && settings.emailNotices && (
              <TopicSwitches
                label={i18n.t('Emails about')}
                muted={settings.mutedMails}
                onMute={(mutedMails) => void save({ mutedMails }, saved)}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </SettingsSection>
  );
}
