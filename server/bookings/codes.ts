import { randomInt, timingSafeEqual } from 'node:crypto';
import { possibleSteps } from '../../domain/bookings/bookingLife';
import type { Executor } from '../database/openDatabase';
import { type BookingRecord, factsOf } from './records/bookings';

export type CodeStep = 'confirmPickup' | 'markReturned';

/** After so many wrong tries a code is invalid: guessing all codes would take a million. */
const maxAttempts = 5;

/** The step that the two can take together now; null for none. */
function codeStep(booking: BookingRecord, now: Date): CodeStep | null {
  const steps = possibleSteps('owner', factsOf(booking), now);
  return (['confirmPickup', 'markReturned'] as const).find((step) => steps.includes(step)) ?? null;
}

/**
 * Makes a code of six digits that one of the two shows the other, for the next step. It replaces their own earlier one;
 * the code of the other side stays valid. Null when no step is possible.
 */
export async function makeCode(
  executor: Executor,
  booking: BookingRecord,
  shownBy: 'borrower' | 'owner',
  now: Date,
): Promise<string | null> {
  const step = codeStep(booking, now);
  if (step === null) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { code, wrong_attempts: 0, made_at: now };
  await executor
    .insertInto('handover_codes')
    .values({ booking_id: booking.id, step, shown_by: shownBy, ...row })
    .onConflict((conflict) => conflict.columns(['booking_id', 'step', 'shown_by']).doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Whether a typed code is the one that the other member shows. `over`: the code is no longer valid, and a new one is
 * needed.
 */
export async function tryCode(
  executor: Executor,
  booking: BookingRecord,
  { step, typedBy, code }: { step: CodeStep; typedBy: 'borrower' | 'owner'; code: string },
): Promise<'right' | 'wrong' | 'over'> {
  return executor.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('handover_codes')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .where('step', '=', step)
      .where('shown_by', '<>', typedBy)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.wrong_attempts >= maxAttempts) return 'over';
    const typed = Buffer.from(code.replaceAll(/\s/g, ''));
    const shown = Buffer.from(row.code);
    if (typed.length === shown.length && timingSafeEqual(typed, shown)) return 'right';
    await transaction
      .updateTable('handover_codes')
      .set({ wrong_attempts: row.wrong_attempts + 1 })
      .where('booking_id', '=', booking.id)
      .where('step', '=', step)
      .where('shown_by', '=', row.shown_by)
      .execute();
    return 'wrong';
  });
}
