import {
  type AddressName,
  addresses,
  browserAddresses,
  guardedAddresses,
} from '../domain/addresses';

const realPath = (path: string) =>
  path
    // A tool whose name has no word of either language.
    .replace('/booking/:id', '/booking/2')
    .replace(':id', '1')
    .replace(':slug', 'which-drill-do-you-need')
    .replace(':year', '2026');
const noSuchPage = '/no-such-page';

/** Every address with something real in its varying part, and one that is none of ours. */
export const everyAddress: readonly string[] = [
  ...Object.values(addresses).map(realPath),
  noSuchPage,
];

/** What the service renders for visitors: all but a member's screens, and what the browser alone knows. */
export const publicAddresses: readonly string[] = [
  ...(Object.keys(addresses) as AddressName[])
    .filter((name) => !guardedAddresses.includes(name) && !browserAddresses.includes(name))
    .map((name) => realPath(addresses[name])),
  noSuchPage,
];

/** Signed-in people are redirected from these. */
export const visitorScreens: readonly string[] = ['/signin', '/signup', '/forgot-password'];
