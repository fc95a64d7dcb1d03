import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { quoteFor } from '../../../domain/payments/quote';
import type { WantedDays } from '../../../domain/search/toolSearch';
import type { SearchedTool } from '../../../domain/tools/tool';
import { daysBetween } from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { theme } from '../../theme/theme';

const { color, fontSize } = theme;

const Line = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

/** Keeps the days on one line: a line may break after a dash. */
const wordJoiner = '\u2060';

interface Props {
  tool: Pick<SearchedTool, 'pricePerDayCents' | 'pricePerWeekCents'>;
  days: WantedDays;
  language: ScreenLanguage;
}

/** The price of one unit for the days of the search, with fees. Flexible days have a length, but no dates yet. */
export function ToolTotal({ tool, days: { from, to, flex }, language }: Props) {
  const { i18n } = useLingui();
  // A list that does not tell the price of a week cannot tell the total of one.
  if (from === null || to === null || tool.pricePerWeekCents === undefined) return null;
  const { pricePerDayCents, pricePerWeekCents } = tool;
  const days = daysBetween(from, to);
  const { totalCents } = quoteFor(
    { pricePerDayCents, pricePerWeekCents, depositCents: 0 },
    days,
    1,
  );
  return (
    <Line>
      {i18n.t('I alt {total} for {days}', {
        total: formatMoney(totalCents, language),
        days:
          flex > 0
            ? formatRentalDays(days, language)
            : formatShortPeriod(from, to, language).replace('–', `–${wordJoiner}`),
      })}
    </Line>
  );
}
