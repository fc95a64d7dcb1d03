/**
 * The query of an address with its question mark: `?q=bor&category=Hand%20Tools`. Edge: entries
 * without a value are left out, and without any entry there is no question mark either.
 */
export function queryOf(entries: readonly (readonly [name: string, value: string])[]): string {
  const given = entries.filter(([, value]) => value !== '').map(([name, value]) => [name, value]);
  if (given.length === 0) return '';
  // `%20` is a space for everybody, `+` only for forms.
  return `?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`;
}
