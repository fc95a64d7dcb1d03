import type { BookingStatus } from './booking';

/** The facts of a booking that say how many units of which tool are lent, and in which role. */
interface LentUnits {
  role: 'BORROWER' | 'OWNER';
  status: BookingStatus;
  tool: { id: string };
  units: number;
}

/**
 * How many units of each own tool are lent at the moment, by the tool's id. Edge: a tool with no lent unit is not in
 * the map.
 */
export function unitsOut(bookings: readonly LentUnits[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  for (const { role, status, tool, units } of bookings) {
    if (role !== 'OWNER' || (status !== 'active' && status !== 'overdue')) continue;
    out.set(tool.id, (out.get(tool.id) ?? 0) + units);
  }
  return out;
}
