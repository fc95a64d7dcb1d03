import { useLingui } from '@lingui/react';
import { Zap } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { isPeriodTaken } from '../../../domain/bookings/freePeriods';
import { toolPageFeePercent } from '../../../domain/payments/bookingCosts';
import { formatDays } from '../../../domain/values/daysInWords';
import { formatExactMoney, formatMoney } from '../../../domain/values/money';
import type { DayRange } from '../../bookings/api/bookingsApi';
import { useTakenDays } from '../../bookings/hooks/useTakenDays';
import { CostLines } from '../../bookings/parts/CostLines';
import { describeTotal } from '../../bookings/parts/describeTotal';
import { OpenBooking, useOpenBookings } from '../../bookings/parts/OpenBooking';
import { QuantitySelect } from '../../bookings/parts/QuantitySelect';
import { QuoteLines } from '../../bookings/parts/QuoteLines';
import { getRangeLimits, type RentalChoice } from '../../bookings/parts/rentalChoice';
import { useViewer } from '../../members/hooks/useViewer';
import type { QuoteState } from '../../payments/hooks/useQuote';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DateRangePicker, useDatesOpen } from '../../ui/DateRangePicker';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { ToolDetail } from '../api/toolApi';
import { PricePerDay } from '../parts/PricePerDay';
import { BookLink } from './BookLink';
import { FreePeriods } from './FreePeriods';
import type { Rental } from './getRental';
import { TakenDays, useOffersTakenDays } from './TakenDays';

interface Props {
  tool: Pick<
    ToolDetail,
    'id' | 'pricePerDayCents' | 'pricePerWeekCents' | 'maxAvailableCount' | 'rules' | 'owner'
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

/** The hint below the button while it does not lead to the booking page yet; null when nothing is chosen. */
function getHint({ choice, days }: Rental): string | null {
  if (choice.start === null && choice.end === null) return null;
  if (choice.start === null) return /*i18n*/ 'Vælg også, hvornår du henter.';
  if (days === null) return /*i18n*/ 'Vælg også, hvornår du afleverer.';
  return /*i18n*/ 'Vælg en afleveringsdag, der ligger efter afhentningen.';
}

/**
 * Whether others have the chosen days. Of several units, only the service knows which one is free for the whole period;
 * and of days that the person has booked or asked for, it says that.
 */
function useIsTaken(
  { tool, choice, ready }: Pick<Props, 'tool'> & Rental,
  taken: readonly DayRange[],
) {
  const { start, end } = choice;
  const isOwn = useOpenBookings(tool.id).some(
    ({ startDate, endDate }) =>
      start !== null && end !== null && startDate < end && start < endDate,
  );
  if (!ready || start === null || end === null || tool.maxAvailableCount > 1 || isOwn) return false;
  return isPeriodTaken({ start, end }, taken, tool.rules);
}

/** The one button of the box: to the calendar, until free days are chosen; then to the booking page. */
function BoxButton({ tool, rental, isLetter, isBlocked }: Pick<Props, 'tool' | 'rental'> & Kind) {
  const { i18n } = useLingui();
  const hintId = useId();
  const [, setDatesOpen] = useDatesOpen();
  if (rental.ready && !isBlocked) return <BookLink tool={tool} to={rental.bookAddress} large />;
  const hint = rental.ready ? null : (getHint(rental) ?? (isLetter ? nothingChosen : null));
  return (
    <Stack $gap={2}>
      {isLetter ? (
        <Button variant="accent" size="large" fullWidth disabled aria-describedby={hintId}>
          {i18n.t('Book nu')}
        </Button>
      ) : (
        <Button
          variant="accent"
          size="large"
          fullWidth
          aria-haspopup="dialog"
          aria-describedby={hint === null ? undefined : hintId}
          onClick={() => setDatesOpen(true)}
        >
          {i18n.t('Se ledige dage')}
        </Button>
      )}
      {hint === null ? null : (
        <Text id={hintId} $size="small" $tone="muted" $align="center">
          {i18n.t(hint)}
        </Text>
      )}
    </Stack>
  );
}

interface Kind {
  isLetter: boolean;
  /** Whether the days cannot be booked. */
  isBlocked: boolean;
}

const nothingChosen = /*i18n*/ 'Vælg, hvornår du henter og afleverer.';

/** The prices of a day and of a week, and whether the tool can be booked without an answer. */
function BoxHead({ tool, isLetter }: Pick<Props, 'tool'> & Pick<Kind, 'isLetter'>) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  return (
    <Stack $gap={1}>
      <PricePerDay cents={tool.pricePerDayCents} size="large" />
      {!isLetter && tool.pricePerWeekCents !== null ? (
        <Text $tone="muted" $tabular>
          {i18n.t('{price} for en uge', { price: formatMoney(tool.pricePerWeekCents, language) })}
        </Text>
      ) : null}
      {!isLetter && tool.rules.instantBooking ? (
        <Row as="p" $gap={1}>
          <Zap aria-hidden="true" size={16} />
          <Text as="span" $size="small">
            {i18n.t('Du kan booke uden at vente på svar.')}
          </Text>
        </Row>
      ) : null}
    </Stack>
  );
}

/** The price of the letter, which it calculates itself (§9, 5 %). */
function GivenCosts({ tool, rental }: Pick<Props, 'tool' | 'rental'>) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { choice, days, costs } = rental;
  const daysText = formatDays(days ?? 0, language);
  const total = formatExactMoney(costs.totalCents, language);
  const units =
    choice.quantity > 1 ? ` × ${i18n.t('{quantity} stk.', { quantity: choice.quantity })}` : '';
  return (
    <>
      <CostLines
        lines={[
          {
            id: 'rental',
            label: `${formatExactMoney(tool.pricePerDayCents, language)} × ${daysText}${units}`,
            amount: formatExactMoney(costs.subtotalCents, language),
          },
          {
            id: 'fee',
            label: i18n.t('Servicegebyr ({toolPageFeePercent} %)', { toolPageFeePercent }),
            amount: formatExactMoney(costs.serviceFeeCents, language),
          },
        ]}
        total={{ label: i18n.t('I alt'), amount: total }}
      />
      <Status>{i18n.t('{daysText}, i alt {total}', { daysText, total })}</Status>
    </>
  );
}

/** Price, dates, quantity and total. Leads to the booking page once days are chosen (§4). */
export function BookingBox({ tool, today, rental, quoted, onChoose }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { signedIn } = useViewer();
  const [anyDays] = useOffersTakenDays();
  const { choice, days, ready } = rental;
  const taken = useTakenDays(tool.id, choice.quantity);
  const isLetter = quoted === null;
  const isTaken = useIsTaken({ tool, ...rental }, taken) && !isLetter;

  return (
    <Box as="section" aria-label={i18n.t('Book værktøjet')} $look="floating">
      <Stack $gap={5}>
        <BoxHead tool={tool} isLetter={isLetter} />
        {quoted && signedIn ? <OpenBooking given="da" toolId={tool.id} /> : null}
        <DateRangePicker
          language={language}
          startLabel={quoted ? i18n.t('Hentes') : i18n.t('Startdato')}
          endLabel={quoted ? i18n.t('Afleveres') : i18n.t('Slutdato')}
          today={today}
          taken={taken}
          offersTaken={anyDays}
          limits={quoted ? getRangeLimits(tool.rules, today) : undefined}
          value={{ start: choice.start, end: choice.end }}
          note={
            anyDays && !ready
              ? i18n.t('Vælg de dage, du venter på. De overstregede er optaget.')
              : quoted
                ? describeTotal(i18n, quoted, ready ? days : null, language)
                : undefined
          }
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
        {isTaken && choice.start !== null && choice.end !== null ? (
          <FreePeriods
            start={choice.start}
            end={choice.end}
            taken={taken}
            rules={tool.rules}
            today={today}
            onChoose={onChoose}
          />
        ) : null}
        <BoxButton
          tool={tool}
          rental={rental}
          isLetter={isLetter}
          isBlocked={isTaken || (quoted?.problem ?? null) !== null}
        />
        {ready && quoted && !isTaken ? (
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
        {ready && isLetter ? <GivenCosts tool={tool} rental={rental} /> : null}
      </Stack>
    </Box>
  );
}
