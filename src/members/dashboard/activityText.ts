import type { I18n } from '@lingui/core';
import type { Activity } from '../../bookings/api/bookingsApi';

const stars = [
  /*i18n*/ 'en bedømmelse',
  /*i18n*/ 'en stjerne',
  /*i18n*/ 'to stjerner',
  /*i18n*/ 'tre stjerner',
  /*i18n*/ 'fire stjerner',
  /*i18n*/ 'fem stjerner',
] as const;

const texts: Record<Activity['kind'], string> = {
  BOOKING_COMPLETED: /*i18n*/ '{who} afleverede {what}',
  REVIEW_WRITTEN: /*i18n*/ 'Du gav {what} {given}',
  TOOL_FETCHED: /*i18n*/ 'Du hentede {what} hos {who}',
  TOOL_LENT: /*i18n*/ '{who} hentede {what} hos dig',
  TOOL_SAVED: /*i18n*/ '{who} gemte {what} som favorit',
  MESSAGE_RECEIVED: /*i18n*/ '{who} skrev til dig om {what}',
};

/** An activity as a text for the member. */
export function activityText({ kind, tool, member, rating }: Activity, i18n: I18n): string {
  return i18n.t(texts[kind], {
    what: tool.name,
    who: member.name,
    given: i18n.t(stars[rating ?? 0] ?? stars[0]),
  });
}
