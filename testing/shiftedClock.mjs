/**
 * Loaded before everything else (`node --import`): the process and its threads begin at the instant `CLOCK_STARTS_AT`, and
 * go on from there. So the demo world, whose days count from the day it is made, is the same whenever it is looked at.
 */
const startsAt = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
// Its threads get a copy of this, and so the same moment.
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
