import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createData, databaseKinds, startProcess } from '../helpers/resources';

const requests = 200;
const body = JSON.stringify({ query: '{ searchTools(first: 1) { id } }' });

async function countRequests(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^skuret_requests_under_way (\d+)$/m.exec(metrics)?.[1]);
}

test.each(databaseKinds)(
  `completes ${requests} running requests after SIGTERM and exits with 0 (%s)`,
  async (kind) => {
    const { url, end } = await startProcess({ ...(await createData(kind)), SEED: 'demo' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const running = Array.from({ length: requests }, () => {
      const sent = request(`${url}/graphql`, { method: 'POST', agent: false, headers });
      sent.write(body.slice(0, 5));
      return sent;
    });
    const responses = running.map(async (sent) => {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return text(response);
    });
    // The request for the metrics is counted too.
    while ((await countRequests(url)) <= requests);
    const ended = end('SIGTERM');
    for (const sent of running) sent.end(body.slice(5));
    for (const response of await Promise.all(responses)) {
      expect(response).toMatch(/^\{"data":\{"searchTools":\[\{"id":"\d+"\}\]\}\}$/);
    }
    expect(await ended).toEqual({ code: 0, signal: null });
  },
);
