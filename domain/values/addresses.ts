import { type QueryParams, queryWith } from './query';

/** Every address of the product (§2, D9). Links are built from `to`, routes from `addresses`; the service answers these with 200. */
export const addresses = {
  home: '/',
  browse: '/browse',
  tool: '/tool/:id',
  book: '/tool/:id/book',
  dashboard: '/dashboard',
  profile: '/profile',
  publicProfile: '/profile/:id',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  addTool: '/add-tool',
  manageTools: '/manage-tools',
  editTool: '/edit-tool/:id',
  borrowedTools: '/borrowed-tools',
  booking: '/booking/:id',
  conversation: '/conversation/:id',
  favorites: '/favorites',
  history: '/history',
  settings: '/settings',
  savedSearches: '/saved-searches',
  receipt: '/receipt/:id',
  statement: '/statement/:year',
  decision: '/decision/:id',
  categories: '/categories',
  howItWorks: '/how-it-works',
  lend: '/lend',
  pricing: '/pricing',
  about: '/about',
  blog: '/blog',
  blogPost: '/blog/:slug',
  careers: '/careers',
  contact: '/contact',
  help: '/help',
  safety: '/safety',
  terms: '/terms',
  privacy: '/privacy',
  insurance: '/insurance',
  transparency: '/transparency',
  developers: '/developers',
  replay: '/replay',
} as const;
export type AddressName = keyof typeof addresses;

/** The screens that send a visitor to the sign-in page (D7). */
export const guardedAddresses: readonly AddressName[] = [
  'dashboard',
  'profile',
  'addTool',
  'manageTools',
  'editTool',
  'borrowedTools',
  'booking',
  'conversation',
  'history',
  'settings',
  'savedSearches',
  'receipt',
  'statement',
  'decision',
  'book',
];

/**
 * The public addresses that the service cannot render: their content is in the browser only, or in the fragment of the
 * address.
 */
export const browserAddresses: readonly AddressName[] = [
  'favorites',
  'resetPassword',
  'confirmEmail',
  'replay',
];

const withQuery = (path: string, query: QueryParams) => path + queryWith('', query);

/** Links with a part that varies. Every part is URL-encoded. */
export const to = {
  tool: (id: string, choice: QueryParams = {}) =>
    withQuery(`/tool/${encodeURIComponent(id)}`, choice),
  book: (id: string, choice: QueryParams = {}) =>
    withQuery(`/tool/${encodeURIComponent(id)}/book`, choice),
  publicProfile: (id: string) => `/profile/${encodeURIComponent(id)}`,
  editTool: (id: string) => `/edit-tool/${encodeURIComponent(id)}`,
  booking: (id: string | number) => `/booking/${encodeURIComponent(id)}`,
  conversation: (id: string) => `/conversation/${encodeURIComponent(id)}`,
  receipt: (bookingId: string) => `/receipt/${encodeURIComponent(bookingId)}`,
  statement: (year: number) => `/statement/${year}`,
  decision: (id: string | number) => `/decision/${id}`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  browse: (query: QueryParams = {}) => withQuery('/browse', query),
  /** Sign-in that comes back to where the person wanted to go (D7). */
  signIn: (returnTo?: string) => withQuery('/signin', { returnTo }),
  signUp: (returnTo?: string) => withQuery('/signup', { returnTo }),
} as const;

/** The screens that were given in Danish; all others are English (D1). */
export const danishAddresses: readonly AddressName[] = [
  'home',
  'browse',
  'tool',
  'dashboard',
  'signIn',
  'signUp',
  'receipt',
  'statement',
  'savedSearches',
];

const getSegments = (path: string) => path.replace(/(?<=.)\/$/, '').split('/');

/** The address that a path belongs to, whatever its id. */
function addressAt(path: string): AddressName | undefined {
  const segments = getSegments(path);
  return (Object.keys(addresses) as AddressName[]).find((name) => {
    const wanted = addresses[name].split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, index) =>
        part.startsWith(':') ? segments[index] !== '' : part === segments[index],
      )
    );
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that a path belongs to, with the part of it that varies, decoded; empty where none does. */
export function matchAddress(path: string): { name: AddressName; part: string } | null {
  const name = addressAt(path);
  if (name === undefined) return null;
  const place = addresses[name].split('/').findIndex((part) => part.startsWith(':'));
  return { name, part: decoded(getSegments(path)[place] ?? '') };
}

/** Signs that stand behind an address in a sentence, and what cannot be seen there. */
const trailingSigns =
  /[\s.,;:!?*_~|)\]}'"»«›‹”“„’‘>…\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+$/u;

/**
 * The page that a written path means, when it is written in another way: with signs behind it or in capital letters.
 * Null for a path that needs no correction, and when no page is meant.
 */
export function correctedPath(path: string): string | null {
  const written = decoded(path);
  // Every address of the product is in small letters.
  const meant = written.replace(trailingSigns, '').toLowerCase();
  if (meant === written || meant === '/') return null;
  // It cannot be decoded, so no page is meant.
  if (written === path && path.includes('%')) return null;
  const encoded = meant.split('/').map(encodeURIComponent).join('/');
  return isKnownPath(encoded) ? encoded : null;
}

/** True when a route exists for the path, whatever its id. */
export function isKnownPath(path: string): boolean {
  return addressAt(path) !== undefined;
}

/** The language that the screen of a path was given in. The page for unknown paths is Danish. */
export function givenLanguageAt(path: string): 'da' | 'en' {
  const name = addressAt(path);
  return name === undefined || danishAddresses.includes(name) ? 'da' : 'en';
}
