import type { IncomingMessage } from 'node:http';
import { said } from '../texts/say';
import { Refusal } from './Refusal';

/** The client closed the connection before its request was complete, so no response is sent. */
export class ClientGone extends Error {}

export function tooLarge(): Refusal {
  return new Refusal(413, said('The request is too large.'), 'too large');
}

/** Reads a body of at most `most` bytes within so many milliseconds. */
export function readBytes(
  request: IncomingMessage,
  most: number,
  milliseconds: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (error: Error) => {
      clearTimeout(deadline);
      request.off('data', onData);
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) fail(tooLarge());
      else chunks.push(chunk);
    };
    const deadline = setTimeout(
      () => fail(new Refusal(408, said('The request did not arrive in time.'), 'too slow')),
      milliseconds,
    );
    request.on('data', onData);
    request.once('end', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(chunks, size));
    });
    request.once('close', () => {
      if (!request.complete) fail(new ClientGone());
    });
  });
}

/** The same as text. */
export async function readBody(
  request: IncomingMessage,
  most: number,
  milliseconds: number,
): Promise<string> {
  return (await readBytes(request, most, milliseconds)).toString();
}
