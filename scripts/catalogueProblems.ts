/**
 * Prints the problems of the catalogues as JSON: texts that are missing, not translated, unused, or in the other
 * language.
 */
import { foreignInMessage } from '../tests/helpers/foreignWords';
import { catalogueNames, findTexts, readCatalogue } from './catalogues';

/** The placeholders in braces and the tags of a text. */
const valuesIn = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort().join(' ');

const problems: string[] = [];
const both = catalogueNames.flatMap((name) =>
  (['da', 'en'] as const).map((language) => [name, language] as const),
);
for (const [name, language] of both) {
  const texts = new Set(await findTexts(name));
  const said = await readCatalogue(name, language);
  for (const text of texts) {
    const translation = said.get(text);
    if (!translation) problems.push(`${language}: no translation of “${text}”`);
    else if (valuesIn(translation) !== valuesIn(text)) {
      problems.push(`${language}: other values in the translation of “${text}”`);
    }
    const foreign = foreignInMessage(translation ?? '', language);
    if (foreign.length > 0) {
      problems.push(`${language}: “${foreign.join(', ')}” in the translation of “${text}”`);
    }
  }
  for (const text of said.keys()) {
    if (!texts.has(text)) problems.push(`${language}: nothing says “${text}”`);
  }
}
console.log(JSON.stringify(problems));
