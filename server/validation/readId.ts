/** Reads an id. Ids are whole numbers; for any other text it returns null, since nothing has such an id. */
export function readId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
