import {
  type AddressName,
  addresses,
  browserAddresses,
  guardedAddresses,
} from '../../domain/values/addresses';
import { memberAddresses } from '../../domain/values/memberAddresses';

const realPath = (path: string) =>
  path
    // A booking of a tool whose name is a word of neither language.
    .replace('/booking/:id', '/booking/2')
    .replace(':id', '1')
    .replace(':slug', 'which-drill-do-you-need')
    .replace(':year', '2026');
const noSuchPage = '/no-such-page';

/**
 * Every address with real ids in its parameters, and one that does not exist. Without a decision about a member: the demo
 * has none (`office.spec.ts` opens one).
 */
export const everyAddress: readonly string[] = [
  ...(Object.keys(addresses) as AddressName[])
    .filter((name) => name !== 'decision')
    .map((name) => realPath(addresses[name])),
  noSuchPage,
];

/**
 * The addresses that the service renders for visitors: all but the guarded ones and those that only the browser can
 * render.
 */
export const publicAddresses: readonly string[] = [
  ...(Object.keys(addresses) as AddressName[])
    .filter((name) => !guardedAddresses.includes(name) && !browserAddresses.includes(name))
    .map((name) => realPath(addresses[name])),
  noSuchPage,
];

/** Signed-in people are redirected from these. */
export const visitorScreens: readonly string[] = ['/signin', '/signup', '/forgot-password'];

/** Where members are led from addresses without a screen of their own. */
export const leadingAddresses: Readonly<Record<string, string>> = {
  [addresses.borrowedTools]: memberAddresses.loans,
  [addresses.history]: memberAddresses.pastLoans,
};
