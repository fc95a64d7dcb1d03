import { useLingui } from '@lingui/react';
import type { MoneyLineKind } from '../../../domain/payments/receipt';
import { to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { type Cents, formatMoney } from '../../../domain/values/money';
import type { Receipt } from '../../payments/api/receiptsApi';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { CostLines } from '../parts/CostLines';
import { useBookingWords } from './useBookingWords';

const lineNames: Record<MoneyLineKind, string> = {
  RENTAL: /*i18n*/ 'Rental price',
  SERVICE_FEE: /*i18n*/ 'Service fee',
  INSURANCE: /*i18n*/ 'Insurance',
  LATE_FEE: /*i18n*/ 'Late fee',
  LATE_FEE_FROM_DEPOSIT: /*i18n*/ 'Late fee, from the deposit',
  DEBT_PAID: /*i18n*/ 'Debt, paid later',
  DAMAGE: /*i18n*/ 'Compensation, from the deposit',
  CLAIM: /*i18n*/ 'Compensation from the insurance',
  COMMISSION: /*i18n*/ 'Skuret’s commission',
  RENTAL_BACK: /*i18n*/ 'Rental price, refunded',
  SERVICE_FEE_BACK: /*i18n*/ 'Service fee, refunded',
  INSURANCE_BACK: /*i18n*/ 'Insurance, refunded',
  REFUND_FAILED: /*i18n*/ 'Refund, rejected by the bank',
  REFUND_AGAIN: /*i18n*/ 'Refund, sent again',
  REFUND_PAID: /*i18n*/ 'Refund, paid to a bank account',
  CHARGEBACK: /*i18n*/ 'Reversed by the bank',
  CHARGEBACK_WON: /*i18n*/ 'Reversal cancelled by the bank',
};

interface Props {
  booking: BookingDetails;
  receipt: Receipt;
  totalCents: Cents;
}

/** The amounts of the receipt: the borrower's payments, or the owner's earnings. */
export function SettledMoney({ booking, receipt, totalCents }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const say = useBookingWords(booking);
  const isOwner = booking.role === 'OWNER';
  const owed = formatMoney(receipt.owedCents, language);
  const getDay = ({ at }: Receipt['receiptLines'][number]) =>
    formatDate(getCopenhagenDate(new Date(at)), language);
  const days = new Set(receipt.receiptLines.map(getDay));
  const [onlyDay] = days.size === 1 ? days : [];
  return (
    <>
      <CostLines
        lines={receipt.receiptLines.map((line, index) => ({
          // A change of the booking posts lines of the same kinds again, so the kind is no key.
          id: `${index}`,
          label: [i18n.t(lineNames[line.kind]), ...(onlyDay ? [] : [getDay(line)])].join(' · '),
          amount: formatMoney(line.amountCents, language),
        }))}
        total={{
          label: isOwner ? i18n.t('You have earned') : i18n.t('You have paid'),
          amount: formatMoney(totalCents, language),
        }}
      />
      <Text $size="small">
        {onlyDay ? `${onlyDay} · ` : null}
        <TextLink to={to.receipt(booking.id)}>{i18n.t('Receipt')}</TextLink>
      </Text>
      {receipt.owedCents > 0 ? (
        <Text $tabular>
          {isOwner
            ? say(
                /*i18n*/ '{other} still has to pay {owed} You get the money when {other} has paid.',
                { owed },
              )
            : say(/*i18n*/ 'You still have to pay {owed}', { owed })}
        </Text>
      ) : null}
    </>
  );
}
