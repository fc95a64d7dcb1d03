import type { ReceiptRemark, Side } from '../../../domain/payments/receipt';
import { memberAddresses } from '../../../domain/values/memberAddresses';

interface SideWords {
  title: string;
  total: string;
  back: string;
}

/** The title of a receipt, its total for the borrower and for the owner, and where its back link leads. */
export const sideWords: Record<Side, SideWords> = {
  BORROWER: {
    title: /*i18n*/ 'Kvittering',
    total: /*i18n*/ 'Betalt i alt',
    back: memberAddresses.loans,
  },
  OWNER: {
    title: /*i18n*/ 'Kvittering',
    total: /*i18n*/ 'Tjent i alt',
    back: memberAddresses.lending,
  },
};

/** The sentence above the lines of a receipt. */
export const remarkWords: Record<ReceiptRemark, string> = {
  nothingPaid: /*i18n*/ 'Der er ikke betalt for denne booking.',
  paid: /*i18n*/ 'Bookingen er betalt.',
  partBack: /*i18n*/ 'Bookingen blev betalt, og {back} er betalt tilbage.',
  allBack: /*i18n*/ 'Bookingen blev betalt, og hele beløbet, {back}, er betalt tilbage.',
  nothingEarned: /*i18n*/ 'Du har ikke tjent noget på bookingen.',
  notYetEarned: /*i18n*/ 'Låneren har betalt. Du får lejen, {held}, når udlånet er slut.',
  earned: /*i18n*/ 'På udlånet har du tjent {total}',
};
