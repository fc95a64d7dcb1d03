const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the calendar at an instant; the timers run on as ever. Undo it with `jest.useRealTimers()`. */
export function setToday(instant: string): void {
  jest.useFakeTimers({ now: new Date(instant), doNotFake: [...timers] });
}
