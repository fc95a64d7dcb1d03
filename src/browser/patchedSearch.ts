/**
 * The search part of the address with some parameters set, or taken out where null. It is read from the
 * window: the address a component is shown may be a step behind, and what was just chosen would be lost.
 */
export function patchedSearch(changes: Record<string, string | null>): string {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}
