import {
  getNotificationTexts,
  type MeasureTopic,
} from '../../../domain/notifications/notifications';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Measure } from '../api/measuresApi';

/** A decision and its effects in a few words, as in its mail. */
export function measureTexts(
  { kind, toolName, lastDay }: Measure,
  language: ScreenLanguage,
): { title: string; effect: string } {
  const params = {
    event: kind.toLowerCase() as MeasureTopic,
    tool: toolName ?? null,
    end: lastDay ?? null,
    // Not part of these texts.
    reason: '',
    rule: 'your-account' as const,
    appeal: '',
  };
  const texts = getNotificationTexts({ kind: 'measure_taken', params }, 1, language);
  return { title: texts.title, effect: texts.paragraphs[0] ?? '' };
}
