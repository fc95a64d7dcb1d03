import type { CaseKind } from '../api/schemaTypes.generated';

/** The name of a case's kind. */
export const kindNames: Record<CaseKind, string> = {
  DISPUTE: /*i18n*/ 'Uenighed',
  NO_SHOW: /*i18n*/ 'Udeblivelse',
  COVER_CLAIM: /*i18n*/ 'Forsikring',
  REPORT: /*i18n*/ 'Melding om indhold',
  CONTACT: /*i18n*/ 'Besked',
  JOB: /*i18n*/ 'Fejlet job',
  PAYOUT: /*i18n*/ 'Stoppet udbetaling',
  SUSPENDED_BOOKING: /*i18n*/ 'Suspenderet medlems booking',
  APPEAL: /*i18n*/ 'Klage',
  REFUND: /*i18n*/ 'Fejlet tilbagebetaling',
  GOODWILL: /*i18n*/ 'Kulance',
};

export const kindsInOrder = Object.keys(kindNames) as CaseKind[];
