/** Letters of the scripts that are written from right to left: Hebrew, Arabic and those beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text that people wrote, to be put into a sentence: what is written from right to left gets marks around it (first
 * strong isolate), so that the words and signs beside it keep their places. All other texts stay as they are.
 */
export const isolate = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;

/** The values of a sentence, the texts among them isolated. */
export const isolateValues = <Values extends Record<string, unknown>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : value,
    ]),
  ) as Values;
