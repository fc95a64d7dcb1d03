import { createECDH } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { PushMessage } from '../../domain/pushMessage';
import type { Executor } from '../database/openDatabase';
import { GiveUp } from '../outbox/jobs';
import {
  insertPushKeys,
  keptPushKeys,
  type PushKeyPair,
  type PushTarget,
  type PushTargetToSend,
} from '../records/push';
import { type EndpointRule, isPushEndpoint, publicLookup } from './pushEndpoint';

export interface PushSettings {
  /** Undefined: made when somebody first asks for them, and kept in the database. */
  keys: PushKeyPair | undefined;
  endpoints: EndpointRule;
}

interface Sending {
  message: PushMessage;
  /** Of what is still under way under the same topic, a push service keeps the last: 32 letters at most. */
  topic: string;
  urgency: 'normal' | 'high';
}

export interface Pusher {
  /** By which browsers let us through, as they are given it. */
  publicKey(): Promise<string>;
  isEndpoint(endpoint: string): boolean;
  /**
   * Hands a message to a browser's push service. `gone`: that service will never take one for it again. Throws `GiveUp`,
   * or what passes with time.
   */
  send(target: PushTargetToSend, sending: Sending): Promise<'taken' | 'gone'>;
  close(): void;
}

/** For how long push services keep what they cannot hand on: what comes later is old news. */
const secondsToLive = 24 * 60 * 60;
/** Well below what a job may take: who never answers holds other pushes up for so long. */
const patienceMs = 10_000;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Whether messages can be sealed with what a browser gave: a point of the curve, and a secret of 16 bytes. */
export function canSealFor({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  if (!/^[\w-]{87}$/.test(p256dh) || !/^[\w-]{22}$/.test(auth)) return false;
  try {
    const anyone = createECDH('prime256v1');
    anyone.generateKeys();
    anyone.computeSecret(bytesOf(p256dh));
    return true;
  } catch {
    return false;
  }
}

/** Sends to push services. `subject` says whom those can write to: `https:` or `mailto:`. */
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

  // Not at the start: a restore goes into a database in which there is nothing yet.
  async function keys(): Promise<PushKeyPair> {
    known ??= (await keptPushKeys(executor)) ?? undefined;
    if (known) return known;
    await insertPushKeys(executor, webPush.generateVAPIDKeys());
    // Another process may have been faster.
    const kept = await keptPushKeys(executor);
    if (!kept) throw new Error('The keys for push were not kept');
    known = kept;
    return kept;
  }

  /** Answers the status. The body is nobody's business, nor is a redirect followed. */
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
        signal: AbortSignal.timeout(patienceMs),
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
      // Its push service takes nothing that is signed with another key.
      if (serverKey !== publicKey) return 'gone';
      // Stored under another setting.
      if (!isPushEndpoint(endpoint, endpoints)) throw new GiveUp('Not an address to push to');
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
      // What is said of the message itself holds for this one; anything else may be mended.
      throw status === 400 || status === 413 ? new GiveUp(answered) : new Error(answered);
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
