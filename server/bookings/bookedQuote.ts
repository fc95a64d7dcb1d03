import type { BookedQuote } from '../../domain/bookings/bookingEnds';
import type { BookingRecord } from './records/bookings';

export function bookedQuote(booking: BookingRecord): BookedQuote {
  const { rentalCents, serviceFeeCents, insuranceCents, totalPriceCents, depositCents } = booking;
  return {
    rentalCents,
    serviceFeeCents,
    insuranceCents,
    depositCents,
    units: booking.units,
    days: 0,
    totalCents: totalPriceCents,
    pricePerDayCents: booking.pricePerDayCents,
  };
}
