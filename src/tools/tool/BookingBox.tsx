import { useLingui } from '@lingui/react';
import { useId } from 'react';
import styled from 'styled-components';
import { toolPageFeePercent } from '../../../domain/payments/bookingCosts';
import { formatDays } from '../../../domain/values/daysInWords';
import { useTakenDays } from '../../bookings/hooks/useTakenDays';
import { CostLines } from '../../bookings/parts/CostLines';
import { OpenBooking } from '../../bookings/parts/OpenBooking';
import { QuantitySelect } from '../../bookings/parts/QuantitySelect';
import { QuoteLines } from '../../bookings/parts/QuoteLines';
import { getRangeLimits, type RentalChoice } from '../../bookings/parts/rentalChoice';
import { useViewer } from '../../members/hooks/useViewer';
import type { QuoteState } from '../../payments/hooks/useQuote';
import { useMoneyFormat } from '../../platform/store/useMoneyFormat';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DateRangePicker } from '../../ui/DateRangePicker';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';
import { PricePerDay } from '../parts/PricePerDay';
import type { Rental } from './getRental';
import { TakenDays, useOffersTakenDays } from './TakenDays';

interface Props {
  tool: Pick<
    ToolDetail,
    'id' | 'pricePerDayCents' | 'pricePerWeekCents' | 'maxAvailableCount' | 'rules'
  >;
  today: string;
  rental: Rental;
  /** The service's price; null in the letter, which calculates the price itself. */
  quoted: QuoteState | null;
  onChoose: (changes: Partial<RentalChoice>) => void;
}

const Box = styled(Card)`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${theme.space[24]};
    max-height: calc(100dvh - ${theme.space[24]} - ${theme.space[6]});
    overflow-y: auto;
  }
  ${media.low} {
    position: static;
    max-height: none;
  }
`;

/** The hint below the button while it does not lead to the booking page yet. */
function getHint({ choice, days }: Rental): string {
  if (choice.start === null && choice.end === null) {
    return /*i18n*/ 'Vælg, hvornår du henter og afleverer.';
  }
  if (choice.start === null) return /*i18n*/ 'Vælg også, hvornår du henter.';
  if (days === null) return /*i18n*/ 'Vælg også, hvornår du afleverer.';
  return /*i18n*/ 'Vælg en afleveringsdag, der ligger efter afhentningen.';
}

/** Price, dates, quantity and total (in the letter §9, 5 %). Leads to the booking page once days are chosen (§4). */
export function BookingBox({ tool, today, rental, quoted, onChoose }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const formatAmount = useMoneyFormat();
  const hintId = useId();
  const { signedIn } = useViewer();
  const [anyDays] = useOffersTakenDays();
  const { choice, days, ready, costs } = rental;
  const taken = useTakenDays(tool.id, choice.quantity);
  const daysText = formatDays(days ?? 0, language);
  const total = formatAmount(costs.totalCents, language);

  return (
    <Box as="section" aria-label={i18n.t('Book værktøjet')} $look="floating">
      <Stack $gap={5}>
        <Stack $gap={0}>
          <PricePerDay cents={tool.pricePerDayCents} size="large" />
          {quoted && tool.pricePerWeekCents !== null ? (
            <Text $tone="muted" $tabular>
              {i18n.t('{price} for en uge', {
                price: formatAmount(tool.pricePerWeekCents, language),
              })}
            </Text>
          ) : null}
        </Stack>
        {quoted && signedIn ? <OpenBooking given="da" toolId={tool.id} /> : null}
        <DateRangePicker
          language={language}
          startLabel={i18n.t('Startdato')}
          endLabel={i18n.t('Slutdato')}
          today={today}
          taken={anyDays ? [] : taken}
          limits={quoted ? getRangeLimits(tool.rules, today) : undefined}
          value={{ start: choice.start, end: choice.end }}
          onChange={({ start, end }) => onChoose({ start, end })}
        />
        {tool.maxAvailableCount > 1 ? (
          <QuantitySelect
            language={language}
            value={choice.quantity}
            most={quoted ? tool.maxAvailableCount : undefined}
            onChange={(quantity) => onChoose({ quantity })}
          />
        ) : null}
        {ready ? (
          <LinkButton to={rental.bookAddress} variant="accent" size="large" fullWidth>
            {i18n.t('Book nu')}
          </LinkButton>
        ) : (
          <Stack $gap={2}>
            <Button variant="accent" size="large" fullWidth disabled aria-describedby={hintId}>
              {i18n.t('Book nu')}
            </Button>
            <Text id={hintId} $size="small" $tone="muted" $align="center">
              {i18n.t(getHint(rental))}
            </Text>
          </Stack>
        )}
        {ready && quoted ? (
          <QuoteLines
            given="da"
            quote={quoted.quote}
            prices={tool}
            problem={quoted.problem}
            failed={quoted.failed}
            onRetry={quoted.retry}
          />
        ) : null}
        {quoted && taken.length > 0 ? (
          <TakenDays toolId={tool.id} choice={choice} taken={taken} quoted={quoted} />
        ) : null}
        {ready && !quoted ? (
          <CostLines
            lines={[
              {
                id: 'rental',
                label: `${formatAmount(tool.pricePerDayCents, language)} × ${daysText}${
                  choice.quantity > 1
                    ? ` × ${i18n.t('{quantity} stk.', { quantity: choice.quantity })}`
                    : ''
                }`,
                amount: formatAmount(costs.subtotalCents, language),
              },
              {
                id: 'fee',
                label: i18n.t('Servicegebyr ({toolPageFeePercent} %)', { toolPageFeePercent }),
                amount: formatAmount(costs.serviceFeeCents, language),
              },
            ]}
            total={{ label: i18n.t('I alt'), amount: total }}
          />
        ) : null}
        <Status>
          {ready && !quoted ? i18n.t('{daysText}, i alt {total}', { daysText, total }) : ''}
        </Status>
      </Stack>
    </Box>
  );
}
