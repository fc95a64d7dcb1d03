import { useLingui } from '@lingui/react';
import { Form, Formik } from 'formik';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { allowedChoice, daysOf, readRentalChoice } from '../../../features/bookings/rentalChoice';
import { useRequestBookingMutation } from '../../../store/api/bookingsApi';
import type { ToolDetail } from '../../../store/api/catalogueApi';
import { useMemberQuery } from '../../../store/api/peopleApi';
import { useAppDispatch } from '../../../store/hooks';
import { because } from '../../../store/slices/addressSlice';
import { toastShown } from '../../../store/slices/toastsSlice';
import { useAddressState } from '../../../store/useAddressState';
import { useToday } from '../../../store/useClock';
import { useIdempotencyKey } from '../../../store/useIdempotencyKey';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Card } from '../../../ui/Card';
import { FormError } from '../../../ui/form/FormError';
import { firstProblem } from '../../../ui/form/firstProblem';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Stack } from '../../../ui/Stack';
import { useScreenState } from '../../../ui/useScreenState';
import { BookedTool } from './BookedTool';
import { BookingDates } from './BookingDates';
import { type BookingValues, bookingFailed, bookingMessages, bookingSchema } from './bookingForm';
import { HostCard } from './HostCard';
import { InsuranceNote } from './InsuranceNote';
import { LivePaymentMethod } from './LivePaymentMethod';
import { LivePrice } from './LivePrice';
import { PaymentMethod } from './PaymentMethod';
import { PriceBreakdown } from './PriceBreakdown';

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
`;

/** The member whom every booking of the sample shows as its host (§2). */
const fixedHostId = '1';

/** Dates, payment and price of a booking. What is chosen is kept in the address (D10). */
export function BookingPanel({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const today = useToday();
  const [asked, choose] = useAddressState(readRentalChoice);
  const choice = allowedChoice(asked, today);
  const isLive = useSource() === 'live';
  const hostId = isLive ? tool.owner.id : fixedHostId;
  const { data: host } = useMemberQuery(hostId);
  const [requestBooking, { isLoading }] = useRequestBookingMutation({ fixedCacheKey: 'booking' });
  const keyOf = useIdempotencyKey();
  const [problem, setProblem] = useScreenState<string | null>('booking problem', null);
  const stillHere = useStillHere();

  const severalAvailable = tool.maxAvailableCount > 1;
  const quantity = severalAvailable ? choice.quantity : 1;
  const { start, end } = choice;

  async function onSubmit(values: BookingValues) {
    const found = firstProblem(bookingSchema(today), values, bookingMessages);
    setProblem(found?.message ?? null);
    if (found || values.start === null || values.end === null) return;
    const { start: startDate, end: endDate } = values;
    const asked = { toolId: tool.id, startDate, endDate, units: quantity };
    const { data, error } = await requestBooking({ ...asked, idempotencyKey: keyOf(asked) });
    const [refused] = error ? [bookingFailed] : data.errors;
    if (refused !== undefined) {
      setProblem(refused);
      return;
    }
    if (!stillHere.current) return;
    dispatch(toastShown({ tone: 'success', text: /*i18n*/ 'Booking request sent', lang: 'en' }));
    navigate(addresses.dashboard, because('ledOn'));
  }

  return (
    <Formik<BookingValues> initialValues={{ start, end }} enableReinitialize onSubmit={onSubmit}>
      {({ isSubmitting }) => (
        <Form noValidate>
          <Columns>
            <Stack $gap={8}>
              <BookedTool tool={tool} />
              <BookingDates
                today={today}
                choice={{ start, end, quantity }}
                withQuantity={severalAvailable}
                disabled={isSubmitting || isLoading}
                onChoose={(changes) => {
                  setProblem(null);
                  choose(changes);
                }}
              />
              {isLive ? <LivePaymentMethod /> : <PaymentMethod />}
              {host ? <HostCard host={host} /> : null}
              <InsuranceNote />
            </Stack>
            <Summary as="section" aria-labelledby="booking-price" $look="floating">
              <Stack $gap={5}>
                {isLive ? (
                  <LivePrice toolId={tool.id} choice={{ start, end, quantity }} />
                ) : (
                  <PriceBreakdown
                    pricePerDayCents={tool.pricePerDayCents}
                    choice={{ start, end, quantity }}
                    days={daysOf(choice)}
                  />
                )}
                <FormError message={problem} />
                <SubmitButton variant="accent" size="large" fullWidth loading={isLoading}>
                  {i18n.t('Request booking')}
                </SubmitButton>
              </Stack>
            </Summary>
          </Columns>
        </Form>
      )}
    </Formik>
  );
}

/** False once the person has left the screen: an answer that comes later must not take them elsewhere. */
function useStillHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
