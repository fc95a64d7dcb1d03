/**
 * Loaded before everything else (`node --import`): the clock of the process and its threads starts at the instant
 * `CLOCK_STARTS_AT`. So the demo data, whose days are relative to the day it is seeded, looks the same at any time.
 */
const startsAt = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
// Threads get a copy of this variable, and so the same start.
process.env.CLOCK_BEGUN ??= String(Date.now());
const begun = Number(process.env.CLOCK_BEGUN);
const RealDate = Date;
const now = () => RealDate.now() - begun + startsAt;

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now() {
    return now();
  }
}

if (!Number.isNaN(startsAt)) globalThis.Date = ShiftedDate;
