import type { KeyboardEvent } from 'react';

const stopSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The tab stops of a panel. Of a group of radio buttons only the checked one counts, if there is one. */
function tabStops(panel: HTMLElement): HTMLElement[] {
  const all = [...panel.querySelectorAll<HTMLElement>(stopSelector)];
  const chosenNames = new Set(
    all.map((each) => (each.matches('[type="radio"]:checked') ? each.getAttribute('name') : null)),
  );
  return all.filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled') &&
      !(
        each.matches('[type="radio"]:not(:checked)') && chosenNames.has(each.getAttribute('name'))
      ) &&
      each.checkVisibility(),
  );
}

/** Keeps Tab inside a panel: the first stop follows the last, and the reverse with Shift. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  // A panel opened from within this one is its child in React, but not in the DOM: its events arrive here too.
  if (event.key !== 'Tab' || !panel.contains(event.target as Node)) return;
  const stops = tabStops(panel);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (event.shiftKey ? active !== first && active !== panel : active !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
