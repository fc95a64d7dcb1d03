import { type OwnService, startOwnService } from '../../../testing/startOwnService';
import type { Finding } from '../Finding';
import { networkRaces } from '../networkRaces';
import { withDatabase } from '../withDatabase';

const load = { people: 50, rounds: 40 };

/** Runs through two processes on PostgreSQL, or through one on the embedded database. */
export async function raceNetwork(name: 'embedded' | 'PostgreSQL'): Promise<Finding> {
  const race = async (env: Record<string, string>, processes: number) => {
    const services: OwnService[] = [];
    for (let started = 0; started < processes; started += 1) {
      services.push(await startOwnService(env));
    }
    return networkRaces(
      services.map(({ url }) => url),
      load,
    ).finally(() => Promise.all(services.map((service) => service.end())));
  };
  const found =
    name === 'embedded'
      ? await race({}, 1)
      : await withDatabase((own) =>
          race({ DATABASE_URL: own.url, DATABASE_LISTEN_URL: own.url }, 2),
        );
  const processes = name === 'embedded' ? 'one process' : 'two processes';
  return {
    property: `of all who book the same days over the network one gets them (${processes}, ${name})`,
    load: `${load.people} people x ${load.rounds} rounds, instantly and by acceptance, ${found.answers} answers`,
    result: `${found.single} of ${found.rounds} rounds with one winner, ${found.failures} failures`,
    holds: found.single === found.rounds && found.failures === 0,
  };
}
