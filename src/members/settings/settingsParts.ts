import type { SettingsSectionId } from './SettingsSection';

/** The parts of the settings in order, with the sections of each. Only one part is shown at a time. */
export const settingsParts = [
  { id: 'profile', title: /*i18n*/ 'Profile', sections: ['profile', 'lender'] },
  {
    id: 'notifications',
    title: /*i18n*/ 'Messages and emails',
    sections: ['notifications'],
  },
  { id: 'payment', title: /*i18n*/ 'Payment', sections: ['payment', 'payouts'] },
  { id: 'security', title: /*i18n*/ 'Sign-in and security', sections: ['security'] },
  {
    id: 'account',
    title: /*i18n*/ 'Account',
    sections: [
      'language',
      'calendar',
      'blocked',
      'decisions',
      'reads',
      'identity',
      'limits',
      'account',
      'danger',
    ],
  },
] as const satisfies readonly {
  id: string;
  title: string;
  sections: readonly SettingsSectionId[];
}[];

export type SettingsPart = (typeof settingsParts)[number]['id'];

/**
 * The part of `/settings?part=payment`. The fragment of an older link, `/settings#payment`, names a section and leads to
 * the part that has it. Edge: anything else is the first part.
 */
export function readSettingsPart(search: string, hash: string): SettingsPart {
  const given = new URLSearchParams(search).get('part');
  const section = hash.slice(1);
  const found = settingsParts.find(({ id, sections }) =>
    section === '' ? id === given : sections.some((name) => name === section),
  );
  return found?.id ?? 'profile';
}
