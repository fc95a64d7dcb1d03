import { useLingui } from '@lingui/react';
import { to } from '../../../domain/values/addresses';
import { formatDate } from '../../../domain/values/days';
import { formatMoney } from '../../../domain/values/money';
import type { Receipt } from '../../payments/api/receiptsApi';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';
import { CostLines } from '../parts/CostLines';
import { getReturnedCents } from './useBookingReceipt';

interface Props {
  booking: BookingDetails;
  receipt: Receipt;
}

/** How a completed booking ended: the day of the return, the settled money with its receipt, the deposit. */
export function EndedFacts({ booking, receipt }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, role, returnedOn } = booking;
  const money = (cents: number) => formatMoney(cents, language);
  const returnedCents = getReturnedCents(booking, receipt);
  return (
    <CostLines
      total={null}
      lines={[
        ...(returnedOn === null
          ? []
          : [{ id: 'back', label: i18n.t('Returned'), amount: formatDate(returnedOn, language) }]),
        {
          id: 'money',
          label: (
            <>
              {role === 'OWNER' ? i18n.t('You have earned') : i18n.t('You have paid')} ·{' '}
              <TextLink to={to.receipt(id)}>{i18n.t('Receipt')}</TextLink>
            </>
          ),
          amount: money(receipt.totalCents),
        },
        ...(returnedCents === null
          ? []
          : [{ id: 'deposit', label: i18n.t('Deposit, released'), amount: money(returnedCents) }]),
      ]}
    />
  );
}
