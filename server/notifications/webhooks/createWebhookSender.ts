import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { longestWebhookUrl, type WebhookFailure } from '../../../domain/notifications/webhooks';
import { isPushEndpoint, NoPublicAddress, publicLookup } from '../push/pushEndpoint';
import type { WebhookDeliveryToSend } from '../records/webhooks';
import { signWebhook } from './signWebhook';

/** The URLs that members may name: those of the public internet, or also `http:` on this machine (development). */
export const webhookRules = ['public', 'loopback'] as const;
export type WebhookRule = (typeof webhookRules)[number];

/** The outcome of an attempt: it has arrived when there is no failure. */
export interface WebhookOutcome {
  status: number | null;
  failure: WebhookFailure | null;
}

export interface WebhookSender {
  /** The URL as it is stored; null when members may not name it. */
  readUrl(text: string): string | null;
  /** Sends a delivery once. Never throws. */
  send(delivery: WebhookDeliveryToSend, now: Date): Promise<WebhookOutcome>;
  close(): void;
}

interface Sending {
  /** Well below the time that a job may take. */
  timeoutMs?: number;
  lookup?: LookupFunction;
}

function isLoopbackUrl(text: string): boolean {
  const { protocol, hostname, username, password, hash } = new URL(text);
  return (
    protocol === 'http:' &&
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname) &&
    username + password + hash === ''
  );
}

function readFailure(error: NodeJS.ErrnoException): WebhookFailure {
  const { name, code = '' } = error;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'TIMEOUT';
  if (error instanceof NoPublicAddress) return 'PRIVATE';
  if (/^(ENOTFOUND|EAI_AGAIN|ENODATA)$/.test(code)) return 'NAME';
  if (/CERT|SSL|TLS|EPROTO|UNABLE_TO_/.test(code)) return 'CERTIFICATE';
  return 'CONNECTION';
}

function readStatus(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'GONE';
  return status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS';
}

/**
 * Sends to the webhooks of members. Any member can name any URL, so the service connects to public addresses only, reads
 * no body of a response and follows no redirect.
 */
export function createWebhookSender(
  rule: WebhookRule,
  { timeoutMs = 10_000, lookup = publicLookup }: Sending = {},
): WebhookSender {
  const isAllowed = (url: string) =>
    isPushEndpoint(url, 'public') || (rule === 'loopback' && isLoopbackUrl(url));
  const agents = {
    'https:': new https.Agent({ maxSockets: 50, lookup }),
    'http:': new http.Agent({ maxSockets: 50 }),
  };

  function post(url: URL, headers: http.OutgoingHttpHeaders, body: string): Promise<number> {
    const isSecure = url.protocol === 'https:';
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(url, {
        method: 'POST',
        headers,
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal: AbortSignal.timeout(timeoutMs),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        // The body may be endless.
        response.on('error', () => undefined).destroy();
      });
      request.end(body);
    });
  }

  return {
    readUrl(text) {
      const trimmed = text.trim();
      if (!URL.canParse(trimmed)) return null;
      const { href } = new URL(trimmed);
      return href.length <= longestWebhookUrl && isAllowed(href) ? href : null;
    },
    async send({ url, secret, messageId: id, payload: body }, now) {
      // The URL was stored under another rule.
      if (!isAllowed(url)) return { status: null, failure: 'PRIVATE' };
      const timestamp = Math.floor(now.getTime() / 1_000);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Skuret-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signWebhook(secret, { id, timestamp, body }),
      };
      try {
        const status = await post(new URL(url), headers, body);
        return { status, failure: readStatus(status) };
      } catch (error) {
        return { status: null, failure: readFailure(error as NodeJS.ErrnoException) };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
