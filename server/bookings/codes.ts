import { randomInt, timingSafeEqual } from 'node:crypto';
import { possibleSteps } from '../../domain/bookings/bookingLife';
import { plainCode } from '../../domain/members/secondFactor';
import type { Executor } from '../database/openDatabase';
import { type BookingRecord, toFacts } from './records/bookings';
import { type CodeStep, lockCode, setWrongAttempts, storeCode } from './records/handover';

/** After so many wrong tries a code is invalid: guessing all codes would take a million. */
const maxAttempts = 5;

/** The step that the two can take together now; null for none. */
function codeStep(booking: BookingRecord, now: Date): CodeStep | null {
  const steps = possibleSteps('owner', toFacts(booking), now);
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
  await storeCode(executor, { bookingId: booking.id, step, shownBy }, { code, at: now });
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
    const shownBy = typedBy === 'owner' ? 'borrower' : 'owner';
    const key = { bookingId: booking.id, step, shownBy } as const;
    const row = await lockCode(transaction, key);
    if (!row || row.wrongAttempts >= maxAttempts) return 'over';
    const typed = Buffer.from(plainCode(code));
    const shown = Buffer.from(row.code);
    if (typed.length === shown.length && timingSafeEqual(typed, shown)) return 'right';
    await setWrongAttempts(transaction, key, row.wrongAttempts + 1);
    return 'wrong';
  });
}
