import { useLingui } from '@lingui/react';
import {
  type Prices,
  type Quote,
  rentalParts,
  serviceFeePercent,
} from '../../../domain/payments/quote';
import { formatRentalDays, formatWeeks } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { ErrorBox } from '../../ui/ErrorBox';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CostLines } from './CostLines';

interface Props {
  /** The language that the screen was given. */
  given: ScreenLanguage;
  /** Undefined while it loads. */
  quote: Quote | undefined;
  /** The owner's prices, by which the rental is split into weeks and days. */
  prices: Pick<Prices, 'pricePerDayCents' | 'pricePerWeekCents'>;
  /** Why there is no quote, in the language of the screen. */
  problem: string | null;
  failed: boolean;
  onRetry: () => void;
}

const words = {
  da: {
    rental: /*i18n*/ 'Leje i {days}',
    rentalOfSeveral: /*i18n*/ 'Leje af {units} stk. i {days}',
    fee: /*i18n*/ 'Servicegebyr ({percent} %)',
    insurance: /*i18n*/ 'Forsikring',
    total: /*i18n*/ 'I alt',
    deposit: /*i18n*/ 'Depositum (ikke en del af prisen): {deposit}',
    said: /*i18n*/ '{days}, i alt {total}',
    failed: /*i18n*/ 'Vi kunne ikke hente prisen.',
    loading: /*i18n*/ 'Henter prisen',
  },
  en: {
    rental: /*i18n*/ 'Rental price for {days}',
    rentalOfSeveral: /*i18n*/ 'Rental price for {units}, {days}',
    fee: /*i18n*/ 'Service fee ({percent}%)',
    insurance: /*i18n*/ 'Insurance',
    total: /*i18n*/ 'Total',
    deposit: /*i18n*/ 'Deposit (not part of the price): {deposit}',
    said: /*i18n*/ '{days}, {total} in total',
    failed: /*i18n*/ 'We could not load the price.',
    loading: /*i18n*/ 'Loading the price',
  },
} as const;

/** The price of a booking as the service quotes it: rental, fee, insurance, total, and the deposit separately. */
export function QuoteLines({ given, quote, prices, problem, failed, onRetry }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const isShown = quote !== undefined && problem === null && !failed;
  return (
    <div>
      <Lines
        given={given}
        quote={quote}
        prices={prices}
        problem={problem}
        failed={failed}
        onRetry={onRetry}
      />
      {/* Stays while the next price is fetched, so that it is said. */}
      <Status>
        {isShown
          ? i18n.t(words[given].said, {
              days: formatRentalDays(quote.days, language),
              total: formatMoney(quote.totalCents, language),
            })
          : ''}
      </Status>
    </div>
  );
}

function Lines({ given, quote, prices, problem, failed, onRetry }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const said = words[given];

  if (failed) return <LoadFailed onRetry={onRetry}>{i18n.t(said.failed)}</LoadFailed>;
  if (problem !== null) return <ErrorBox>{problem}</ErrorBox>;
  if (!quote) {
    return (
      <Stack $gap={2} aria-busy="true">
        <VisuallyHidden>{i18n.t(said.loading)}</VisuallyHidden>
        <Skeleton $height="1.5rem" />
        <Skeleton $height="1.5rem" />
        <Skeleton $height="1.5rem" />
        <Skeleton $height="2rem" />
      </Stack>
    );
  }

  const { units } = quote;
  const days = formatRentalDays(quote.days, language);
  const total = formatMoney(quote.totalCents, language);
  const percent = serviceFeePercent;
  const parts = rentalParts(prices, quote);
  return (
    <Stack $gap={3}>
      <CostLines
        lines={[
          ...(parts === null
            ? [
                {
                  id: 'rental',
                  label: i18n.t(units > 1 ? said.rentalOfSeveral : said.rental, { units, days }),
                  amount: formatMoney(quote.rentalCents, language),
                },
              ]
            : parts.map(({ unit, count, cents }) => ({
                id: unit,
                label: i18n.t(units > 1 ? said.rentalOfSeveral : said.rental, {
                  units,
                  days:
                    unit === 'week'
                      ? formatWeeks(count, language)
                      : formatRentalDays(count, language),
                }),
                amount: formatMoney(cents, language),
              }))),
          {
            id: 'fee',
            label: i18n.t(said.fee, { percent }),
            amount: formatMoney(quote.serviceFeeCents, language),
          },
          {
            id: 'insurance',
            label: i18n.t(said.insurance),
            amount: formatMoney(quote.insuranceCents, language),
          },
        ]}
        total={{ label: i18n.t(said.total), amount: total }}
      />
      {quote.depositCents > 0 && (
        <Text $size="small" $tone="muted" $tabular>
          {i18n.t(said.deposit, { deposit: formatMoney(quote.depositCents, language) })}
        </Text>
      )}
    </Stack>
  );
}
