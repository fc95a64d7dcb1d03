/** The parameters of an address by name; null, '' and an empty list stand for none. */
export type QueryParams = Record<string, string | number | null | undefined | readonly string[]>;

/**
 * The query of an address with some parameters set in place of what it says of them, the others kept:
 * `?q=bor&category=Hand%20Tools`. Edge: what equals its default is left out, and without any parameter
 * there is no question mark either.
 */
export function queryWith(query: string, params: QueryParams, defaults: QueryParams = {}): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(params)) {
    next.delete(name);
    if (String(value ?? '') === String(defaults[name] ?? '')) continue;
    for (const each of [value ?? ''].flat()) next.append(name, String(each));
  }
  // `%20` is a space for everybody, `+` only for forms.
  return next.size === 0 ? '' : `?${next.toString().replaceAll('+', '%20')}`;
}

/** The word that an address gives, if it is one of these, or else the first. */
export function oneOf<Word extends string>(
  words: readonly [Word, ...Word[]],
  given: string | null,
): Word {
  return words.find((word) => word === given) ?? words[0];
}
