import { decimalFormats } from '../values/formats';
import type { ScreenLanguage } from '../values/language';

const shownKilo = 100;
const monthsPerYear = 12;

const oneDecimal = decimalFormats(1);

/** Weight as §3 gives it: /100 with one decimal in kg. The field holds tens of grams (D27), so 185 shows as `1,9 kg`. */
export function formatWeight(weightGrams: number, language: ScreenLanguage): string {
  return `${oneDecimal(language).format(weightGrams / shownKilo)} kg`;
}

/** Age in years with one decimal (§3): 18 months are `1,5 år`, `1.5 years`. */
export function formatAge(months: number, language: ScreenLanguage): string {
  const years = oneDecimal(language).format(months / monthsPerYear);
  return `${years} ${language === 'da' ? 'år' : 'years'}`;
}
