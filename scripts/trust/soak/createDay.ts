import { setTimeout as wait } from 'node:timers/promises';
import { addDays, copenhagenDateOf } from '../../../domain/days';
import { ask } from '../../../testing/ask';
import { createRandom } from '../../../testing/createRandom';
import { type Press, press, request } from '../presses';
import { count, type Person, type Soaked } from './Soaked';

export const words = [
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
  look: 'mutation ($id: ID!) { countView(toolId: $id) { counted } }',
  save: 'mutation ($ids: [ID!]!) { saveFavourites(toolIds: $ids) { errors } }',
  drop: 'mutation ($id: ID!) { removeFavourite(toolId: $id) { errors } }',
  saved: '{ favouriteTools(first: 24) { id name } }',
  lent: '{ lendBookings { id state startDate tool { id name } borrower { id name } } }',
  borrowed: '{ myBookings { id state startDate tool { id name } } }',
  days: 'query ($id: ID!) { availability(toolId: $id) { startDate endDate } }',
  begin:
    'mutation ($memberId: ID!, $toolId: ID) { startConversation(memberId: $memberId, toolId: $toolId) { conversation { id } errors } }',
  write:
    'mutation ($id: ID!, $content: String!) { sendMessage(conversationId: $id, content: $content) { message { id } errors } }',
  talk: '{ conversations(first: 20) { id unread } unreadMessages unreadNotices }',
  notices: '{ notices(first: 20) { id kind } }',
  money: '{ earnings { dueCents } debt { totalCents } }',
  year: 'query ($year: Int!) { statement(year: $year) { isWhole } }',
  keep: 'mutation ($search: SavedSearchInput!) { saveSearch(search: $search) { errors } }',
} as const;
type Document = keyof typeof documents;

/** Chooses at random what a person does next. */
export function createDay(url: string, everybody: readonly Person[], found: Soaked, seed: number) {
  const random = createRandom(seed);
  const randomBelow = (most: number) => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]) => from[randomBelow(from.length)] as T;
  const today = copenhagenDateOf(new Date());
  const tools = () => everybody.flatMap(({ toolIds }) => toolIds);

  function heard(what: string, status: number, codes: readonly (string | undefined)[]): void {
    count(found.answers, what);
    if (codes.some((code) => code === 'UNAVAILABLE' || code === 'OVERLOADED') || status === 503) {
      found.busy += 1;
    } else if (status >= 400 || codes.length > 0) {
      count(found.failures, `${what}: ${status} ${codes.join(' ')}`);
    }
  }
  async function asks(what: Document, person: Person | null, variables: object = {}) {
    const { status, data, errors } = await ask(url, documents[what], variables, person?.token);
    heard(
      what,
      status,
      errors.map(({ message, extensions }) => extensions?.code ?? message),
    );
    return data;
  }
  async function page(address: string): Promise<void> {
    const response = await fetch(`${url}${address}`, { headers: { accept: 'text/html' } });
    await response.text();
    heard(`page ${address.replace(/\d+/, '…')}`, response.status, []);
  }
  const step = async (person: Person, id: string, name: Press) => {
    const pressed = await press({ url, token: person.token }, id, name);
    count(found.answers, name);
    if (pressed.failed) count(found.failures, name);
    return !pressed.refused;
  };

  async function rental(borrower: Person): Promise<void> {
    const owner = pick(everybody.filter((other) => other !== borrower && other.toolIds.length > 0));
    const isNow = random() < 0.5;
    const startDate = addDays(today, isNow ? 0 : 1 + randomBelow(200));
    const asked = await request(
      { url, token: borrower.token },
      { toolId: pick(owner.toolIds), startDate, endDate: addDays(startDate, 1 + randomBelow(4)) },
    );
    count(found.answers, 'request');
    if (asked.failed) count(found.failures, 'request');
    const { id } = asked;
    if (id === null) return;
    const chance = random();
    if (chance < 0.1) {
      await step(borrower, id, 'withdraw');
      return;
    }
    if (asked.state === 'REQUESTED' && !(await step(owner, id, 'accept'))) return;
    if (!isNow || chance < 0.25) {
      if (chance < 0.6) await step(pick([owner, borrower]), id, 'cancel');
      return;
    }
    // The money is charged within moments.
    for (let tries = 0; tries < 20; tries += 1) {
      if (await step(owner, id, 'confirmPickup')) break;
      await wait(200);
    }
    if (!(await step(borrower, id, 'confirmPickup'))) return;
    await step(borrower, id, 'markReturned');
    await step(owner, id, 'confirmReturn');
  }

  async function talk(person: Person): Promise<void> {
    const other = pick(everybody.filter((one) => one !== person));
    const data = await asks('begin', person, { memberId: other.id, toolId: other.toolIds[0] });
    const begun = data?.['startConversation'] as { conversation?: { id: string } } | null;
    const id = begun?.conversation?.id;
    if (id) await asks('write', person, { id, content: `Hej, kl. ${randomBelow(24)}` });
    await asks('talk', other);
  }

  const things: readonly [number, (person: Person) => Promise<unknown>][] = [
    [16, () => asks('search', null, { searchTerm: pick(words) })],
    [8, () => asks('suggest', null, { text: pick(words).slice(0, 2 + randomBelow(4)) })],
    [8, () => asks('tool', null, { id: pick(tools()) })],
    [4, (person) => asks('look', person, { id: pick(tools()) })],
    [4, (person) => asks('save', person, { ids: [pick(tools())] })],
    [3, (person) => asks('drop', person, { id: pick(tools()) })],
    [3, (person) => asks('saved', person)],
    [6, (person) => asks('lent', person)],
    [6, (person) => asks('borrowed', person)],
    [5, () => asks('days', null, { id: pick(tools()) })],
    [8, rental],
    [6, talk],
    [6, (person) => asks('talk', person)],
    [4, (person) => asks('notices', person)],
    [2, (person) => asks('money', person)],
    [1, (person) => asks('year', person, { year: Number(today.slice(0, 4)) })],
    [1, (person) => asks('keep', person, { search: { searchTerm: pick(words) } })],
    [3, () => page('/')],
    [3, () => page('/browse')],
    [4, () => page(`/tool/${pick(tools())}`)],
  ];
  const weight = things.reduce((sum, [each]) => sum + each, 0);
  return async () => {
    let left = random() * weight;
    const person = pick(everybody);
    for (const [each, thing] of things) {
      left -= each;
      if (left < 0) {
        await thing(person);
        return;
      }
    }
  };
}
