/** The year that an address says; null where it says none that there can be. */
export function readYear(given: string | undefined): number | null {
  return given !== undefined && /^2\d{3}$/.test(given) ? Number(given) : null;
}
