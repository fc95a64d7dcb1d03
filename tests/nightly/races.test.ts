import { addDays, getCopenhagenDate } from '../../domain/values/days';
import { ask, signUp } from '../helpers/ask';
import { reservationRaces } from '../helpers/reservationRaces';
import { createDatabase, databaseKinds, startProcess } from '../helpers/resources';
import { sameListing } from '../helpers/sameListing';
import { act, listTool, requestBooking } from './bookingActions';

const members = 50;
const rounds = 40;

interface LentBooking {
  state: string;
  startDate: string;
  tool: { id: string };
}

describe.each(databaseKinds)('concurrent bookings on the %s database', (kind) => {
  // On PostgreSQL through two processes; the embedded database belongs to one process.
  test(`reserve the same days for one of ${members} members, in ${rounds} rounds`, async () => {
    const urls: string[] = [];
    if (kind === 'embedded') urls.push((await startProcess()).url);
    else {
      const { url } = await createDatabase();
      const env = { DATABASE_URL: url, DATABASE_LISTEN_URL: url };
      urls.push((await startProcess(env)).url, (await startProcess(env)).url);
    }
    const [first = ''] = urls;
    const urlFor = (index: number) => urls[index % urls.length] ?? first;
    const owner = { url: first, token: await signUp(first, 'ejer@skuret.example') };
    const tokens: string[] = [];
    for (let member = 0; member < members; member += 1) {
      tokens.push(await signUp(first, `person${member}@skuret.example`));
    }
    const instantId = await listTool(owner, { name: 'Bor', instant: true });
    const requestedId = await listTool(owner, { name: 'Sav', instant: false });

    for (let round = 0; round < rounds; round += 1) {
      // Instant bookings in every other round, otherwise requests that the owner accepts concurrently.
      const isInstant = round % 2 === 0;
      const toolId = isInstant ? instantId : requestedId;
      const startDate = addDays(getCopenhagenDate(new Date()), 3 + round * 3);
      const wanted = { toolId, startDate, endDate: addDays(startDate, 2) };
      const requested = await Promise.all(
        tokens.map((token, index) => requestBooking({ url: urlFor(index), token }, wanted)),
      );
      expect(requested.filter(({ failed }) => failed)).toEqual([]);
      const ids = requested.flatMap(({ id }) => id ?? []);
      const accepted = isInstant
        ? requested
        : await Promise.all(
            ids.map((id, index) => act({ ...owner, url: urlFor(index) }, id, 'accept')),
          );
      expect(accepted.filter(({ failed }) => failed)).toEqual([]);
      const winners = accepted.filter(
        ({ state, rejections }) => state === 'ACCEPTED' && rejections.length === 0,
      );
      expect(winners).toHaveLength(1);
      const document = '{ lendBookings { state startDate tool { id } } }';
      const { data } = await ask(first, document, {}, owner.token);
      const stored = ((data?.['lendBookings'] ?? []) as unknown as LentBooking[]).filter(
        (booking) =>
          booking.state === 'ACCEPTED' &&
          booking.startDate === startDate &&
          booking.tool.id === toolId,
      );
      expect(stored).toHaveLength(1);
    }
  });
});

test(`gives the last unit to one of 50 members through two processes, in ${rounds} rounds, and reserves no fourth of three units`, async () => {
  expect(await reservationRaces(rounds, 3_000)).toEqual({
    winners: Array(rounds).fill(1),
    attempts: 3_000,
    overbookedDays: 0,
    overlaps: 0,
    errors: 0,
  });
});

test(`creates one tool for ten concurrent requests with one key to two processes, in ${rounds} rounds`, async () => {
  const { outcomes, tools } = await sameListing(rounds);
  expect(outcomes).toEqual(Array(rounds).fill([expect.stringMatching(/^\d+$/)]));
  expect(tools).toBe(rounds);
});
