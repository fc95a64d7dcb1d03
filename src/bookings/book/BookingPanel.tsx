import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { addresses, to } from '../../../domain/values/addresses';
import { GivenPaymentMethod } from '../../letter/book/GivenPaymentMethod';
import { PriceBreakdown } from '../../letter/book/PriceBreakdown';
import { useMemberQuery } from '../../members/api/peopleApi';
import { usePaymentMethodsQuery } from '../../payments/api/moneyApi';
import { useQuote } from '../../payments/hooks/useQuote';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { useAppDispatch } from '../../platform/store/hooks';
import { withReason } from '../../platform/store/slices/addressSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import { useIdempotencyKey } from '../../platform/store/useIdempotencyKey';
import { media, theme } from '../../theme/theme';
import type { ToolDetail } from '../../tools/api/toolApi';
import { Card } from '../../ui/Card';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { firstProblem } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { useRequestBookingMutation } from '../api/bookingsApi';
import { useTakenDays } from '../hooks/useTakenDays';
import { DebtPanel } from '../parts/DebtPanel';
import { OpenBooking } from '../parts/OpenBooking';
import { allowedChoice, getDays, readRentalChoice } from '../parts/rentalChoice';
import { BookedTool } from './BookedTool';
import { BookingDates } from './BookingDates';
import { type BookingValues, bookingFailed, bookingMessages, bookingSchema } from './bookingForm';
import { HostCard } from './HostCard';
import { InsuranceNote } from './InsuranceNote';
import { getMethod, PaymentMethodField } from './PaymentMethodField';
import { QuotedPrice } from './QuotedPrice';
import { WhatHappensNext } from './WhatHappensNext';

const { space } = theme;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25rem;
  align-items: start;
  gap: ${space[8]} ${space[12]};
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Summary = styled(Card)`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space[24]};
  }
  ${media.low} {
    position: static;
  }
`;

/* On a phone the days are far above the button: a message about them is fixed in the window, in view with them. */
const inView = css`
  ${media.belowDesktop} {
    position: fixed;
    inset-inline: ${space[4]};
    inset-block-end: calc(${space[4]} + var(--bottom-bar, 0px));
    z-index: ${theme.depth.raised};
  }
  ${media.low} {
    position: static;
  }
`;
const BoxPlace = styled.div<{ $inView: boolean }>`
  ${({ $inView }) => $inView && inView}
  &:empty {
    display: none;
  }
`;

/** The member whom every booking of the letter shows as its host (§2). */
const fixedHostId = '1';

/** Dates, payment and price of a booking. What is chosen is kept in the address (D10). */
export function BookingPanel({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const today = useToday();
  const [asked, choose] = useAddressState(readRentalChoice);
  const choice = allowedChoice(asked, today);
  const { hasPayments, showsFieldMessages } = useDifferences();
  const hostId = hasPayments ? tool.owner.id : fixedHostId;
  const { data: host } = useMemberQuery(hostId);
  const [requestBooking, { isLoading }] = useRequestBookingMutation({ fixedCacheKey: 'booking' });
  const getKey = useIdempotencyKey();
  const [problem, setProblem] = useScreenState<string | null>('booking problem', null);
  /** The open booking because of which no other was made. */
  const [openId, setOpenId] = useScreenState<string | null>('booking open', null);
  const mounted = useIsMounted();
  const goToDays = useRef(false);
  const datesWrong = showsFieldMessages && problem !== null && bookingMessages.includes(problem);

  const has = tool.maxAvailableCount;
  const quantity = has > 1 ? Math.min(choice.quantity, hasPayments ? has : choice.quantity) : 1;
  const { start, end } = choice;
  const quoted = useQuote({ toolId: tool.id, start, end, units: quantity }, !hasPayments);
  const taken = useTakenDays(tool.id, quantity);
  const { data: methods } = usePaymentMethodsQuery(undefined, { skip: !hasPayments });
  const [chosenMethod, setChosenMethod] = useScreenState<string | null>('booking method', null);
  const instant = hasPayments && tool.rules.instantBooking;

  async function onSubmit(values: BookingValues) {
    const found = firstProblem(bookingSchema(today), values, bookingMessages);
    setProblem(found?.message ?? null);
    goToDays.current = showsFieldMessages && found !== null;
    if (found || values.start === null || values.end === null) return;
    const { start: startDate, end: endDate } = values;
    const asked = { toolId: tool.id, startDate, endDate, units: quantity };
    const method = getMethod(methods, chosenMethod);
    const paid = {
      ...(quoted.quote && { quoteToken: quoted.quote.token }),
      ...(method !== null && { paymentMethodId: method }),
    };
    // Without the quote token, which is new each time the price is shown. With another card it is another attempt.
    const idempotencyKey = getKey({ ...asked, method });
    const { data, error } = await requestBooking({ ...asked, ...paid, idempotencyKey });
    const [refused] = error ? [bookingFailed] : data.errors;
    setOpenId(data?.openBooking?.id ?? null);
    if (refused !== undefined) {
      setProblem(refused);
      // Refetches the quote, because the price may have changed.
      if (quoted.quote) quoted.retry();
      return;
    }
    if (!mounted.current) return;
    if (data?.stepUrl) {
      openExternalPage(data.stepUrl);
      return;
    }
    const booked = data?.booking;
    const text = booked?.state === 'ACCEPTED' ? /*i18n*/ 'Booked' : /*i18n*/ 'Booking request sent';
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    navigate(
      booked ? `${addresses.dashboard}?tab=loans&booking=${booked.id}` : addresses.dashboard,
      withReason('ledOn'),
    );
  }

  return (
    <AsyncFormik<BookingValues>
      initialValues={{ start, end }}
      enableReinitialize
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Columns>
            <Stack $gap={8}>
              <DebtPanel level={2} onPaid={() => setProblem(null)} />
              {hasPayments ? <OpenBooking given="en" toolId={tool.id} /> : null}
              <BookedTool tool={tool} />
              <BookingDates
                today={today}
                taken={taken}
                tool={tool}
                choice={{ start, end, quantity }}
                disabled={isSubmitting || isLoading}
                onChoose={(changes) => {
                  setProblem(null);
                  choose(changes);
                }}
                error={datesWrong ? i18n.t(problem) : undefined}
                goThere={goToDays}
              />
              {hasPayments ? (
                <PaymentMethodField
                  value={chosenMethod}
                  disabled={isSubmitting || isLoading}
                  onChange={(methodId) => {
                    setProblem(null);
                    setChosenMethod(methodId);
                  }}
                />
              ) : (
                <GivenPaymentMethod />
              )}
              {host ? <HostCard host={host} /> : null}
              <InsuranceNote />
            </Stack>
            <Summary as="section" aria-labelledby="booking-price" $look="floating">
              <Stack $gap={5}>
                {hasPayments ? (
                  <QuotedPrice
                    toolId={tool.id}
                    choice={{ start, end, quantity }}
                    taken={taken}
                    quoted={quoted}
                    prices={tool}
                  />
                ) : (
                  <PriceBreakdown
                    pricePerDayCents={tool.pricePerDayCents}
                    choice={{ start, end, quantity }}
                    days={getDays(choice)}
                  />
                )}
                <BoxPlace $inView={datesWrong}>
                  <FormError message={problem} />
                </BoxPlace>
                {problem !== null && openId !== null ? (
                  <LinkButton to={to.booking(openId)} variant="secondary" size="large" fullWidth>
                    {i18n.t('See your booking')}
                  </LinkButton>
                ) : null}
                <SubmitButton variant="accent" size="large" fullWidth loading={isLoading}>
                  {instant ? i18n.t('Book now') : i18n.t('Request booking')}
                </SubmitButton>
                {hasPayments ? (
                  <WhatHappensNext
                    instant={instant}
                    owner={tool.owner.name}
                    today={today}
                    start={start}
                  />
                ) : null}
              </Stack>
            </Summary>
          </Columns>
        </Form>
      )}
    </AsyncFormik>
  );
}

/** False once the person has left the screen: an answer that comes later must not take them elsewhere. */
function useIsMounted() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
