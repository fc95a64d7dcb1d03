import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Checkbox } from '../../ui/Checkbox';
import { Divider } from '../../ui/Divider';
import { Stack } from '../../ui/Stack';
import { Switch } from '../../ui/Switch';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { type OwnProfile, useSaveSettingsMutation } from '../api/profileApi';
import { type NotificationChoice, notificationChoices } from './notificationChoices';
import { PushSwitch } from './PushSwitch';
import { SettingsSection } from './SettingsSection';
import { usePush } from './usePush';
import { useSettingsToast } from './useSettingsToast';

const inService = {
  email: 'emailNotifications',
  push: 'pushNotifications',
  marketing: 'marketing',
} as const;
/** The texts in place of the letter's hints: the notifications of each switch. */
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

const Choices = styled.table`
  width: 100%;
  border-collapse: collapse;
  :is(th, td) {
    padding-block: ${theme.space[2]};
    border-block-start: ${theme.border.line} solid ${theme.color.line};
    text-align: start;
    font-weight: ${theme.fontWeight.regular};
  }
  thead :is(th, td) {
    border: 0;
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
  }
  tr > :not(:first-child) {
    width: 4.5rem;
    text-align: center;
  }
  label {
    justify-content: center;
  }
`;

type Channel = 'mutedMails' | 'mutedPushes';

interface ChoicesProps {
  settings: OwnProfile['settings'];
  /** Whether anything is sent by this channel. */
  isOn: Record<Channel, boolean>;
  onMute: (changes: Partial<Pick<OwnProfile['settings'], Channel>>) => void;
}

/** A table of topics and channels, each cell a tick box. */
function TopicChoices({ settings, isOn, onMute }: ChoicesProps) {
  const { i18n } = useLingui();
  const channels = [
    { channel: 'mutedMails', header: i18n.t('Email') },
    { channel: 'mutedPushes', header: i18n.t('Push') },
  ] as const;
  return (
    <Choices>
      <thead>
        <tr>
          <td>{i18n.t('What you hear about')}</td>
          {channels.map(({ channel, header }) => (
            <th key={channel} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, label }) => (
          <tr key={topic}>
            <th scope="row">{i18n.t(label)}</th>
            {channels.map(({ channel, header }) => {
              const muted = settings[channel];
              return (
                <td key={channel}>
                  <Checkbox
                    label={<VisuallyHidden>{`${i18n.t(label)}, ${header}`}</VisuallyHidden>}
                    disabled={!isOn[channel]}
                    checked={isOn[channel] && !muted.includes(topic)}
                    onChange={({ currentTarget: { checked } }) =>
                      onMute({
                        [channel]: [
                          ...muted.filter((each) => each !== topic),
                          ...(checked ? [] : [topic]),
                        ],
                      })
                    }
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Choices>
  );
}

/** The notification settings that the service stores. A switch moves only when its choice is stored. */
export function NotificationsSection({ settings }: { settings: OwnProfile['settings'] }) {
  const { i18n } = useLingui();
  const [saveSettings] = useSaveSettingsMutation();
  const showToast = useSettingsToast();
  const push = usePush();
  const [email, pushes, marketing] = notificationChoices;

  const save = async (changes: Parameters<typeof saveSettings>[0], done: string) => {
    const { data, error } = await saveSettings(changes);
    const refused = error ? failed : data?.[0];
    if (refused === undefined) showToast(done);
    else showToast(refused, 'danger');
  };

  const renderSwitch = ({ kind, label, hint, said }: NotificationChoice) => (
    <Switch
      label={i18n.t(label)}
      hint={i18n.t(hints[kind] ?? hint)}
      checked={settings[inService[kind]]}
      onChange={({ currentTarget: { checked } }) =>
        void save({ [inService[kind]]: checked }, checked ? said.on : said.off)
      }
    />
  );
  return (
    <SettingsSection
      id="notifications"
      text={i18n.t(
        'You always find everything under the bell. Choose what you also want by email or on your phone. We always email you about requests, money, pick-up and return, problems and the security of your account.',
      )}
    >
      <Stack $gap={3}>
        {renderSwitch(email)}
        <Divider />
        <PushSwitch push={push} choice={{ ...pushes, hint: hints.push ?? pushes.hint }} />
        <TopicChoices
          settings={settings}
          isOn={{
            mutedMails: settings.emailNotifications,
            mutedPushes: push.on === true || push.others > 0,
          }}
          onMute={(changes) => void save(changes, saved)}
        />
        <Divider />
        {renderSwitch(marketing)}
      </Stack>
    </SettingsSection>
  );
}
