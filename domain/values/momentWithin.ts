import { formatMoment } from '../conversations/messageTime';

/**
 * `formatMoment` within a sentence: `today, 14:05`; in Danish `i dag, 14.05`. English weekdays keep their capital.
 * Empty for an invalid instant.
 */
export function formatMomentWithin(...moment: Parameters<typeof formatMoment>): string {
  const text = formatMoment(...moment);
  const isName = moment[2] === 'en' && !/^(Today|Yesterday)/.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
