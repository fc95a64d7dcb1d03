import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../../domain/addresses';
import { allowedChoice, daysOf, readRentalChoice } from '../../../features/bookings/rentalChoice';
import { useToday } from '../../../features/bookings/useToday';
import {
  useBookingHostQuery,
  useRequestBookingMutation,
} from '../../../store/api/bookingRequestApi';
import type { ToolDetail } from '../../../store/api/catalogueApi';
import { useAppDispatch } from '../../../store/hooks';
import { toastShown } from '../../../store/slices/toastsSlice';
import { useAddressState } from '../../../store/useAddressState';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { Card } from '../../../ui/Card';
import { FormError } from '../../../ui/form/FormError';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Stack } from '../../../ui/Stack';
import { BookedTool } from './BookedTool';
import { BookingDates } from './BookingDates';
import { type BookingValues, bookingFailed, bookingSchema, firstMessage } from './bookingForm';
import { HostCard } from './HostCard';
import { InsuranceNote } from './InsuranceNote';
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

/** Dates, payment and price of a booking. What is chosen is kept in the address (D10). */
export function BookingPanel({ tool }: { tool: ToolDetail }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const today = useToday();
  const [asked, choose] = useAddressState(readRentalChoice);
  const choice = allowedChoice(asked, today);
  const { data: host } = useBookingHostQuery();
  const [requestBooking] = useRequestBookingMutation();
  const stillHere = useStillHere();

  const severalAvailable = tool.maxAvailableCount > 1;
  const quantity = severalAvailable ? choice.quantity : 1;
  const { start, end } = choice;

  async function onSubmit(values: BookingValues, { setStatus }: FormikHelpers<BookingValues>) {
    if (values.start === null || values.end === null) return;
    setStatus(null);
    try {
      await requestBooking({
        toolId: tool.id,
        start: values.start,
        end: values.end,
        quantity,
      }).unwrap();
    } catch {
      setStatus(bookingFailed);
      return;
    }
    if (!stillHere.current) return;
    dispatch(toastShown({ tone: 'success', text: 'Booking request sent', lang: 'en' }));
    navigate(addresses.dashboard);
  }

  return (
    <Formik<BookingValues>
      initialValues={{ start, end }}
      enableReinitialize
      validationSchema={bookingSchema(today)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      {({ errors, status, isSubmitting }) => (
        <Form noValidate>
          <Columns>
            <Stack $gap={8}>
              <BookedTool tool={tool} />
              <BookingDates
                today={today}
                choice={{ start, end, quantity }}
                withQuantity={severalAvailable}
                disabled={isSubmitting}
                onChoose={choose}
              />
              <PaymentMethod />
              {host ? <HostCard host={host} /> : null}
              <InsuranceNote />
            </Stack>
            <Summary as="section" aria-labelledby="booking-price" $look="floating">
              <Stack $gap={5}>
                <PriceBreakdown
                  pricePerDayCents={tool.pricePerDayCents}
                  choice={{ start, end, quantity }}
                  days={daysOf(choice)}
                />
                <FormError message={firstMessage(errors) ?? (status as string | null)} />
                <SubmitButton variant="accent" size="large" fullWidth>
                  Request booking
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
