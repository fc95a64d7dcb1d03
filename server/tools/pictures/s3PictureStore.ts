import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import {
  BucketRefused,
  isPictureFileName,
  type PictureStore,
  PictureStoreAway,
  picturePath,
  pictureType,
} from './pictureStore';

/** A bucket of any store with the S3 protocol, and its credentials. */
export interface S3Place {
  /** `https://host/bucket`, with an optional folder after it; no `/` at the end. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

export interface S3Options {
  /** Milliseconds for one attempt, including the response. */
  timeoutMs?: number;
  /** The pause between two attempts. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Called for each request that was given up. */
  onFailure?: (error: PictureStoreAway) => void;
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

interface Answer {
  status: number;
  bytes: Buffer;
}

const maxAttempts = 3;

/** S3's error code from the XML. The rest may repeat what was sent, for example the key's id. */
const getCode = ({ bytes }: Answer) =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(bytes.subarray(0, 2_000).toString('latin1'))?.[1] ?? '';

/** A message never contains the address or the signature. */
const described = (method: Method, answer: Answer) =>
  `The picture store answered ${method} with ${answer.status} ${getCode(answer)}`.trim();

/** The status of a store without free space. The error gets the code of a full disk, as the folder's error has. */
const insufficientStorage = 507;
const failure = (method: Method, answer: Answer) =>
  Object.assign(
    new Error(described(method, answer)),
    answer.status === insufficientStorage && { code: 'ENOSPC' },
  );

/** Whether a retry may succeed. */
const isTemporary = ({ status }: Answer) =>
  status === 429 || (status >= 500 && status !== insufficientStorage);

export interface S3PictureStore extends PictureStore {
  /** Throws `BucketRefused` when the bucket is missing or access is denied, and `PictureStoreAway` when that cannot be found out. */
  check(): Promise<void>;
}

/**
 * Pictures in a bucket. A request with a temporary failure (no answer, 429, 5xx) is tried three times in all; then it
 * throws `PictureStoreAway`. A file is read into memory completely before it is sent, so that a response is never cut
 * off.
 */
export function s3PictureStore(place: S3Place, options: S3Options = {}): S3PictureStore {
  const { timeoutMs = 10_000, wait = pause, onFailure } = options;
  const client = new AwsClient({
    accessKeyId: place.key,
    secretAccessKey: place.secret,
    service: 's3',
    region: place.region,
    retries: 0,
  });

  async function tryOnce(method: Method, path: string, bytes: Uint8Array | null): Promise<Answer> {
    const request = await client.sign(`${place.url}/${path}`, {
      method,
      // A store that redirects is set up wrongly; a signed request must not go to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(bytes
        ? {
            body: bytes as Uint8Array<ArrayBuffer>,
            headers: {
              'content-type': pictureType(path),
              'cache-control': 'public, max-age=31536000, immutable',
              // With the hash, the store refuses bytes that were changed on the way.
              'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
            },
          }
        : {}),
    });
    const response = await fetch(request);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async function send(
    method: Method,
    path: string,
    bytes: Uint8Array | null = null,
  ): Promise<Answer> {
    let reason = '';
    for (let count = 0; count < maxAttempts; count += 1) {
      // With a random part, so that many waiting requests do not retry at the same moment.
      if (count > 0) await wait(100 * 4 ** (count - 1) * (0.5 + Math.random()));
      const answer = await tryOnce(method, path, bytes).catch((error: Error) => {
        const { code = error.name } = (error.cause ?? error) as { code?: string };
        reason = `The picture store did not answer ${method}: ${code}`;
        return null;
      });
      if (answer && !isTemporary(answer)) return answer;
      if (answer) reason = described(method, answer);
    }
    const error = new PictureStoreAway(reason);
    onFailure?.(error);
    throw error;
  }

  /** The response, or null when there is no such file. */
  async function ask(method: Method, path: string, bytes?: Uint8Array): Promise<Answer | null> {
    const answer = await send(method, path, bytes);
    if (answer.status === 404 && method !== 'PUT') return null;
    if (answer.status >= 300) throw failure(method, answer);
    return answer;
  }

  return {
    async check() {
      const answer = await send('GET', 'is-the-bucket-there');
      const isThere =
        answer.status === 404 ? getCode(answer) !== 'NoSuchBucket' : answer.status < 300;
      if (!isThere) throw new BucketRefused(described('GET', answer));
    },
    has: async (name) => (await ask('HEAD', picturePath(name))) !== null,
    async put(name, bytes) {
      await ask('PUT', picturePath(name), bytes);
    },
    async remove(name) {
      await ask('DELETE', picturePath(name));
    },
    async read(name) {
      if (!isPictureFileName(name)) return null;
      const answer = await ask('GET', picturePath(name));
      return answer && { size: answer.bytes.length, stream: () => Readable.from([answer.bytes]) };
    },
  };
}
