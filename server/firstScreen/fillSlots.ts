import { escapeHtml } from './escape';

/** HTML that is finished and goes in as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const slot = /slot_([a-zA-Z]+)_/g;

/**
 * Fills the slots of a template in one pass: what was filled in is not looked at again, so a text that
 * looks like a slot stays a text. Everything but `Html` is escaped; a slot without a value is empty.
 */
export function fillSlots(
  template: string,
  values: Record<string, string | number | Html | undefined>,
): Html {
  return new Html(
    template.replace(slot, (_whole, name: string) => {
      const value = values[name];
      if (value === undefined) return '';
      return value instanceof Html ? value.text : escapeHtml(String(value));
    }),
  );
}
