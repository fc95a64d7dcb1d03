import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

interface SettingsSectionProps {
  id: SettingsSectionId;
  /** In place of the title of `settingsSections`, which the letter shares. */
  title?: string;
  text?: string;
  children: ReactNode;
}

/** The sections with their titles. The ids are the fragments of links to them. */
export const settingsSections = {
  profile: /*i18n*/ 'Profile',
  lender: /*i18n*/ 'How you lend',
  notifications: /*i18n*/ 'Notifications',
  payment: /*i18n*/ 'Payment Methods',
  payouts: /*i18n*/ 'Bank account for payouts',
  security: /*i18n*/ 'Security',
  blocked: /*i18n*/ 'Blocked members',
  decisions: /*i18n*/ 'Our decisions about you',
  reads: /*i18n*/ 'Who looked at my data',
  language: /*i18n*/ 'Language',
  calendar: /*i18n*/ 'Calendar',
  identity: /*i18n*/ 'Your identity',
  limits: /*i18n*/ 'Your limits',
  account: /*i18n*/ 'Your data and this browser',
  danger: /*i18n*/ 'Danger Zone',
} as const;
export type SettingsSectionId = keyof typeof settingsSections;

const Frame = styled(Card)`
  &#danger {
    border-color: ${theme.color.danger};
  }
`;

/** One topic of the settings. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const { i18n } = useLingui();
  return (
    <Frame as="section" id={id} aria-labelledby={`${id}-title`} $padding="large">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={2} look="sub" id={`${id}-title`}>
            {title ?? i18n.t(settingsSections[id])}
          </Heading>
          {text ? <Text $tone="muted">{text}</Text> : null}
        </Stack>
        {children}
      </Stack>
    </Frame>
  );
}
