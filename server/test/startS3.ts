import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Place } from '../pictures/s3PictureStore';

export interface TestS3 {
  /** An empty bucket, and the one key that the server knows. */
  place: S3Place;
  close(): Promise<void>;
}

/**
 * S3 promises that an object is whole and there once its PUT is answered. s3rver answers before the file is
 * written, and two PUTs at once write into one file; this keeps the promise.
 */
function keepWhole({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const file = store.getResourcePath(bucket, key, 'object');
    const half = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(half, bytes);
    await rename(half, file);
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}

/** A server that speaks S3's protocol (`signatureV4.ts` checks what it does not), on a free port, with a folder of its own. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'skuret-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'skuret' }],
  });
  keepWhole(server);
  const { port } = await server.run();
  return {
    place: {
      url: `http://127.0.0.1:${port}/skuret`,
      region: 'us-east-1',
      key: 'S3RVER',
      secret: 'S3RVER',
    },
    async close() {
      if (!server.httpServer.listening) return;
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
