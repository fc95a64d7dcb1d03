import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Place } from '../../../server/tools/pictures/s3PictureStore';

export interface TestS3 {
  /** An empty bucket, and the one key that the server knows. */
  place: S3Place;
  close(): Promise<void>;
}

/**
 * S3 guarantees that an object is complete once its PUT is answered. s3rver answers before the file is written, and two
 * concurrent PUTs write into the same file. This patch gives the guarantee.
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

/** Starts an S3 server on a free port, with its own folder. `signatureV4.ts` checks signatures; s3rver does not. */
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
