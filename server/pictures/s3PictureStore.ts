import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import {
  isPictureFileName,
  type PictureStore,
  PictureStoreAway,
  picturePath,
  pictureType,
} from './pictureStore';

/** A bucket of any store that speaks S3's protocol, and who may use it. */
export interface S3Place {
  /** `https://host/bucket`, with a folder behind it if wanted; no `/` at the end. */
  url: string;
  region: string;
  key: string;
  secret: string;
}

export interface S3Options {
  /** Milliseconds for one try, answer and all. */
  patienceMs?: number;
  /** Between two tries. */
  wait?: (milliseconds: number) => Promise<unknown>;
  /** Hears of each request that was given up. */
  onFailure?: (error: PictureStoreAway) => void;
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

interface Answer {
  status: number;
  bytes: Buffer;
}

const tries = 3;

/** What S3 calls it, out of its XML. The rest may repeat what was sent, the key's id among it. */
const codeOf = ({ bytes }: Answer) =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(bytes.subarray(0, 2_000).toString('latin1'))?.[1] ?? '';

/** Neither the address nor what signs it is ever part of a message. */
const described = (method: Method, answer: Answer) =>
  `The picture store answered ${method} with ${answer.status} ${codeOf(answer)}`.trim();

/** What a store without room answers. It has the code of a full disk, as the folder's error has. */
const insufficientStorage = 507;
const failure = (method: Method, answer: Answer) =>
  Object.assign(
    new Error(described(method, answer)),
    answer.status === insufficientStorage && { code: 'ENOSPC' },
  );

/** Whether the same may go well in a moment. */
const isTemporary = ({ status }: Answer) =>
  status === 429 || (status >= 500 && status !== insufficientStorage);

export interface S3PictureStore extends PictureStore {
  /** Throws when the bucket is not there or not for us, `PictureStoreAway` when nobody can tell. */
  check(): Promise<void>;
}

/**
 * Pictures in a bucket. What fails for the moment (no answer, 429, 5xx) is tried three times in all; then it
 * is `PictureStoreAway`. A file is held in memory while it is read, so that what was begun is always whole.
 */
export function s3PictureStore(place: S3Place, options: S3Options = {}): S3PictureStore {
  const { patienceMs = 10_000, wait = pause, onFailure } = options;
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
      // A store that wants to lead elsewhere is set up wrongly; what is signed goes nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...(bytes
        ? {
            body: bytes as Uint8Array<ArrayBuffer>,
            headers: {
              'content-type': pictureType(path),
              'cache-control': 'public, max-age=31536000, immutable',
              // The store refuses what arrived otherwise than it was sent.
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
    for (let count = 0; count < tries; count += 1) {
      // Not all at the same moment, when many wait for the same store.
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

  /** The answer, or null when there is no such file. */
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
        answer.status === 404 ? codeOf(answer) !== 'NoSuchBucket' : answer.status < 300;
      if (!isThere) throw failure('GET', answer);
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
