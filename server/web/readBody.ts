import type { IncomingMessage } from 'node:http';

/** Why a body was not read: more bytes than allowed, not all of it in time, or a client that went away. */
export type BodyFailure = 'too large' | 'too slow' | 'broken';

/** The body as text, at most so many bytes of it in so many milliseconds; what comes beyond is never kept. */
export function readBody(
  request: IncomingMessage,
  most: number,
  milliseconds: number,
): Promise<{ text: string } | { failure: BodyFailure }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let settled = false;
    const settle = (result: { text: string } | { failure: BodyFailure }) => {
      // Every request is closed in the end.
      if (settled) return;
      settled = true;
      clearTimeout(deadline);
      if ('failure' in result) {
        request.removeAllListeners('data');
        request.pause();
      }
      resolve(result);
    };
    const deadline = setTimeout(() => settle({ failure: 'too slow' }), milliseconds);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) settle({ failure: 'too large' });
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const [whole] = chunks;
      // Most bodies come in one piece.
      settle({ text: (whole && chunks.length === 1 ? whole : Buffer.concat(chunks)).toString() });
    });
    const onBroken = () => settle({ failure: 'broken' });
    request.on('error', onBroken);
    request.on('close', onBroken);
  });
}
