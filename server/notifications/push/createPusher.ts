import { createECDH } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { PushMessage } from '../../../domain/notifications/pushMessage';
import type { Executor } from '../../database/openDatabase';
import { GiveUp } from '../../jobs/jobs';
import {
  insertPushKeys,
  keptPushKeys,
  type PushKeyPair,
  type PushTarget,
  type PushTargetToSend,
} from '../records/push';
import { type EndpointRule, isPushEndpoint, publicLookup } from './pushEndpoint';

/** The contact for push services when something is wrong with our messages; they refuse senders without one. */
export function pushSubject({
  publicUrl,
  smtp,
}: {
  publicUrl: string | undefined;
  smtp: { from: string } | undefined;
}): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const [, address] = /([^\s<>]+@[^\s<>]+)>?$/.exec(smtp?.from ?? '') ?? [];
  return `mailto:${address ?? 'no-reply@skuret.invalid'}`;
}

export interface PushSettings {
  /** Undefined: the keys are made at the first use, and stored in the database. */
  keys: PushKeyPair | undefined;
  endpoints: EndpointRule;
}

interface Sending {
  message: PushMessage;
  /** Of several waiting pushes with the same topic, the push service keeps the last. 32 letters at most. */
  topic: string;
  urgency: 'normal' | 'high';
}

export interface Pusher {
  /** The public key that browsers subscribe with. */
  publicKey(): Promise<string>;
  isEndpoint(endpoint: string): boolean;
  /**
   * Hands a message to a browser's push service. `gone`: the service will never accept one for this browser again.
   * Throws `GiveUp`, or a temporary error.
   */
  send(target: PushTargetToSend, sending: Sending): Promise<'taken' | 'gone'>;
  close(): void;
}

/** How long push services keep an undelivered message; later it would be old news. */
const secondsToLive = 24 * 60 * 60;
/** Well below the time that a job may take: a push service that never answers delays other pushes for so long. */
const timeoutMs = 10_000;

const getBytes = (text: string) => Buffer.from(text, 'base64url');

/** Whether messages can be encrypted with a browser's keys: a point of the curve, and a secret of 16 bytes. */
export function canSealFor({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (!/^[\w-]{87}$/.test(p256dh) || !/^[\w-]{22}$/.test(auth)) return false;
  try {
    const anyone = createECDH('prime256v1');
    anyone.generateKeys();
    anyone.computeSecret(getBytes(p256dh));
    return true;
  } catch {
    return false;
  }
}

/** Sends to push services. `subject` is the contact for those services: `https:` or `mailto:`. */
export function createPusher(
  { keys: given, endpoints }: PushSettings,
  { executor, subject }: { executor: Executor; subject: string },
): Pusher {
  let known = given;
  const options = {
    keepAlive: true,
    maxSockets: 20,
    ...(endpoints === 'public' && { lookup: publicLookup }),
  };
  const agents = { 'https:': new https.Agent(options), 'http:': new http.Agent(options) };

  // Not made at the start: a restore needs an empty database.
  async function keys(): Promise<PushKeyPair> {
    known ??= (await keptPushKeys(executor)) ?? undefined;
    if (known) return known;
    await insertPushKeys(executor, webPush.generateVAPIDKeys());
    // Another process may have stored its keys first.
    const kept = await keptPushKeys(executor);
    if (!kept) throw new Error('The push keys were not stored');
    known = kept;
    return kept;
  }

  /** Returns the status. The body is not read, and redirects are not followed. */
  function post(
    endpoint: string,
    headers: http.OutgoingHttpHeaders,
    body: Buffer,
  ): Promise<number> {
    const url = new URL(endpoint);
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
        response.on('error', () => undefined).resume();
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    isEndpoint: (endpoint) => isPushEndpoint(endpoint, endpoints),
    async send({ endpoint, p256dh, auth, serverKey }, { message, topic, urgency }) {
      const { publicKey, privateKey } = await keys();
      // The browser's subscription is bound to another key, so its push service refuses this one.
      if (serverKey !== publicKey) return 'gone';
      // The endpoint was stored under another setting.
      if (!isPushEndpoint(endpoint, endpoints))
        throw new GiveUp('The push endpoint is not allowed');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: secondsToLive,
          urgency,
          topic,
        },
      );
      const status = await post(endpoint, headers, body);
      if (status >= 200 && status < 300) return 'taken';
      if (status === 404 || status === 410) return 'gone';
      const answered = `The push service answered ${status}`;
      // 400 and 413 concern this message; the cause of any other status may be repaired.
      throw status === 400 || status === 413 ? new GiveUp(answered) : new Error(answered);
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
