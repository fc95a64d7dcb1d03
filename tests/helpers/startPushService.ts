import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, type JWTPayload, jwtVerify } from 'jose';
import type { PushMessage } from '../../domain/notifications/pushMessage';

export interface Pushed {
  /** The endpoint of the browser that the message is for. */
  endpoint: string;
  message: PushMessage;
  headers: http.IncomingHttpHeaders;
  /** The signed claims of the sender. */
  claims: JWTPayload;
}

export interface FakeBrowser {
  /** The subscription that a browser gives to the service. */
  subscription: { endpoint: string; p256dh: string; auth: string };
}

export interface PushService {
  url: string;
  /** The messages that have arrived and could be decrypted, in order. */
  pushed: Pushed[];
  /** The statuses of the next responses, in order; a promise delays its response. After them 201. */
  answers: (number | Promise<number>)[];
  /** A browser that has subscribed with the public key of a sender. */
  subscribe(key: string): FakeBrowser;
  close(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Decrypts one record of `aes128gcm` (RFC 8291 and RFC 8188). */
function unseal(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Checks the sender's token (RFC 8292), and that the browser has subscribed to this sender. */
async function checkSender(authorization: string, key: string, origin: string) {
  const [, token = '', sent = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (sent !== key) throw new Error('Another sender than the browser has let through');
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origin });
  return payload;
}

/** A push service on a free port, with its browsers: it decrypts each message as they would. */
export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const answers: PushService['answers'] = [];
  const browsers = new Map<
    string,
    { key: string; curve: ReturnType<typeof createECDH>; auth: Buffer }
  >();
  let url = '';

  async function take(request: http.IncomingMessage): Promise<number> {
    const endpoint = url + (request.url ?? '');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const browser = browsers.get(endpoint);
    if (!browser) return 404;
    const claims = await checkSender(request.headers.authorization ?? '', browser.key, url);
    const answer = (await answers.shift()) ?? 201;
    if (answer !== 201) return answer;
    const content = unseal(Buffer.concat(parts), browser.curve, browser.auth);
    const message = JSON.parse(content.toString()) as PushMessage;
    pushed.push({ endpoint, message, headers: request.headers, claims });
    return answer;
  }

  const server = http.createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status).end(),
      (error: Error) => response.writeHead(401).end(error.message),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pushed,
    answers,
    subscribe(key) {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `${url}/${randomUUID()}`;
      browsers.set(endpoint, { key, curve, auth });
      return {
        subscription: {
          endpoint,
          p256dh: curve.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
      };
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
