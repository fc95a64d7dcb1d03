import sharp from 'sharp';
import { limits } from '../../config/limits';
import { createPictures } from './createPictures';
import type { PictureStore } from './pictureStore';

/** A store that stores nothing until it is released. */
function slowStore() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const store: PictureStore = {
    has: async () => false,
    put: () => released,
    remove: async () => undefined,
    read: async () => null,
  };
  return { store, release };
}

test('accepts drawings and stored pictures only', async () => {
  const uploaded = `/pictures/${'a'.repeat(64)}-960.webp`;
  const { store } = slowStore();
  const pictures = createPictures(
    { ...store, has: async (name) => name === `${'a'.repeat(64)}-960.webp` },
    new Set(['/images/tools/drill.svg']),
  );
  expect(await pictures.has(uploaded)).toBe(true);
  expect(await pictures.has('/images/tools/drill.svg')).toBe(true);
  expect(await pictures.has(uploaded.replaceAll('a', 'b'))).toBe(false);
  expect(await pictures.has('/pictures/drill.svg')).toBe(false);
});

const overloaded = { extensions: { code: 'OVERLOADED' } };

test('queues a member’s pictures up to a limit, with places left for others', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const { store, release } = slowStore();
  const pictures = createPictures(store, new Set());
  const { waiting, waitingOfOne } = limits.picture;

  const mine = Array.from({ length: waitingOfOne }, () => pictures.keep(bytes, 1));
  for (let more = 0; more < 30; more += 1) {
    await expect(pictures.keep(bytes, 1)).rejects.toMatchObject(overloaded);
  }
  const others = Array.from({ length: waiting - waitingOfOne }, (_, index) =>
    pictures.keep(bytes, 2 + index),
  );
  await expect(pictures.keep(bytes, 99)).rejects.toMatchObject(overloaded);

  release();
  const kept = await Promise.all([...mine, ...others]);
  expect(kept.filter((picture) => picture?.width === 9)).toHaveLength(waiting);
  expect(await pictures.keep(bytes, 1)).toMatchObject({ width: 9 });
});
