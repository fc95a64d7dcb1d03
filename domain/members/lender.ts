/** Whether a member lends as a private person or as a trader, as they declared it themselves. */
export type LenderKind = 'private' | 'trader';

/** What a trader has to tell consumers (Digital Services Act 30, consumer rights directive 6). Not verified. */
export interface Trader {
  businessName: string;
  /** The number in the Danish register of businesses: eight digits. */
  cvr: string;
  address: string;
  email: string;
  phone: string;
}

/** The most characters of each text. */
export const traderBounds = { businessName: 120, address: 200, phone: 20 } as const;

const cvrWeights = [2, 7, 6, 5, 4, 3, 2, 1];

/** A typed CVR number without spaces and its country: `DK 24 25 67 90` is `24256790`. */
export const plainCvr = (typed: string): string => typed.replace(/[\s.-]/g, '').replace(/^DK/i, '');

/** Whether eight digits can be a CVR number: the first is not 0, and the weighted sum is divisible by 11. */
export function isCvr(plain: string): boolean {
  if (!/^[1-9]\d{7}$/.test(plain)) return false;
  const sum = cvrWeights.reduce((total, weight, place) => total + weight * Number(plain[place]), 0);
  return sum % 11 === 0;
}

/** `24 25 67 90`, as Danes write it. */
export const formatCvr = (cvr: string): string => cvr.replace(/(\d\d)(?=\d)/g, '$1\u00a0');

/** Whether a typed phone number has 8 to 15 digits, with spaces and a leading + as it is written. */
export const isPhone = (typed: string): boolean =>
  /^\+?[\d ]+$/.test(typed) && /^\d{8,15}$/.test(typed.replace(/\D/g, ''));
