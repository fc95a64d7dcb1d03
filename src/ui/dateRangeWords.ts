/** The date range picker's own texts, by language of the screen. */
export const dateRangeWords = {
  da: {
    locale: 'da-DK',
    empty: 'Vælg dato',
    choose: (label: string) => `Vælg ${label.toLocaleLowerCase('da')}`,
    previousMonth: 'Forrige måned',
    nextMonth: 'Næste måned',
    months: 'Skift måned',
    clear: 'Ryd datoer',
    done: 'Færdig',
    close: 'Luk',
    taken: 'optaget',
  },
  en: {
    locale: 'en-GB',
    empty: 'Choose date',
    choose: (label: string) => `Choose ${label.toLocaleLowerCase('en')}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    months: 'Change month',
    clear: 'Clear dates',
    done: 'Done',
    close: 'Close',
    taken: 'taken',
  },
} as const;

export type DateRangeLanguage = keyof typeof dateRangeWords;
