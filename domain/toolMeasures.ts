import type { ScreenLanguage } from './money';

const shownKilo = 100;
const monthsPerYear = 12;

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const formats: Record<ScreenLanguage, Intl.NumberFormat> = {
  da: new Intl.NumberFormat('da-DK', oneDecimal),
  en: new Intl.NumberFormat('en-GB', oneDecimal),
};

/** Weight as §3 gives it: /100 with one decimal in kg. The field holds tens of grams (D27), so 185 shows as `1,9 kg`. */
export function formatWeight(weightGrams: number, language: ScreenLanguage): string {
  return `${formats[language].format(weightGrams / shownKilo)} kg`;
}

/** Age in years with one decimal (§3): 18 months are `1,5 år`, `1.5 years`. */
export function formatAge(months: number, language: ScreenLanguage): string {
  const years = formats[language].format(months / monthsPerYear);
  return `${years} ${language === 'da' ? 'år' : 'years'}`;
}
