import type { NotificationPreferences } from '../../../../domain/user';

interface NotificationChoice {
  kind: keyof NotificationPreferences;
  label: string;
  hint: string;
}

/** What a person can choose to hear of, in order. */
export const notificationChoices: readonly NotificationChoice[] = [
  { kind: 'email', label: 'Email notifications', hint: 'Bookings, messages and reviews.' },
  { kind: 'push', label: 'Push notifications', hint: 'The same, at once, on this device.' },
  { kind: 'marketing', label: 'Marketing emails', hint: 'News and offers, a few times a year.' },
];
