import type { BookingStatus } from '../../domain/booking';
import type { Cents } from '../../domain/money';
import { bookingRows } from '../../sample/bookings';
import { lentBookingRows } from '../../sample/lentBookings';
import { demoSignIns } from './demoMembers';
import { demoTools } from './demoTools';

/** A row of `reservations` in the demo. Its dates are days from the day of seeding, negative in the past. */
export interface DemoReservation {
  id: string;
  toolId: string;
  /** Which unit of the tool is out: 1 to `maxAvailableCount`. */
  unit: number;
  /** The member who borrows, never the tool's owner. */
  memberId: string;
  startsInDays: number;
  /** The day the tool comes back. Unless cancelled, no other reservation of the unit holds any day from start to end, both included. */
  endsInDays: number;
  status: BookingStatus;
  /** Daily price x days. */
  totalPriceCents: Cents;
}

type Row = readonly [
  toolId: string,
  unit: number,
  memberId: string,
  startsInDays: number,
  endsInDays: number,
  status: BookingStatus,
];

/** What the first sign-in borrows and lends, as the app's samples tell it (D5). */
const firstSignIn: readonly Row[] = [
  ...bookingRows.map(
    ({ toolId, startsInDays, endsInDays, status }): Row => [
      toolId,
      1,
      demoSignIns[0]?.memberId ?? '',
      startsInDays,
      endsInDays,
      status,
    ],
  ),
  ...lentBookingRows.map(
    ({ tool, memberId, startsInDays, endsInDays, status }): Row => [
      tool.id,
      1,
      memberId,
      startsInDays,
      endsInDays,
      status,
    ],
  ),
  ['35', 1, '10', -6, -2, 'overdue'],
  ['34', 1, '20', -1, 1, 'active'],
  ['34', 2, '12', 3, 5, 'upcoming'],
  ['34', 1, '6', -24, -22, 'completed'],
  ['31', 1, '20', 9, 10, 'upcoming'],
  ['31', 1, '11', -47, -46, 'completed'],
  ['32', 1, '12', -33, -32, 'completed'],
  ['32', 1, '6', 13, 14, 'cancelled'],
  ['33', 1, '20', -58, -56, 'completed'],
  ['33', 1, '10', -11, -9, 'cancelled'],
  ['35', 1, '4', -90, -89, 'completed'],
];

/** What the second sign-in lends and borrows. */
const secondSignIn: readonly Row[] = [
  ['36', 1, '6', -8, -6, 'completed'],
  ['36', 1, '1', 5, 7, 'upcoming'],
  ['37', 1, '12', -36, -34, 'completed'],
  ['38', 1, '4', -3, -1, 'overdue'],
  ['39', 1, '11', -1, 1, 'active'],
  ['40', 1, '8', 16, 18, 'cancelled'],
  ['1', 1, '10', 2, 4, 'upcoming'],
  ['4', 1, '10', -14, -13, 'completed'],
  ['46', 1, '10', 20, 22, 'upcoming'],
];

const others: readonly Row[] = [
  ['9', 1, '18', -2, 1, 'active'],
  ['18', 1, '15', -3, 4, 'active'],
  ['24', 1, '14', -1, 2, 'active'],
  ['42', 1, '16', -1, 1, 'active'],
  ['63', 1, '5', -2, 2, 'active'],
  ['70', 1, '15', 0, 2, 'active'],
  ['82', 1, '17', -1, 3, 'active'],
  ['1', 1, '4', -9, -7, 'completed'],
  ['2', 1, '12', -18, -16, 'completed'],
  ['2', 1, '8', 8, 10, 'upcoming'],
  ['3', 1, '17', -26, -24, 'completed'],
  ['3', 1, '18', 6, 8, 'upcoming'],
  ['5', 1, '20', -12, -11, 'completed'],
  ['6', 1, '12', -2, 2, 'active'],
  ['6', 2, '20', 4, 6, 'upcoming'],
  ['6', 1, '16', -22, -19, 'completed'],
  ['7', 1, '11', -52, -51, 'completed'],
  ['8', 1, '20', -17, -16, 'completed'],
  ['8', 1, '3', 3, 4, 'upcoming'],
  ['9', 1, '7', 10, 12, 'upcoming'],
  ['10', 1, '6', -1, 2, 'active'],
  ['10', 2, '11', -29, -28, 'completed'],
  ['11', 1, '16', 5, 6, 'upcoming'],
  ['12', 1, '1', -21, -20, 'completed'],
  ['12', 1, '8', 11, 13, 'upcoming'],
  ['13', 1, '13', -44, -40, 'completed'],
  ['14', 1, '3', -10, -8, 'completed'],
  ['14', 1, '13', 14, 16, 'upcoming'],
  ['15', 1, '18', -5, -4, 'completed'],
  ['16', 1, '8', -13, -12, 'completed'],
  ['16', 1, '1', 7, 8, 'upcoming'],
  ['17', 1, '12', 1, 3, 'upcoming'],
  ['17', 1, '20', -16, -14, 'completed'],
  ['18', 1, '2', -30, -26, 'completed'],
  ['19', 1, '12', -15, -14, 'completed'],
  ['19', 1, '4', 9, 10, 'upcoming'],
  ['20', 1, '18', -38, -35, 'completed'],
  ['20', 1, '5', 12, 14, 'upcoming'],
  ['21', 1, '6', -27, -24, 'completed'],
  ['22', 1, '15', -6, -5, 'completed'],
  ['23', 1, '11', -4, -3, 'completed'],
  ['23', 1, '1', 7, 9, 'upcoming'],
  ['24', 1, '2', -49, -47, 'completed'],
  ['25', 1, '12', -8, -7, 'completed'],
  ['25', 1, '10', 6, 7, 'cancelled'],
  ['26', 1, '20', -19, -18, 'completed'],
  ['27', 1, '14', -23, -22, 'cancelled'],
  ['28', 1, '8', 2, 3, 'upcoming'],
  ['29', 1, '17', 18, 21, 'upcoming'],
  ['29', 1, '2', -31, -29, 'completed'],
  ['30', 1, '4', -1, 3, 'active'],
  ['30', 2, '4', -1, 3, 'active'],
  ['30', 3, '11', 5, 7, 'upcoming'],
  ['41', 1, '12', -40, -39, 'completed'],
  ['44', 1, '16', 4, 5, 'upcoming'],
  ['45', 1, '12', 25, 26, 'upcoming'],
  ['47', 1, '8', -7, -6, 'completed'],
  ['48', 1, '20', -2, -1, 'completed'],
  ['50', 1, '11', 15, 17, 'upcoming'],
  ['50', 2, '8', 15, 17, 'upcoming'],
  ['51', 1, '12', -1, 1, 'active'],
  ['52', 2, '6', 2, 4, 'upcoming'],
  ['55', 1, '1', -4, -3, 'completed'],
  ['57', 1, '3', -62, -59, 'completed'],
  ['58', 1, '6', 3, 5, 'upcoming'],
  ['60', 1, '11', -11, -10, 'completed'],
  ['62', 1, '5', -20, -15, 'completed'],
  ['65', 1, '15', 8, 9, 'upcoming'],
  ['68', 1, '13', -13, -10, 'completed'],
  ['68', 1, '5', 5, 8, 'upcoming'],
  ['72', 1, '14', -5, -2, 'overdue'],
  ['73', 1, '18', -3, -2, 'completed'],
  ['76', 1, '5', 28, 32, 'upcoming'],
  ['77', 1, '2', -6, -4, 'completed'],
  ['77', 1, '18', 3, 4, 'upcoming'],
  ['79', 1, '7', 10, 12, 'cancelled'],
  ['80', 1, '2', -17, -15, 'completed'],
  ['83', 1, '14', 9, 11, 'upcoming'],
  ['84', 1, '7', -55, -53, 'completed'],
  ['86', 1, '17', -48, -46, 'completed'],
  ['87', 1, '13', 6, 7, 'upcoming'],
  ['89', 1, '3', -66, -64, 'completed'],
];

function priceOf(toolId: string): Cents {
  const tool = demoTools.find(({ id }) => id === toolId);
  if (!tool) throw new Error(`A reservation names tool ${toolId}, which is not in the demo`);
  return tool.pricePerDayCents;
}

/** All reservations of the demo database, in the order of their ids. */
export const demoReservations: readonly DemoReservation[] = [
  ...firstSignIn,
  ...secondSignIn,
  ...others,
].map(([toolId, unit, memberId, startsInDays, endsInDays, status], index) => ({
  id: String(index + 1),
  toolId,
  unit,
  memberId,
  startsInDays,
  endsInDays,
  status,
  totalPriceCents: priceOf(toolId) * (endsInDays - startsInDays),
}));
