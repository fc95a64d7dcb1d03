import type { Activity } from '../../../store/api/bookingsApi';

const stars = ['', 'en stjerne', 'to stjerner', 'tre stjerner', 'fire stjerner', 'fem stjerner'];

/** What happened, told to the person it happened to. Edge: a tool or a member that is gone goes without a name. */
export function activityText({ kind, tool, member, rating }: Activity): string {
  const what = tool?.name ?? 'et værktøj, der ikke findes mere';
  const who = member?.name ?? 'Et tidligere medlem';
  const given = stars[rating ?? 0] || 'en anmeldelse';
  const texts: Record<Activity['kind'], string> = {
    BOOKING_REQUESTED: `${who} har booket ${what}`,
    BOOKING_MADE: `Du bookede ${what} hos ${who}`,
    BOOKING_CANCELLED: `Lånet af ${what} med ${who} blev aflyst`,
    BOOKING_COMPLETED: `${who} afleverede ${what}`,
    BOOKING_RETURNED: `Du afleverede ${what} til ${who}`,
    REVIEW_RECEIVED: `${who} gav ${what} ${given}`,
    REVIEW_WRITTEN: `Du gav ${what} ${given}`,
    TOOL_LISTED: `Du lagde ${what} op`,
    TOOL_FETCHED: `Du hentede ${what} hos ${who}`,
    TOOL_LENT: `${who} hentede ${what} hos dig`,
    TOOL_SAVED: `${who} gemte ${what} som favorit`,
    MESSAGE_RECEIVED: `${who} skrev til dig om ${what}`,
  };
  return texts[kind];
}
