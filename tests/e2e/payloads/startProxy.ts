import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import { carelessWays } from './carelessPages';

interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

/** The unsafe page for `/careless/{number}?text=…`; null for an address of the product. */
function carelessPage(address: URL): string | null {
  const [, number] = /^\/careless\/(\d+)$/.exec(address.pathname) ?? [];
  const way = number === undefined ? undefined : Object.values(carelessWays)[Number(number)];
  return way ? `<!doctype html>${way(address.searchParams.get('text') ?? '')}` : null;
}

/**
 * A proxy to the service that removes the content security policy from every response, and also serves the unsafe
 * pages.
 */
export async function startProxy(service: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', service);
    const page = carelessPage(address);
    if (page !== null) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const { hostname, port } = new URL(service);
    const passedOn = ask(
      { hostname, port, method: request.method, path: request.url, headers: request.headers },
      (answer) => {
        const headers: IncomingHttpHeaders = { ...answer.headers };
        delete headers['content-security-policy'];
        delete headers['content-security-policy-report-only'];
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
      },
    );
    passedOn.on('error', () => response.destroy());
    response.on('close', () => passedOn.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
