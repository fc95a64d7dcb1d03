import { useLingui } from '@lingui/react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import type { CalendarDate } from '../../../domain/values/days';
import { PriceBreakdown } from '../../letter/book/PriceBreakdown';
import type { QuoteState } from '../../payments/hooks/useQuote';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import type { ToolDetail } from '../../tools/api/toolApi';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { SubmitButton } from '../../ui/form/SubmitButton';
import type { FormProblem } from '../../ui/form/useFormProblem';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import type { DayRange } from '../api/bookingsApi';
import { getDays, type RentalChoice } from '../parts/rentalChoice';
import { QuotedPrice } from './QuotedPrice';
import { WhatHappensNext } from './WhatHappensNext';

const { space } = theme;

const Summary = styled(Card)`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[24]};
  }
  ${media.low} {
    position: static;
  }
`;

const BoxPlace = styled.div`
  &:empty {
    display: none;
  }
`;

interface Props {
  tool: ToolDetail;
  choice: RentalChoice;
  /** Days that are taken by others. */
  taken: readonly DayRange[];
  quoted: QuoteState;
  today: CalendarDate;
  /** Why nothing was booked. */
  problem: Pick<FormProblem, 'boxId' | 'message'>;
  /** The open booking because of which no other was made. */
  openId: string | null;
  submit: RefObject<HTMLDivElement | null>;
  submitLabel: string;
  loading: boolean;
}

/** The price, the button of the form, and what happens after it. */
export function BookSummary({
  tool,
  choice,
  taken,
  quoted,
  today,
  problem,
  openId,
  submit,
  submitLabel,
  loading,
}: Props) {
  const { i18n } = useLingui();
  const { hasPayments } = useDifferences();
  const instant = hasPayments && tool.rules.instantBooking;
  return (
    <Summary as="section" aria-labelledby="booking-price" $look="floating">
      <Stack $gap={5}>
        {hasPayments ? (
          <QuotedPrice
            toolId={tool.id}
            choice={choice}
            taken={taken}
            quoted={quoted}
            prices={tool}
          />
        ) : (
          <PriceBreakdown
            pricePerDayCents={tool.pricePerDayCents}
            choice={choice}
            days={getDays(choice)}
          />
        )}
        <BoxPlace id={problem.boxId}>
          {/* The price says it already where the days are taken. */}
          <FormError message={problem.message === quoted.problem ? null : problem.message} />
        </BoxPlace>
        {problem.message !== null && openId !== null ? (
          <LinkButton to={to.booking(openId)} variant="secondary" size="large" fullWidth>
            {i18n.t('See your booking')}
          </LinkButton>
        ) : null}
        <div ref={submit}>
          <SubmitButton variant="accent" size="large" fullWidth loading={loading}>
            {submitLabel}
          </SubmitButton>
        </div>
        {hasPayments ? (
          <WhatHappensNext
            instant={instant}
            owner={tool.owner.name}
            today={today}
            start={choice.start}
          />
        ) : null}
      </Stack>
    </Summary>
  );
}
