import {
  getNotificationTexts,
  type MeasureTopic,
} from '../../../domain/notifications/notifications';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Measure } from '../api/measuresApi';

const topics: Record<Measure['kind'], MeasureTopic> = {
  WARNING: 'warning',
  LIMIT: 'limit',
  SUSPENSION: 'suspension',
  CLOSING: 'closing',
  TOOL: 'tool',
  REVIEW: 'review',
  MESSAGE: 'message',
  DISPUTE: 'dispute',
  NO_SHOW: 'noShow',
  COVER_CLAIM: 'coverClaim',
};

/** A decision and its effects in a few words, as in its mail. */
export function measureTexts(
  { kind, toolName, lastDay, amountCents }: Measure,
  language: ScreenLanguage,
): { title: string; effect: string } {
  const params = {
    event: topics[kind],
    tool: toolName ?? null,
    end: lastDay ?? null,
    // Not part of these texts.
    reason: '',
    rule: 'your-account' as const,
    appeal: '',
    ...(amountCents != null && { cents: amountCents }),
  };
  const texts = getNotificationTexts({ kind: 'measure_taken', params }, 1, language);
  return { title: texts.title, effect: texts.paragraphs[0] ?? '' };
}
