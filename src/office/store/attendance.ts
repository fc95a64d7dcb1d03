/** Milliseconds after the last press or key in which the page counts as used. */
const usedForMs = 60_000;
let usedAt = Date.now();

function noteUse(): void {
  usedAt = Date.now();
}

/** Watches for presses and keys. */
export function watchAttendance(): void {
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(event, noteUse, { capture: true, passive: true });
  }
}

/** Whether the page is unattended. Its automatic requests then do not prolong the session. */
export const isUnattended = (): boolean => Date.now() - usedAt > usedForMs;
