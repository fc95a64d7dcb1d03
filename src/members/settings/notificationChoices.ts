import type { NotificationPreferences } from '../../../domain/members/user';

export interface NotificationChoice {
  kind: keyof NotificationPreferences;
  label: string;
  hint: string;
  /** The texts of the toast after it is switched on or off. */
  said: { on: string; off: string };
}

/** The kinds of notifications that a person can switch, in order. */
export const notificationChoices = [
  {
    kind: 'email',
    label: /*i18n*/ 'Email notifications',
    hint: /*i18n*/ 'Bookings, messages and reviews.',
    said: {
      on: /*i18n*/ 'Email notifications are on.',
      off: /*i18n*/ 'Email notifications are off.',
    },
  },
  {
    kind: 'push',
    label: /*i18n*/ 'Push notifications',
    hint: /*i18n*/ 'The same, at once, on this device.',
    said: {
      on: /*i18n*/ 'Push notifications are on.',
      off: /*i18n*/ 'Push notifications are off.',
    },
  },
  {
    kind: 'marketing',
    label: /*i18n*/ 'Marketing emails',
    hint: /*i18n*/ 'News and offers, a few times a year.',
    said: { on: /*i18n*/ 'Marketing emails are on.', off: /*i18n*/ 'Marketing emails are off.' },
  },
] as const satisfies readonly NotificationChoice[];
