import type { Language } from '../../domain/values/language';

/**
 * The language that a request asks for in `Accept-Language`: Danish or English, the one with the higher weight. As
 * given when any will do (`*`, which the app sends until a person has chosen), or when the header names neither.
 */
export function askedLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range, index) => {
    const [tag = '', weight] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return { tag, index, weight: weight === undefined ? 1 : Number(weight) };
  });
  const [first] = ranges
    .filter(({ tag, weight }) => weight > 0 && /^(?:da|en)(?:-|$)|^\*$/.test(tag))
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  if (first === undefined || first.tag === '*') return 'asGiven';
  return first.tag.startsWith('da') ? 'da' : 'en';
}
