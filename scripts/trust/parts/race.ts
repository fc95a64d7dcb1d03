import type { Finding } from '../Finding';
import { reservationRaces } from '../reservationRaces';
import { withDatabase } from '../withDatabase';

export async function race(): Promise<Finding> {
  const found = await withDatabase((own) =>
    reservationRaces(own, { people: 50, rounds: 40, tries: 3_000 }),
  );
  return {
    property:
      'one winner a slot, capacity never exceeded, two processes (records code, PostgreSQL)',
    load: `50 people x 40 rounds, then 3,000 tries at 3 units`,
    result: `${found.single} of 40 rounds with one winner, ${found.overlaps} overlaps, ${found.beyondCapacity} days over capacity, ${found.errors} errors`,
    holds: found.single === 40 && found.overlaps + found.beyondCapacity + found.errors === 0,
  };
}
