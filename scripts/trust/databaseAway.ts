import { connect, createServer, type Socket } from 'node:net';
import { ask, signUp } from '../../testing/ask';
import type { OwnDatabase } from '../../testing/createPostgresDatabase';
import { startOwnService } from '../../testing/startOwnService';

export interface AwayResult {
  rounds: number;
  /** Rounds after which the same process answered with data again and reported that it was ready. */
  recovered: number;
  /** The responses that came while the database was away, and how many of them were not the intended ones. */
  answersMeanwhile: number;
  strangeAnswers: number;
}

/** A proxy to PostgreSQL that can be cut and restored. */
async function openGate(target: string) {
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
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: url.href, shut, mend: () => listen(own) };
}

/** Alternately ends every connection of the service and cuts its way to the server; the process stays the same. */
export async function databaseAway(own: OwnDatabase, rounds: number): Promise<AwayResult> {
  const gate = await openGate(own.url);
  const service = await startOwnService({ DATABASE_URL: gate.url });
  const { url } = service;
  const token = await signUp(url, 'away@skuret.example');
  const result: AwayResult = { rounds, recovered: 0, answersMeanwhile: 0, strangeAnswers: 0 };
  const me = () => ask(url, '{ currentUser { id } }', {}, token);
  for (let round = 0; round < rounds; round += 1) {
    const asked = Array.from({ length: 10 }, me);
    if (round % 2 === 0) {
      await own.run(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    } else {
      await gate.shut();
      asked.push(...Array.from({ length: 10 }, me));
    }
    for (const { status, data, errors } of await Promise.all(asked)) {
      result.answersMeanwhile += 1;
      const code = errors[0]?.extensions?.code;
      const isMeant = data?.['currentUser']?.id !== undefined || code === 'UNAVAILABLE';
      if (status !== 200 || !isMeant) result.strangeAnswers += 1;
    }
    if (round % 2 === 1) await gate.mend();
    for (let look = 0; look < 50; look += 1) {
      const { data } = await me();
      const { status } = await fetch(`${url}/readyz`);
      if (data?.['currentUser']?.id !== undefined && status === 200) {
        result.recovered += 1;
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await service.end();
  await gate.shut();
  return result;
}
