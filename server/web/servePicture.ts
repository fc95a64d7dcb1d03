import { pipeline } from 'node:stream/promises';
import { type PictureStore, PictureStoreAway, pictureType } from '../pictures/pictureStore';
import type { Answer } from './Answer';
import { headOf, respondText } from './respond';

/** Answers with a kept picture. Its name is made from its content, so it may be kept for ever. */
export async function servePicture(
  response: Answer,
  store: PictureStore,
  name: string,
): Promise<void> {
  const file = await store.read(name).catch((error: unknown) => {
    if (error instanceof PictureStoreAway) return 'away' as const;
    throw error;
  });
  if (file === 'away') {
    respondText(response, 503, 'The pictures cannot be reached right now', { 'retry-after': 5 });
    return;
  }
  if (!file) {
    respondText(response, 404, 'Not found');
    return;
  }
  response.writeHead(
    200,
    headOf(response, {
      'content-type': pictureType(name),
      'content-length': file.size,
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  );
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  // A client that goes away while reading is nobody's fault.
  await pipeline(file.stream(), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
