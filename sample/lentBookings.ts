/**
 * The tools that the signed-in person lends, with days relative to today. They are the tools of the service's first
 * demo account, which has the same reservations; the sample knows only the fields that its screens show.
 */
export interface LentBookingRow {
  /** Continues after the ids of the borrowed bookings, as the ids of the service's reservations do. */
  readonly id: string;
  readonly tool: { readonly id: string; readonly name: string; readonly slug: string };
  readonly pricePerDayCents: number;
  /** The member who borrows. */
  readonly memberId: string;
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly status: 'upcoming' | 'active' | 'completed';
  readonly reviewed: boolean;
}

export const lentBookingRows: readonly LentBookingRow[] = [
  {
    id: '9',
    tool: { id: '32', name: 'Teleskopstige 3,2 meter', slug: 'telescopic-ladder' },
    pricePerDayCents: 5000,
    memberId: '4',
    startsInDays: -2,
    endsInDays: 1,
    status: 'active',
    reviewed: false,
  },
  {
    id: '10',
    tool: { id: '33', name: 'Cykelværksted i kasse', slug: 'bike-workshop' },
    pricePerDayCents: 5500,
    memberId: '8',
    startsInDays: 6,
    endsInDays: 8,
    status: 'upcoming',
    reviewed: false,
  },
  {
    id: '11',
    tool: { id: '31', name: 'Lille skruemaskine 12 V', slug: 'compact-driver' },
    pricePerDayCents: 4500,
    memberId: '1',
    startsInDays: -15,
    endsInDays: -13,
    status: 'completed',
    reviewed: false,
  },
];
