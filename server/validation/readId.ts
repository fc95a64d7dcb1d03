/** Ids are whole numbers; a text that is none is the id of nothing, and reads as null. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
