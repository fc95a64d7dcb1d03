import { addresses, to } from '../../../domain/values/addresses';
import { everyAddress } from '../../helpers/addresses';
import type { Bearer } from './startPayloadWorld';

/** Every query parameter that a screen reads. */
const parameters = [
  ...['q', 'search', 'category', 'min', 'max', 'distance', 'rating', 'view', 'sort', 'status'],
  ...['type', 'tab', 'billing', 'start', 'end', 'quantity', 'returnTo'],
];

const withQuery = (path: string, text: string) =>
  `${path}?${parameters.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}#${encodeURIComponent(text)}`;

/**
 * The addresses to open: by a page load, where the service renders texts into the page, and by navigation within the
 * app.
 */
interface Visits {
  loads: string[];
  steps: string[];
}

/**
 * For a member: every address with the text in each parameter and as each id, and the bearer's own data. For a visitor,
 * who has the text as the token: the addresses where a visitor sees something else.
 */
export function visitsFor(bearer: Bearer, who: 'member' | 'visitor'): Visits {
  const { text, number, toolId, memberId } = bearer;
  const inPath = (path: string) => path.replace(/:\w+/, encodeURIComponent(text));
  const loads = [
    withQuery(addresses.home, text),
    withQuery(addresses.browse, text),
    to.browse({ q: text }),
    to.browse({ q: `mærkat${number}` }),
    to.tool(toolId),
    inPath(addresses.tool),
  ];
  if (who === 'visitor') {
    const { favorites, signIn, signUp, forgotPassword } = addresses;
    return {
      loads,
      steps: [
        ...[favorites, signIn, signUp, forgotPassword].map((path) => withQuery(path, text)),
        `${to.tool(toolId)}?tab=reviews`,
        to.publicProfile(memberId),
      ],
    };
  }
  return {
    loads,
    steps: [
      ...everyAddress.map((path) => withQuery(path, text)),
      ...Object.values(addresses)
        .filter((path) => path.includes(':'))
        .map(inPath),
      `/browse?search=${encodeURIComponent(text)}`,
      addresses.browse,
      `${to.tool(toolId)}?tab=reviews`,
      to.book(toolId),
      to.publicProfile(memberId),
      to.editTool(toolId),
    ],
  };
}

/** Everything that the app stores in a browser, with the text wherever it stores one. */
export function getStorage(
  { text, token, toolId, memberId }: Bearer,
  who: 'member' | 'visitor',
): { local: Record<string, string>; session: Record<string, string> } {
  const favourite = (id: string) =>
    JSON.stringify({
      id,
      name: text,
      description: text,
      location: text,
      imageUrl: text,
      pricePerDayCents: 7_500,
      categories: [{ id: 1, name: text, code: text }],
    });
  return {
    local: {
      jwt: who === 'member' ? token : text,
      'skuret.sample.favourites': JSON.stringify([toolId, 'kept', text]),
      [`skuret.sample.favourites/${toolId}`]: favourite(toolId),
      'skuret.sample.favourites/kept': favourite('kept'),
      [`skuret.sample.favourites/${text}`]: favourite(text),
      'skuret.theme': text,
      devtools: text,
      [`skuret.sample.draft.addTool/${memberId}`]: JSON.stringify({
        values: {
          name: text,
          description: text,
          pricePerDay: text,
          location: text,
          usageInstructions: text,
          imageUrl: text,
          categories: [text],
          specifications: [{ key: text, value: text }],
          whatsIncluded: [text],
        },
        hadPicture: true,
      }),
    },
    session: {
      'skuret.scroll': JSON.stringify([[text, text]]),
      'skuret.reloadedAt': text,
    },
  };
}
