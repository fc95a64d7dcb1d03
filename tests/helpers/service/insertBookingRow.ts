import { type BookingState, holdingStates } from '../../../domain/bookings/bookingLife';
import type { Executor } from '../../../server/database/openDatabase';

interface Row {
  toolId: number | string;
  borrowerId: number | string;
  startDate: string;
  endDate: string;
  /** `accepted` when left out. */
  state?: BookingState;
  /** The unit that it reserves, if its state reserves days. */
  unit?: number;
}

/** Stores a booking with its days, as if it had reached its state long ago. Returns its id. */
export async function insertBookingRow(executor: Executor, row: Row): Promise<number> {
  const { state = 'accepted', unit = 1, startDate, endDate } = row;
  const [toolId, borrowerId] = [Number(row.toolId), Number(row.borrowerId)];
  const tool = await executor
    .selectFrom('tools')
    .select('owner_id')
    .where('id', '=', toolId)
    .executeTakeFirstOrThrow();
  return executor.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('bookings')
      .values({
        tool_id: toolId,
        owner_id: tool.owner_id,
        borrower_id: borrowerId,
        state,
        start_date: startDate,
        end_date: endDate,
        units: 1,
        since: new Date('2026-01-01'),
        price_per_day_cents: 1,
        rental_cents: 1,
        service_fee_cents: 0,
        insurance_cents: 0,
        ended_as: state === 'completed' ? 'completed' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (holdingStates.includes(state) || state === 'completed') {
      await transaction
        .insertInto('reservations')
        .values({
          booking_id: id,
          tool_id: toolId,
          unit,
          start_date: startDate,
          end_date: endDate,
        })
        .execute();
    }
    return id;
  });
}
