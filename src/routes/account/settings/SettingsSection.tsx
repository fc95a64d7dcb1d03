import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme';
import { Card } from '../../../ui/Card';
import { Heading } from '../../../ui/Heading';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

interface SettingsSectionProps {
  id: SettingsSectionId;
  text?: string;
  children: ReactNode;
}

/** The sections in their order, and what each is called; the ids are in the address of a link to one. */
export const settingsSections = {
  profile: 'Profile',
  notifications: 'Notifications',
  payment: 'Payment Methods',
  security: 'Security',
  danger: 'Danger Zone',
} as const;
export type SettingsSectionId = keyof typeof settingsSections;

const Frame = styled(Card)`
  &#danger {
    border-color: ${theme.color.danger};
  }
`;

/** One topic of the settings. */
export function SettingsSection({ id, text, children }: SettingsSectionProps) {
  return (
    <Frame as="section" id={id} aria-labelledby={`${id}-title`} $padding="large">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={2} look="sub" id={`${id}-title`}>
            {settingsSections[id]}
          </Heading>
          {text ? <Text $tone="muted">{text}</Text> : null}
        </Stack>
        {children}
      </Stack>
    </Frame>
  );
}
