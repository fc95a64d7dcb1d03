import type { Answer } from './Answer';
import { commonHeaders, filePolicy } from './securityHeaders';

type Headers = Record<string, string | number>;

const commonPairs = Object.entries(commonHeaders).flat();

/** The head of an answer, names and values in turns: what comes with every answer, and its own. */
export function headOf(response: Answer, headers: Headers): (string | number)[] {
  const head: (string | number)[] = [...response.always, ...commonPairs];
  if (headers['content-security-policy'] === undefined) {
    head.push('content-security-policy', filePolicy);
  }
  for (const [name, value] of Object.entries(headers)) head.push(name, value);
  return head;
}

/** Writes a whole answer. A HEAD request gets the head of what GET would get. */
export function respond(
  response: Answer,
  status: number,
  headers: Headers,
  body: string | Uint8Array,
): void {
  const head = headOf(response, headers);
  head.push('content-length', Buffer.byteLength(body));
  response.writeHead(status, head);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function respondText(
  response: Answer,
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
  response: Answer,
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
