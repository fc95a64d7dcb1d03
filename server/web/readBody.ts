import type { IncomingMessage } from 'node:http';

/** Why a body was not read: more bytes than allowed, not all of it in time, or a client that went away. */
export type BodyFailure = 'too large' | 'too slow' | 'broken';

type ReadBody = { text: string } | { failure: BodyFailure };

/** A body on its way in. A class, since functions within a function are made and named anew for each request. */
class Body {
  readonly #request: IncomingMessage;
  readonly #resolve: (result: ReadBody) => void;
  readonly #deadline: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #isSettled = false;

  constructor(
    request: IncomingMessage,
    most: number,
    milliseconds: number,
    resolve: (result: ReadBody) => void,
  ) {
    this.#request = request;
    this.#resolve = resolve;
    this.#deadline = setTimeout(() => this.#fail('too slow'), milliseconds);
    request.on('data', (chunk: Buffer) => {
      this.#size += chunk.length;
      if (this.#size > most) this.#fail('too large');
      else this.#chunks.push(chunk);
    });
    request.on('end', () => this.#settle({ text: this.#text() }));
    request.on('error', () => this.#fail('broken'));
    request.on('close', () => this.#fail('broken'));
  }

  #text(): string {
    const [whole] = this.#chunks;
    // Most bodies come in one piece.
    const bytes = whole && this.#chunks.length === 1 ? whole : Buffer.concat(this.#chunks);
    return bytes.toString();
  }

  #settle(result: ReadBody): void {
    this.#isSettled = true;
    clearTimeout(this.#deadline);
    this.#resolve(result);
  }

  #fail(failure: BodyFailure): void {
    // Every request is closed in the end.
    if (this.#isSettled) return;
    this.#request.removeAllListeners('data');
    this.#request.pause();
    this.#settle({ failure });
  }
}

/** The body as text, at most so many bytes of it in so many milliseconds; what comes beyond is never kept. */
export function readBody(
  request: IncomingMessage,
  most: number,
  milliseconds: number,
): Promise<ReadBody> {
  return new Promise((resolve) => {
    new Body(request, most, milliseconds, resolve);
  });
}
