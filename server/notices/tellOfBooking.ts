import { addresses } from '../../domain/addresses';
import type { CalendarDate } from '../../domain/days';
import type { Executor } from '../database/openDatabase';
import { notify } from './notify';

interface Booking {
  id: number;
  tool: { name: string };
  owner: { id: number; name: string };
  borrower: { id: number; name: string };
  startDate: CalendarDate;
  endDate: CalendarDate;
}

/** Tells the owner that a tool was booked and the borrower that it went well, in the transaction of the booking. */
export async function tellOfBooking(
  transaction: Executor,
  { id, tool, owner, borrower, startDate: start, endDate: end }: Booking,
  now: Date,
): Promise<void> {
  const params = { tool: tool.name, start, end };
  const { dashboard } = addresses;
  await notify(
    transaction,
    {
      memberId: owner.id,
      kind: 'booking_requested',
      params: { ...params, member: borrower.name },
      once: `booking ${id} requested`,
      address: `${dashboard}?tab=rentals`,
    },
    now,
  );
  await notify(
    transaction,
    {
      memberId: borrower.id,
      kind: 'booking_made',
      params: { ...params, member: owner.name },
      once: `booking ${id} made`,
      address: `${dashboard}?tab=loans`,
    },
    now,
  );
}
