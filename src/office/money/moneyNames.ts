import type { PayoutWait } from '../api/schemaTypes.generated';

/** The accounts of the ledger, in the order in which they are shown. */
export const accountNames: Record<string, string> = {
  provider: /*i18n*/ 'Hos betalingsudbyderen',
  'provider:reserved': /*i18n*/ 'Reserveret hos betalingsudbyderen',
  'owner:held': /*i18n*/ 'Udlånernes penge, mens bookinger løber',
  'owner:due': /*i18n*/ 'Til udbetaling',
  payout: /*i18n*/ 'Udbetalinger på vej',
  deposit: /*i18n*/ 'Trukne depositummer',
  'deposit:reserved': /*i18n*/ 'Reserverede depositummer',
  'borrower:debt': /*i18n*/ 'Låneres gæld',
  'borrower:owed': /*i18n*/ 'Tilbagebetalinger, der ikke nåede frem',
  fee: /*i18n*/ 'Skurets gebyrer',
  insurance: /*i18n*/ 'Forsikring',
  provider_cost: /*i18n*/ 'Betalingsudbyderens gebyrer',
  loss: /*i18n*/ 'Tab ved tilbageførsler',
  goodwill: /*i18n*/ 'Kulance',
  capital: /*i18n*/ 'Indskudt af Skuret',
};

export const waitNames: Record<PayoutWait, string> = {
  NEXT: /*i18n*/ 'går inden for en time',
  BALANCE: /*i18n*/ 'saldoen hos betalingsudbyderen er for lav',
  SUSPENDED: /*i18n*/ 'medlemmet er suspenderet eller lukket',
  NO_ACCOUNT: /*i18n*/ 'medlemmet har ikke givet en bankkonto',
  REVIEW: /*i18n*/ 'betalingsudbyderen kontrollerer bankkontoen',
  RESTRICTED: /*i18n*/ 'betalingsudbyderen mangler oplysninger',
  PAUSED: /*i18n*/ 'betalingsudbyderen har sat udbetalinger på pause',
};
