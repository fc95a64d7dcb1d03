import { setTimeout as wait } from 'node:timers/promises';
import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask } from '../helpers/ask';
import { createRandom } from '../helpers/createRandom';
import { act, type BookingAction, requestBooking } from './bookingActions';

export interface SoakMember {
  id: string;
  token: string;
  toolIds: string[];
}

export interface SoakCounts {
  /** Answered requests by kind. */
  requests: Record<string, number>;
  /** Responses that report a busy database or too many running requests. */
  busy: number;
  streams: number;
  /** Responses that no member should get, in words. */
  failures: string[];
}

export const searchTerms = [
  'bor',
  'sav',
  'stige',
  'havefræser',
  'jordbr',
  'hækkeklipper',
  'fliser',
  'trailer',
];

const documents = {
  search:
    'query ($searchTerm: String) { searchTools(searchTerm: $searchTerm, first: 24) { id name pricePerDayCents location ratingAverage } }',
  suggest: 'query ($text: String!) { searchSuggestions(term: $text) { tools { id name } } }',
  tool: 'query ($id: ID!) { tool(id: $id) { id name description owner { id name } reviews { rating comment } } }',
  countView: 'mutation ($id: ID!) { countView(toolId: $id) { counted } }',
  saveFavourite: 'mutation ($ids: [ID!]!) { saveFavourites(toolIds: $ids) { errors } }',
  removeFavourite: 'mutation ($id: ID!) { removeFavourite(toolId: $id) { errors } }',
  favourites: '{ favouriteTools(first: 24) { id name } }',
  lendBookings: '{ lendBookings { id state startDate tool { id name } borrower { id name } } }',
  myBookings: '{ myBookings { id state startDate tool { id name } } }',
  availability: 'query ($id: ID!) { availability(toolId: $id) { startDate endDate } }',
  startConversation:
    'mutation ($memberId: ID!, $toolId: ID) { startConversation(memberId: $memberId, toolId: $toolId) { conversation { id } errors } }',
  sendMessage:
    'mutation ($id: ID!, $content: String!) { sendMessage(conversationId: $id, content: $content) { message { id } errors } }',
  conversations: '{ conversations(first: 20) { id unread } unreadMessages unreadNotifications }',
  notifications: '{ notifications(first: 20) { id kind } }',
  earnings: '{ earnings { dueCents } debt { totalCents } }',
  statement: 'query ($year: Int!) { statement(year: $year) { isWhole } }',
  saveSearch: 'mutation ($search: SavedSearchInput!) { saveSearch(search: $search) { errors } }',
} as const;
type DocumentName = keyof typeof documents;

/** Returns a function that does what a random member does next; the same seed chooses the same actions. */
export function createVisit(
  url: string,
  members: readonly SoakMember[],
  counts: SoakCounts,
  seed: number,
): () => Promise<void> {
  const random = createRandom(seed);
  const randomBelow = (most: number) => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]) => from[randomBelow(from.length)] as T;
  const today = getCopenhagenDate(new Date());
  const pickTool = () => pick(members.flatMap(({ toolIds }) => toolIds));
  const pickOther = (member: SoakMember) => pick(members.filter((other) => other !== member));

  function count(name: string, failure: string | null = null): void {
    counts.requests[name] = (counts.requests[name] ?? 0) + 1;
    if (failure !== null) counts.failures.push(`${name}: ${failure}`);
  }
  async function send(name: DocumentName, member: SoakMember | null, variables: object = {}) {
    const { status, data, errors } = await ask(url, documents[name], variables, member?.token);
    const codes = errors.map(({ message, extensions }) => extensions?.code ?? message);
    const isBusy = status === 503 || codes.includes('UNAVAILABLE') || codes.includes('OVERLOADED');
    if (isBusy) counts.busy += 1;
    const hasFailed = !isBusy && (status >= 400 || codes.length > 0);
    count(name, hasFailed ? `${status} ${codes.join(' ')}` : null);
    return data;
  }
  async function openPage(route: string): Promise<void> {
    const response = await fetch(`${url}${route}`, { headers: { accept: 'text/html' } });
    await response.text();
    if (response.status === 503) counts.busy += 1;
    count('page', response.ok || response.status === 503 ? null : `${route} ${response.status}`);
  }
  /** Returns whether the action took effect. */
  async function step({ token }: SoakMember, id: string, action: BookingAction): Promise<boolean> {
    const result = await act({ url, token }, id, action);
    count(action, result.failed ? JSON.stringify(result) : null);
    return result.rejections.length === 0;
  }

  async function rent(borrower: SoakMember): Promise<void> {
    const owner = pickOther(borrower);
    const isNow = random() < 0.5;
    const startDate = addDays(today, isNow ? 0 : 1 + randomBelow(200));
    const endDate = addDays(startDate, 1 + randomBelow(4));
    const { token } = borrower;
    const { id, ...requested } = await requestBooking(
      { url, token },
      { toolId: pick(owner.toolIds), startDate, endDate },
    );
    count('requestBooking', requested.failed ? JSON.stringify(requested) : null);
    if (id === null) return;
    const chance = random();
    if (chance < 0.1) {
      await step(borrower, id, 'withdraw');
      return;
    }
    if (requested.state === 'REQUESTED' && !(await step(owner, id, 'accept'))) return;
    if (!isNow || chance < 0.25) {
      if (chance < 0.6) await step(pick([owner, borrower]), id, 'cancel');
      return;
    }
    // The money is charged within moments.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (await step(owner, id, 'confirmPickup')) break;
      await wait(200);
    }
    if (!(await step(borrower, id, 'confirmPickup'))) return;
    await step(borrower, id, 'markReturned');
    await step(owner, id, 'confirmReturn');
  }

  async function talk(member: SoakMember): Promise<void> {
    const other = pickOther(member);
    const [toolId] = other.toolIds;
    const data = await send('startConversation', member, { memberId: other.id, toolId });
    const started = data?.['startConversation'] as { conversation?: { id: string } } | null;
    const id = started?.conversation?.id;
    const content = `Hej, kl. ${randomBelow(24)}`;
    if (id) await send('sendMessage', member, { id, content });
    await send('conversations', other);
  }

  /** Actions with their weights. */
  const visits: readonly [number, (member: SoakMember) => Promise<unknown>][] = [
    [16, () => send('search', null, { searchTerm: pick(searchTerms) })],
    [8, () => send('suggest', null, { text: pick(searchTerms).slice(0, 2 + randomBelow(4)) })],
    [8, () => send('tool', null, { id: pickTool() })],
    [4, (member) => send('countView', member, { id: pickTool() })],
    [4, (member) => send('saveFavourite', member, { ids: [pickTool()] })],
    [3, (member) => send('removeFavourite', member, { id: pickTool() })],
    [3, (member) => send('favourites', member)],
    [6, (member) => send('lendBookings', member)],
    [6, (member) => send('myBookings', member)],
    [5, () => send('availability', null, { id: pickTool() })],
    [8, rent],
    [6, talk],
    [6, (member) => send('conversations', member)],
    [4, (member) => send('notifications', member)],
    [2, (member) => send('earnings', member)],
    [1, (member) => send('statement', member, { year: Number(today.slice(0, 4)) })],
    [1, (member) => send('saveSearch', member, { search: { searchTerm: pick(searchTerms) } })],
    [3, () => openPage('/')],
    [3, () => openPage('/browse')],
    [4, () => openPage(`/tool/${pickTool()}`)],
  ];
  const weight = visits.reduce((sum, [each]) => sum + each, 0);
  return async () => {
    let left = random() * weight;
    const member = pick(members);
    for (const [each, visit] of visits) {
      left -= each;
      if (left < 0) {
        await visit(member);
        return;
      }
    }
  };
}
