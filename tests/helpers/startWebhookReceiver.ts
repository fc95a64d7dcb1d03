import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The signature that a delivery has to have by Standard Webhooks, computed from its headers and body. */
export function getExpectedSignature(secret: string, { headers, body }: ReceivedWebhook): string {
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const [, key = ''] = secret.split('whsec_');
  const hmac = createHmac('sha256', Buffer.from(key, 'base64'));
  return `v1,${hmac.update(signed).digest('base64')}`;
}

/** What the receiver does with a delivery: a status, a redirect, or nothing at all. */
type Answer = number | { redirect: string } | 'silence' | 'endless body';

export interface WebhookReceiver {
  url: string;
  /** In the order of their arrival. */
  received: ReceivedWebhook[];
  /** For the next deliveries, in order. After them 204. */
  answers: Answer[];
  close(): Promise<void>;
}

/** A member's server, on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const answers: Answer[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString('utf8'),
      });
      const answer = answers.shift() ?? 204;
      if (answer === 'silence') return;
      if (answer === 'endless body') {
        response.writeHead(200);
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', write).on('error', () => undefined);
        write();
      } else if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(302, { location: answer.redirect }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
