import type { BookingStatus } from '../../../domain/booking';
import { bookingStatusFacts } from '../../../domain/bookingStatus';
import type { BadgeTone } from '../../ui/Badge';

interface Shown {
  status: BookingStatus;
  /** As the service calls it. */
  state: string;
}

interface OwnWords {
  /** On screens that were given English, and on those that were given Danish (D1). */
  en: string;
  da: string;
  tone: BadgeTone;
}

/** What stands in the place of a label of §4 where the status alone says too little (live.md). */
const ownWords: Partial<Record<string, OwnWords>> = {
  AWAITING_PAYMENT: {
    en: /*i18n*/ 'Waiting for payment',
    da: /*i18n*/ 'Venter på betaling',
    tone: 'warning',
  },
  REQUESTED: {
    en: /*i18n*/ 'Waiting for an answer',
    da: /*i18n*/ 'Venter på svar',
    tone: 'accent',
  },
  RETURNED: { en: /*i18n*/ 'Returned', da: /*i18n*/ 'Afleveret', tone: 'success' },
  IN_DISPUTE: { en: /*i18n*/ 'Problem reported', da: /*i18n*/ 'Problem meldt', tone: 'danger' },
  DECLINED: { en: /*i18n*/ 'Declined', da: /*i18n*/ 'Afvist', tone: 'neutral' },
  WITHDRAWN: { en: /*i18n*/ 'Withdrawn', da: /*i18n*/ 'Trukket tilbage', tone: 'neutral' },
  EXPIRED: { en: /*i18n*/ 'Expired', da: /*i18n*/ 'Udløbet', tone: 'neutral' },
  LAPSED: { en: /*i18n*/ 'Not paid', da: /*i18n*/ 'Ikke betalt', tone: 'neutral' },
  NO_SHOW: { en: /*i18n*/ 'Not picked up', da: /*i18n*/ 'Ikke hentet', tone: 'warning' },
};

/**
 * The word that names how far a booking has come, which language it was given in, and how it looks. The labels of §4 are
 * English on every screen; the words beside them follow the screen.
 */
export function bookingBadge(
  { status, state }: Shown,
  screen: 'da' | 'en' = 'en',
): { label: string; given: 'da' | 'en'; tone: BadgeTone } {
  const own = ownWords[state];
  if (own) return { label: own[screen], given: screen, tone: own.tone };
  const { label, tone } = bookingStatusFacts[status];
  return { label, given: 'en', tone };
}
