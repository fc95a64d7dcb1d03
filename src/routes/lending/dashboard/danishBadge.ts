/** Danish labels by state, for those labels of `bookingBadge` that §4 does not give: they follow the screen (D1). */
export const danishBadge: Partial<Record<string, string>> = {
  AWAITING_PAYMENT: /*i18n*/ 'Venter på betaling',
  REQUESTED: /*i18n*/ 'Venter på svar',
  RETURNED: /*i18n*/ 'Afleveret',
  IN_DISPUTE: /*i18n*/ 'Problem meldt',
  DECLINED: /*i18n*/ 'Afvist',
  WITHDRAWN: /*i18n*/ 'Trukket tilbage',
  EXPIRED: /*i18n*/ 'Udløbet',
  LAPSED: /*i18n*/ 'Ikke betalt',
  NO_SHOW: /*i18n*/ 'Ikke hentet',
};
