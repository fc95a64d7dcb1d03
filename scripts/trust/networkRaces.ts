import { addDays, copenhagenDateOf } from '../../domain/days';
import { ask, signUp } from '../../testing/ask';
import { type Booker, listTool, press, request } from './presses';

export interface NetworkRaces {
  rounds: number;
  /** Rounds after which exactly one person had the days. */
  single: number;
  /** Responses with a status of 500 or more, and unexpected errors. */
  failures: number;
  answers: number;
}

const daysOfRound = (round: number) => {
  const startDate = addDays(copenhagenDateOf(new Date()), 3 + round * 3);
  return { startDate, endDate: addDays(startDate, 2) };
};

/**
 * `people` want the same days of a tool over the network, `rounds` times, through all of the services at once: in every
 * other round by instant booking, otherwise by requests that the owner accepts all at the same time.
 */
export async function networkRaces(
  urls: readonly string[],
  { people, rounds }: { people: number; rounds: number },
): Promise<NetworkRaces> {
  const [first = ''] = urls;
  const at = (index: number) => urls[index % urls.length] ?? first;
  const ownerToken = await signUp(first, 'ejer@skuret.example');
  const tokens: string[] = [];
  for (let person = 0; person < people; person += 1) {
    tokens.push(await signUp(first, `person${person}@skuret.example`));
  }
  const owner: Booker = { url: first, token: ownerToken };
  const instantId = await listTool(owner, { name: 'Bor', instant: true });
  const askedId = await listTool(owner, { name: 'Sav', instant: false });
  const found: NetworkRaces = { rounds, single: 0, failures: 0, answers: 0 };

  for (let round = 0; round < rounds; round += 1) {
    const isInstant = round % 2 === 0;
    const days = { toolId: isInstant ? instantId : askedId, ...daysOfRound(round) };
    const asked = await Promise.all(
      tokens.map((token, person) => request({ url: at(person), token }, days)),
    );
    const ids = asked.flatMap(({ id }) => (id === null ? [] : [id]));
    const accepted = isInstant
      ? []
      : await Promise.all(
          ids.map((id, index) => press({ url: at(index), token: ownerToken }, id, 'accept')),
        );
    const answers = [...asked, ...accepted];
    found.answers += answers.length;
    found.failures += answers.filter(({ failed }) => failed).length;
    const winners = (isInstant ? asked : accepted).filter(
      ({ state, refused }) => state === 'ACCEPTED' && !refused,
    );
    // The stored bookings agree with the responses.
    const { data } = await ask(
      first,
      '{ lendBookings { state startDate tool { id } } }',
      { toolId: days.toolId },
      ownerToken,
    );
    const lent = (data?.['lendBookings'] ?? []) as unknown as {
      state: string;
      startDate: string;
      tool: { id: string };
    }[];
    const stored = lent.filter(
      ({ state, startDate, tool }) =>
        state === 'ACCEPTED' && startDate === days.startDate && tool.id === days.toolId,
    );
    if (winners.length === 1 && stored.length === 1) found.single += 1;
  }
  return found;
}
