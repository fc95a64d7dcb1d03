import { formatMoment } from './messageTime';

/** `formatMoment` behind other words: `today, 14:05`; in Danish `i dag, 14.05`. English weekdays stay large. Of what is no instant: empty. */
export function formatMomentWithin(...moment: Parameters<typeof formatMoment>): string {
  const text = formatMoment(...moment);
  const isName = moment[2] === 'en' && !/^(Today|Yesterday)/.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
