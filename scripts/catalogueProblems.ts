/** Prints as JSON what is wrong with the catalogues: texts that are missing, not translated or used nowhere. */
import { findTexts, readCatalogue } from './catalogues';

/** What stands in braces, and the marks of what is more than words. */
const valuesIn = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort().join(' ');

const texts = new Set(await findTexts());
const problems: string[] = [];
for (const language of ['da', 'en'] as const) {
  const said = await readCatalogue(language);
  for (const text of texts) {
    const translation = said.get(text);
    if (!translation) problems.push(`${language}: no translation of “${text}”`);
    else if (valuesIn(translation) !== valuesIn(text)) {
      problems.push(`${language}: other values in the translation of “${text}”`);
    }
  }
  for (const text of said.keys()) {
    if (!texts.has(text)) problems.push(`${language}: nothing says “${text}”`);
  }
}
console.log(JSON.stringify(problems));
