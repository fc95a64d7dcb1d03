import { basename } from 'node:path';
import { pictureWidths } from '../../../domain/tools/pictures';
import { limits } from '../../config/limits';
import type { Executor } from '../../database/openDatabase';
import { pictureFileName } from '../../tools/pictures/encodePicture';
import { pictureHash } from '../../tools/pictures/pictureAddress';
import type { PictureStore } from '../../tools/pictures/pictureStore';
import { type OwnPart, ownParts, readOwnPart } from '../records/ownData';
import type { ArchiveFile } from './zipStream';

interface Source {
  executor: Executor;
  store: PictureStore;
  memberId: number;
  at: Date;
  /** The member's bookings as a calendar (RFC 5545). */
  calendar: () => Promise<string>;
}

const getBytes = (text: string) => Buffer.from(text, 'utf8');

async function* getRows(part: OwnPart, { executor, memberId }: Source): AsyncGenerator<string[]> {
  let after: string | null = null;
  for (;;) {
    const rows = await readOwnPart(executor, part, { memberId, after, most: limits.export.rows });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ value }) => value);
    if (rows.length < limits.export.rows) return;
    after = last.key;
  }
}

/** The list of all data, part by part. Adds the pictures that it mentions to `pictures`, each once. */
async function* list(source: Source, pictures: Set<string>): AsyncGenerator<Uint8Array> {
  const head = { format: 'skuret-export', version: 1, madeAt: source.at, member: source.memberId };
  yield getBytes(`${JSON.stringify(head, null, 1).slice(0, -2)}`);
  for (const part of ownParts) {
    yield getBytes(`,\n "${part.name}": ${part.isSingle ? '' : '['}`);
    let isFirst = true;
    for await (const rows of getRows(part, source)) {
      yield getBytes(`${isFirst ? '' : ','}${part.isSingle ? '' : '\n  '}${rows.join(',\n  ')}`);
      isFirst = false;
      if (part.name === 'pictures') {
        for (const row of rows) {
          const { picture } = JSON.parse(row) as { picture: string };
          if (pictures.size < limits.export.pictures) pictures.add(pictureHash(picture) ?? '');
        }
      }
    }
    if (part.isSingle) yield getBytes(isFirst ? 'null' : '');
    else yield getBytes(isFirst ? ']' : '\n ]');
  }
  yield getBytes('\n}\n');
}

/** A picture in the largest stored width; null when its file is missing or the store is away. */
async function largest(store: PictureStore, sha256: string) {
  for (const width of [...pictureWidths].reverse()) {
    const name = pictureFileName(sha256, width, 'webp');
    const file = await store.read(name).catch(() => null);
    if (file) return { name, stream: file.stream() };
  }
  return null;
}

const readMe = `Alt, hvad Skuret har om dig. Everything that Skuret has about you.

skuret.json   alt undtagen billederne / everything but the pictures
bookinger.ics dine bookinger til en kalender / your bookings for a calendar
pictures/     dine billeder / your pictures; skuret.json names them /pictures/<name>

Beløb er i øre, tidspunkter i UTC. / Amounts are in øre (cents of a krone), times in UTC.
`;

async function* singleChunk(text: string): AsyncGenerator<Uint8Array> {
  yield getBytes(text);
}

/**
 * All data of a member as files, read while they are sent: rows in batches, then pictures one by one. A slow client
 * holds no connection to the database.
 */
export async function* exportAccount(source: Source): AsyncGenerator<ArchiveFile> {
  const pictures = new Set<string>();
  yield { name: 'README.txt', isPacked: false, bytes: singleChunk(readMe) };
  yield { name: 'skuret.json', isPacked: false, bytes: list(source, pictures) };
  yield { name: 'bookinger.ics', isPacked: false, bytes: singleChunk(await source.calendar()) };
  const missing: string[] = [];
  for (const sha256 of pictures) {
    const picture = await largest(source.store, sha256);
    if (picture) {
      const name = `pictures/${basename(picture.name)}`;
      yield { name, isPacked: true, bytes: picture.stream };
    } else {
      missing.push(sha256);
    }
  }
  if (missing.length > 0) {
    yield {
      name: 'pictures/missing.txt',
      isPacked: false,
      bytes: singleChunk(`${missing.join('\n')}\n`),
    };
  }
}
