import type { Booking } from '../../store/api/bookingsApi';

/** How many units of each own tool others have at the moment, by its id; tools that are all at home are not in it. */
export function unitsOut(bookings: readonly Booking[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const { role, status, tool, units } of bookings) {
    if (role !== 'OWNER' || (status !== 'active' && status !== 'overdue')) continue;
    out.set(tool.id, (out.get(tool.id) ?? 0) + units);
  }
  return out;
}
