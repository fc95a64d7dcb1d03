import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive. `isPacked`: it is compressed already and is only stored. */
export interface ArchiveFile {
  name: string;
  isPacked: boolean;
  bytes: AsyncIterable<Uint8Array>;
}

/** A ZIP archive, streamed: only the piece that was just read is in memory. */
export async function* zipStream(
  files: AsyncIterable<ArchiveFile>,
  at: Date,
): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes.length > 0) ready.push(bytes);
  });
  const takeReady = () => {
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { name, isPacked, bytes } of files) {
    const file = new ZipDeflate(name, { level: isPacked ? 0 : 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* takeReady();
    }
    file.push(new Uint8Array(0), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
