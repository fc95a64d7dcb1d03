import type { OwnDatabase } from '../../../testing/createPostgresDatabase';
import { bookingKillRounds } from '../bookingKillRounds';
import type { Finding } from '../Finding';

export async function killBookings(own: OwnDatabase | null, name: string): Promise<Finding> {
  const found = await bookingKillRounds(own?.url ?? null, 30);
  return {
    property: `kill -9 in the middle of bookings' steps leaves nothing half-done (${name})`,
    load: `${found.rounds} kills, ${found.bookings} bookings, ${found.acknowledged} answered steps`,
    result:
      found.wrong.length === 0
        ? `nothing wrong, ${found.failedStarts} starts by hand`
        : found.wrong.slice(0, 5).join('; '),
    holds: found.wrong.length === 0 && found.failedStarts === 0,
  };
}
