import type { ServerResponse } from 'node:http';
import { commonHeaders, filePolicy } from './securityHeaders';

type Headers = Record<string, string | number>;

/** Writes a whole answer. A HEAD request gets the head of what GET would get. */
export function respond(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | Uint8Array,
): void {
  response.writeHead(status, {
    ...commonHeaders,
    'content-security-policy': filePolicy,
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function respondText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): void {
  respond(
    response,
    status,
    { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    `${text}\n`,
  );
}

export function respondJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Headers = {},
): void {
  respond(
    response,
    status,
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    JSON.stringify(value),
  );
}
