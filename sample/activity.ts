import { findAnyTool, sampleMember } from './lookup';
import { daysAgoAt, minutesAgoToday } from './moments';

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

function event<Kind extends string>(
  kind: Kind,
  toolId: string,
  memberId: string,
  createdAt: string,
  rating: number | null = null,
) {
  return {
    kind,
    createdAt,
    rating,
    tool: named(findAnyTool(toolId)),
    member: named(sampleMember(memberId)),
  };
}

/**
 * The dashboard's recent activity, newest first, relative to `now`. It agrees with the sample's bookings and
 * conversations.
 */
export function recentActivity(now: Date) {
  return [
    event('MESSAGE_RECEIVED', '23', '8', minutesAgoToday(now, 150)),
    event('TOOL_FETCHED', '2', '6', daysAgoAt(now, 1, '17:58')),
    event('TOOL_LENT', '32', '4', daysAgoAt(now, 2, '16:12')),
    event('TOOL_SAVED', '33', '7', daysAgoAt(now, 4, '21:05')),
    event('BOOKING_COMPLETED', '31', '1', daysAgoAt(now, 13, '12:30')),
    event('REVIEW_WRITTEN', '25', '4', daysAgoAt(now, 38, '09:17'), 5),
  ].map((happened, index) => ({ id: String(index + 1), ...happened }));
}
