import { idOfNumber } from '../../domain/bookings/bookingNumber';
import { readId } from '../validation/readId';

/** The id of a booking, from its id or its public number, like `SK-20453`; null for anything else. */
export function readBookingId(what: string): number | null {
  const [, number] = /^SK-(\d{1,15})$/i.exec(what.trim()) ?? [];
  return number === undefined ? readId(what.trim()) : idOfNumber(Number(number));
}
