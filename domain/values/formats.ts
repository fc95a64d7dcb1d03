import type { ScreenLanguage } from './language';

const locales: Record<ScreenLanguage, string> = { da: 'da-DK', en: 'en-GB' };

/**
 * Makes something at its first use and keeps it. For `Intl` formats: the first one of a page takes a phone a tenth of a
 * second, so none is made while the scripts load.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A format in each language of the screens; each is made at its first use. */
function perLanguage<T>(make: (locale: string) => T): (language: ScreenLanguage) => T {
  const made = {
    da: onFirstUse(() => make(locales.da)),
    en: onFirstUse(() => make(locales.en)),
  };
  return (language) => made[language]();
}

/** Numbers with so many decimals. */
export function decimalFormats(minimum: number, maximum = minimum) {
  return perLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: minimum,
        maximumFractionDigits: maximum,
      }),
  );
}

/** Keeps a number and its unit, or the parts of a date, on one line. */
export const noBreakSpace = '\u00a0';

/** Keeps the text after a dash on the line of the dash. */
export const wordJoiner = '\u2060';

/** Dates in which each number stays on the line of the words beside it. */
export function dateFormats(options: Intl.DateTimeFormatOptions) {
  return perLanguage((locale) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return {
      format: (instant: Date | number) =>
        format
          .format(instant)
          .replace(/\b(\d\d?\.?) /g, `$1${noBreakSpace}`)
          .replace(/([^,]) (?=\d)/g, `$1${noBreakSpace}`),
    };
  });
}

export function listFormats(options: Intl.ListFormatOptions) {
  return perLanguage((locale) => new Intl.ListFormat(locale, options));
}
