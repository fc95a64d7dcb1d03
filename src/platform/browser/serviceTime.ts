/** In ms: within it the clock of the device counts as right; an answer takes its time, and `Date` has whole seconds. */
const tolerance = 60_000;

/** In ms: how far the clock of the service is ahead of the device's. */
let ahead = 0;

/** How far the clock of the service is ahead of the device's, in ms; 0 for a device that is right. */
export const getTimeAhead = (): number => ahead;

/** The time by the clock of the service, as far as an answer has told it; a device may have another day. */
export const getServiceTime = (): Date => new Date(Date.now() + ahead);

/** Takes the time from an answer: the value of its `Date`. `deviation` in ms is what makes no difference. */
export function learnServiceTime(date: string | null | undefined, deviation = tolerance): void {
  const measured = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(measured) || Math.abs(measured - ahead) <= deviation) return;
  ahead = Math.abs(measured) <= deviation ? 0 : measured;
}
