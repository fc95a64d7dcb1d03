/** The statuses a booking can show (§4). */
export const bookingStatuses = ['upcoming', 'active', 'overdue', 'completed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
