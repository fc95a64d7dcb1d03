import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, signUp } from './ask';
import { createDatabase, removeAfterTest, startProcess } from './resources';

export interface AwayResult {
  /** Rounds after which the same process answered with data again and reported that it was ready. */
  recovered: number;
  /** Responses during the outages, and those among them with neither data nor the code `UNAVAILABLE`. */
  responses: number;
  unexpected: string[];
}

/** A proxy to PostgreSQL that can be closed and opened again on the same port. */
async function startProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(Number(port || 5432), hostname);
    for (const socket of [inner, outer]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    inner.pipe(outer).pipe(inner);
    inner.once('close', () => outer.destroy());
    outer.once('close', () => inner.destroy());
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  removeAfterTest(close);
  return { url: url.href, close, open: () => listen(own) };
}

/** Alternately ends every connection of the service and cuts its way to PostgreSQL; the process stays the same. */
export async function databaseAway(rounds: number): Promise<AwayResult> {
  const database = await createDatabase();
  const proxy = await startProxy(database.url);
  const { url } = await startProcess({ DATABASE_URL: proxy.url });
  const token = await signUp(url, 'away@skuret.example');
  const result: AwayResult = { recovered: 0, responses: 0, unexpected: [] };
  const askForMember = () => ask(url, '{ currentUser { id } }', {}, token);
  for (let round = 0; round < rounds; round += 1) {
    const isCut = round % 2 === 1;
    const asked = Array.from({ length: 10 }, askForMember);
    if (isCut) {
      await proxy.close();
      asked.push(...Array.from({ length: 10 }, askForMember));
    } else {
      await database.run(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    for (const response of await Promise.all(asked)) {
      result.responses += 1;
      const { status, data, errors } = response;
      const isUnavailable = errors[0]?.extensions?.code === 'UNAVAILABLE';
      if (status !== 200 || !(data?.['currentUser']?.id || isUnavailable)) {
        result.unexpected.push(JSON.stringify(response));
      }
    }
    if (isCut) await proxy.open();
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const { data } = await askForMember();
      const { status } = await fetch(`${url}/readyz`);
      if (data?.['currentUser']?.id !== undefined && status === 200) {
        result.recovered += 1;
        break;
      }
      await wait(50);
    }
  }
  return result;
}
