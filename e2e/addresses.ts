import { addresses } from '../domain/addresses';

/** Every address with something real in its varying part, and one that is none of ours. */
export const everyAddress: readonly string[] = [
  ...Object.values(addresses).map((path) =>
    path.replace(':id', '1').replace(':slug', 'how-to-choose-a-drill'),
  ),
  '/no-such-page',
];

/** Who is signed in is sent on from these. */
export const visitorScreens: readonly string[] = ['/signin', '/signup', '/forgot-password'];
