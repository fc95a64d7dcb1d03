import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import {
  type AmountMeaning,
  type BookingSums,
  bookingAmount,
} from '../../../domain/payments/bookingAmount';
import type { Side } from '../../../domain/payments/receipt';
import type { ScreenLanguage } from '../../../domain/values/language';
import { useMoneyFormat } from '../../platform/store/useMoneyFormat';
import { theme } from '../../theme/theme';
import { Skeleton } from '../../ui/Skeleton';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const Meaning = styled.small`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.fontWeight.regular};
`;

const words: Record<ScreenLanguage, Record<Exclude<AmountMeaning, 'price'>, string>> = {
  da: {
    paid: /*i18n*/ 'betalt',
    partBack: /*i18n*/ 'betalt, resten har du fået tilbage',
    allBack: /*i18n*/ 'har du fået tilbage',
    held: /*i18n*/ 'på vej',
    earned: /*i18n*/ 'tjent',
  },
  en: {
    paid: /*i18n*/ 'paid',
    partBack: /*i18n*/ 'paid, you got the rest back',
    allBack: /*i18n*/ 'refunded',
    held: /*i18n*/ 'on its way',
    earned: /*i18n*/ 'earned',
  },
};

interface Props {
  /** The language that the screen was given. */
  given: ScreenLanguage;
  bookedCents: number;
  side: Side;
  /** From the ledger. Null while no money has moved; undefined while it loads. */
  sums: BookingSums | null | undefined;
}

/** The amount of a booking for its borrower or owner, and its kind. */
export function BookingAmount({ given, bookedCents, side, sums }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const formatAmount = useMoneyFormat();
  if (sums === undefined) return <Skeleton $width="10ch" $height="1.45em" />;
  const { cents, meaning } = bookingAmount(bookedCents, sums, side);
  const amount = formatAmount(cents, language);
  if (meaning === 'price') return amount;
  return (
    <>
      <span>{amount}</span> <Meaning>{i18n.t(words[given][meaning])}</Meaning>
    </>
  );
}
