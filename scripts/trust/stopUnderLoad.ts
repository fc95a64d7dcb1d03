import { postHead, rawRequest } from '../../server/test/rawRequest';
import { startOwnService } from '../../testing/startOwnService';

const body = JSON.stringify({ query: '{ searchTools(first: 1) { id } }' });

async function underWay(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^skuret_requests_under_way (\d+)$/m.exec(text)?.[1]);
}

/**
 * Sends SIGTERM while `requests` requests are running. Returns how many were answered, and the exit code. `databaseUrl`
 * is '' for the embedded database.
 */
export async function stopUnderLoad(
  databaseUrl: string,
  requests: number,
): Promise<{ answered: number; code: number | null }> {
  const service = await startOwnService({ SEED: 'demo', DATABASE_URL: databaseUrl });
  const { url } = service;
  const open = await Promise.all(
    Array.from({ length: requests }, () =>
      rawRequest(url, postHead(body.length) + body.slice(0, 5)),
    ),
  );
  // The request that `underWay` sends is counted too.
  while ((await underWay(url)) <= requests);
  const ended = service.end();
  for (const { socket } of open) socket.write(body.slice(5));
  const answers = await Promise.all(open.map(({ answer }) => answer));
  const code = await ended;
  return { answered: answers.filter((answer) => answer.includes('"searchTools":')).length, code };
}
