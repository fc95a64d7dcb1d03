import type { BookingStatus } from './booking';

/** What of a booking says how much of which tool is out, and whose it is. */
interface LentUnits {
  role: 'BORROWER' | 'OWNER';
  status: BookingStatus;
  tool: { id: string };
  units: number;
}

/** How many units of each own tool others have at the moment, by its id. Edge: tools that are all at home are not in it. */
export function unitsOut(bookings: readonly LentUnits[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const { role, status, tool, units } of bookings) {
    if (role !== 'OWNER' || (status !== 'active' && status !== 'overdue')) continue;
    out.set(tool.id, (out.get(tool.id) ?? 0) + units);
  }
  return out;
}
