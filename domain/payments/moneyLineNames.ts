import type { DepositLineKind, MoneyLineKind } from './receipt';

/** The name of a line of a receipt or a statement, as given. */
export const moneyLineNames: Record<MoneyLineKind, string> = {
  RENTAL: /*i18n*/ 'Leje',
  SERVICE_FEE: /*i18n*/ 'Servicegebyr',
  INSURANCE: /*i18n*/ 'Forsikring',
  LATE_FEE: /*i18n*/ 'Sen aflevering',
  LATE_FEE_FROM_DEPOSIT: /*i18n*/ 'Sen aflevering, taget af depositum',
  DEBT_PAID: /*i18n*/ 'Gæld, betalt senere',
  DAMAGE: /*i18n*/ 'Erstatning, taget af depositum',
  CLAIM: /*i18n*/ 'Erstatning fra forsikringen',
  COMMISSION: /*i18n*/ 'Kommission til Skuret',
  RENTAL_BACK: /*i18n*/ 'Leje, givet tilbage',
  SERVICE_FEE_BACK: /*i18n*/ 'Servicegebyr, givet tilbage',
  INSURANCE_BACK: /*i18n*/ 'Forsikring, givet tilbage',
  REFUND_FAILED: /*i18n*/ 'Tilbagebetaling, afvist af banken',
  REFUND_AGAIN: /*i18n*/ 'Tilbagebetaling, sendt igen',
  REFUND_PAID: /*i18n*/ 'Tilbagebetaling, overført til bankkonto',
  CHARGEBACK: /*i18n*/ 'Tilbageført af banken',
  CHARGEBACK_WON: /*i18n*/ 'Tilbageførslen er annulleret',
};

/** The names of what happens to a deposit, as given. */
export const depositLineNames: Record<DepositLineKind, string> = {
  RESERVED: /*i18n*/ 'Reserveret',
  RELEASED: /*i18n*/ 'Reservation ophævet',
  CHARGED: /*i18n*/ 'Trukket',
  RETURNED: /*i18n*/ 'Givet tilbage',
  TAKEN: /*i18n*/ 'Trukket af reservationen',
};
