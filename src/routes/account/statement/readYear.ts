/** The year in an address; null for none, or for one outside 2000 to 2999. */
export function readYear(given: string | undefined): number | null {
  return given !== undefined && /^2\d{3}$/.test(given) ? Number(given) : null;
}
