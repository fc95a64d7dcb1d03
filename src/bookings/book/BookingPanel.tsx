import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { getFirstName } from '../../../domain/members/user';
import { addresses, to } from '../../../domain/values/addresses';
import { GivenHost } from '../../letter/book/GivenHost';
import { GivenPaymentMethod } from '../../letter/book/GivenPaymentMethod';
import { useMemberQuery } from '../../members/api/peopleApi';
import { usePaymentMethodsQuery } from '../../payments/api/moneyApi';
import { useQuote } from '../../payments/hooks/useQuote';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { closedError, rejectionProblem } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { withReason } from '../../platform/store/slices/addressSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import { useIdempotencyKey } from '../../platform/store/useIdempotencyKey';
import { media, theme } from '../../theme/theme';
import type { ToolDetail } from '../../tools/api/toolApi';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { firstProblem } from '../../ui/form/firstProblem';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useRequestBookingMutation } from '../api/bookingsApi';
import { useTakenDays } from '../hooks/useTakenDays';
import { DebtPanel } from '../parts/DebtPanel';
import { describeTotal } from '../parts/describeTotal';
import { OpenBooking } from '../parts/OpenBooking';
import { allowedChoice, getDays, readRentalChoice } from '../parts/rentalChoice';
import { BookBar } from './BookBar';
import { BookedTool } from './BookedTool';
import { BookingDates } from './BookingDates';
import { BookSummary } from './BookSummary';
import { type BookingValues, bookingFailed, bookingMessages, bookingSchema } from './bookingForm';
import { HostLine } from './HostLine';
import { InsuranceNote } from './InsuranceNote';
import { OwnerMessage, useOwnerMessage } from './OwnerMessage';
import { getMethod, PaymentMethodField } from './PaymentMethodField';

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
/** The member whom every booking of the letter shows as its host (§2). */
const fixedHostId = '1';

/** Dates, payment and price of a booking. What is chosen is kept in the address (D10). */
export function BookingPanel({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const today = useToday();
  const language = useScreenLanguage('en');
  const [asked, choose] = useAddressState(readRentalChoice);
  const choice = allowedChoice(asked, today);
  const { hasPayments } = useDifferences();
  const hostId = hasPayments ? tool.owner.id : fixedHostId;
  const { data: host } = useMemberQuery(hostId);
  const [requestBooking, { isLoading }] = useRequestBookingMutation({ fixedCacheKey: 'booking' });
  const getKey = useIdempotencyKey();
  const problem = useFormProblem('booking');
  /** The open booking because of which no other was made. */
  const [openId, setOpenId] = useScreenState<string | null>('booking open', null);
  const mounted = useIsMounted();
  const goToDays = useRef(false);
  const datesError = problem.field('startDate').error ?? problem.field('endDate').error;
  const has = tool.maxAvailableCount;
  const quantity = has > 1 ? Math.min(choice.quantity, hasPayments ? has : choice.quantity) : 1;
  const { start, end } = choice;
  const quoted = useQuote({ toolId: tool.id, start, end, units: quantity }, !hasPayments);
  const taken = useTakenDays(tool.id, quantity);
  const { data: methods } = usePaymentMethodsQuery(undefined, { skip: !hasPayments });
  const [chosenMethod, setChosenMethod] = useScreenState<string | null>('booking method', null);
  const instant = hasPayments && tool.rules.instantBooking;
  const [message, setMessage] = useOwnerMessage();
  const submit = useRef<HTMLDivElement>(null);
  const submitLabel = getSubmitLabel(i18n, tool, hasPayments);

  async function onSubmit(values: BookingValues) {
    goToDays.current = true;
    if (problem.stops(firstProblem(bookingSchema(today), values, bookingMessages))) return;
    const { startDate, endDate } = values;
    if (startDate === null || endDate === null) return;
    const asked = {
      toolId: tool.id,
      startDate,
      endDate,
      units: quantity,
      ...(!instant && message.trim() !== '' && { message: message.trim() }),
    };
    const method = getMethod(methods, chosenMethod);
    const paid = {
      ...(quoted.quote && { quoteToken: quoted.quote.token }),
      ...(method !== null && { paymentMethodId: method }),
    };
    // Without the quote token, which is new each time the price is shown. With another card it is another attempt.
    const idempotencyKey = getKey({ ...asked, method });
    const { data, error } = await requestBooking({ ...asked, ...paid, idempotencyKey });
    setOpenId(data?.openBooking?.id ?? null);
    if (problem.stops(rejectionProblem({ data, ...closedError(error) }, bookingFailed))) {
      // Refetches the quote, because the price may have changed.
      if (quoted.quote) quoted.retry();
      return;
    }
    setMessage('');
    if (!mounted.current) return;
    if (data?.stepUrl) {
      openExternalPage(data.stepUrl);
      return;
    }
    if (!hasPayments) dispatch(toastShown({ tone: 'success', text: sent, lang: 'en' }));
    navigate(getAddressAfter(data?.booking?.id, hasPayments), withReason('ledOn'));
  }

  return (
    <AsyncFormik<BookingValues>
      initialValues={{ startDate: start, endDate: end }}
      enableReinitialize
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <Form ref={problem.form} noValidate>
          <Columns>
            <Stack $gap={8}>
              <DebtPanel level={2} onPaid={() => problem.show(null)} />
              {hasPayments ? <OpenBooking given="en" toolId={tool.id} /> : null}
              <BookedTool tool={tool}>
                {hasPayments && host ? <HostLine host={host} /> : null}
              </BookedTool>
              <BookingDates
                today={today}
                taken={taken}
                tool={tool}
                choice={{ start, end, quantity }}
                disabled={isSubmitting || isLoading}
                onChoose={(changes) => {
                  problem.show(null);
                  choose(changes);
                }}
                note={
                  hasPayments ? describeTotal(i18n, quoted, getDays(choice), language) : undefined
                }
                error={datesError}
                units={problem.field('units')}
                goThere={goToDays}
              />
              {hasPayments && !instant ? (
                <OwnerMessage
                  owner={tool.owner.name}
                  disabled={isSubmitting || isLoading}
                  field={problem.field('message')}
                />
              ) : null}
              {hasPayments ? (
                <PaymentMethodField
                  value={chosenMethod}
                  error={problem.field('paymentMethodId').error}
                  disabled={isSubmitting || isLoading}
                  onChange={(methodId) => {
                    problem.show(null);
                    setChosenMethod(methodId);
                  }}
                />
              ) : (
                <GivenPaymentMethod />
              )}
              {!hasPayments && host ? <GivenHost host={host} /> : null}
              <InsuranceNote />
            </Stack>
            <BookSummary
              tool={tool}
              choice={{ start, end, quantity }}
              taken={taken}
              quoted={quoted}
              today={today}
              problem={problem}
              openId={openId}
              submit={submit}
              submitLabel={submitLabel}
              loading={isLoading}
            />
          </Columns>
          {hasPayments ? (
            <BookBar
              choice={choice}
              quoted={quoted}
              label={submitLabel}
              loading={isLoading}
              submit={submit}
            />
          ) : null}
        </Form>
      )}
    </AsyncFormik>
  );
}

const sent = /*i18n*/ 'Booking request sent';

/** Where a request leads: to the page of its booking, in the letter to the dashboard. */
function getAddressAfter(id: string | undefined, hasPayments: boolean): string {
  if (id === undefined) return addresses.dashboard;
  return hasPayments ? `${to.booking(id)}?new` : `${addresses.dashboard}?tab=loans&booking=${id}`;
}

/** The button's label: book, or ask the owner. */
function getSubmitLabel(i18n: I18n, { owner, rules }: ToolDetail, hasPayments: boolean): string {
  if (!hasPayments) return i18n.t('Request booking');
  if (rules.instantBooking) return i18n.t('Book');
  return i18n.t('Ask {name}', { name: getFirstName(owner.name) });
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
