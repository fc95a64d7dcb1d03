/** The parameters of an address by name; null, undefined, '' and an empty list mean that the parameter is not set. */
export type QueryParams = Record<string, string | number | null | undefined | readonly string[]>;

/**
 * The query of an address with some parameters replaced and the others kept: `?q=bor&category=Hand%20Tools`. Edge: a
 * parameter that equals its default is left out; without any parameter there is no question mark.
 */
export function queryWith(query: string, params: QueryParams, defaults: QueryParams = {}): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(params)) {
    next.delete(name);
    if (String(value ?? '') === String(defaults[name] ?? '')) continue;
    for (const each of [value ?? ''].flat()) next.append(name, String(each));
  }
  // `%20` means a space everywhere, `+` only in form data.
  return next.size === 0 ? '' : `?${next.toString().replaceAll('+', '%20')}`;
}

/** The word from an address if it is one of `words`, or else the first of them. */
export function oneOf<Word extends string>(
  words: readonly [Word, ...Word[]],
  given: string | null,
): Word {
  return words.find((word) => word === given) ?? words[0];
}
