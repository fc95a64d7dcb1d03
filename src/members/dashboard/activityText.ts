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
  BOOKING_REQUESTED: /*i18n*/ '{who} bad om at låne {what}',
  BOOKING_MADE: /*i18n*/ 'Du bad om at låne {what} af {who}',
  REQUEST_DECLINED: /*i18n*/ 'Forespørgslen på {what} blev afvist',
  REQUEST_GAVE_WAY: /*i18n*/ 'En anden fik dagene med {what}',
  REQUEST_WITHDRAWN: /*i18n*/ 'Forespørgslen på {what} blev trukket tilbage',
  REQUEST_EXPIRED: /*i18n*/ 'Forespørgslen på {what} fik ikke svar i tide',
  BOOKING_UNPAID: /*i18n*/ 'Bookingen af {what} blev ikke betalt i tide',
  BOOKING_NOT_PICKED_UP: /*i18n*/ '{what} blev ikke hentet',
  BOOKING_CANCELLED: /*i18n*/ 'Bookingen af {what} med {who} blev aflyst',
  BOOKING_COMPLETED: /*i18n*/ '{who} afleverede {what}',
  BOOKING_RETURNED: /*i18n*/ 'Du afleverede {what} til {who}',
  REVIEW_RECEIVED: /*i18n*/ '{who} gav {what} {given}',
  REVIEW_WRITTEN: /*i18n*/ 'Du gav {what} {given}',
  TOOL_LISTED: /*i18n*/ 'Du lagde {what} op',
  TOOL_FETCHED: /*i18n*/ 'Du hentede {what} hos {who}',
  TOOL_LENT: /*i18n*/ '{who} hentede {what} hos dig',
  TOOL_SAVED: /*i18n*/ '{who} gemte {what} som favorit',
  MESSAGE_RECEIVED: /*i18n*/ '{who} skrev til dig om {what}',
};

/** An activity as a text for the member. Edge: a deleted tool or member has a general name. */
export function activityText({ kind, tool, member, rating }: Activity, i18n: I18n): string {
  return i18n.t(texts[kind], {
    what: tool?.name ?? i18n.t('et værktøj, der ikke findes længere'),
    who: member?.name ?? i18n.t('Et tidligere medlem'),
    given: i18n.t(stars[rating ?? 0] ?? stars[0]),
  });
}
