import { connect, type Socket } from 'node:net';

export interface RawRequest {
  socket: Socket;
  /** Resolves to everything received, once the response is complete or the other side has closed. */
  answer: Promise<string>;
}

/** A connection on which a test controls every byte that it sends. Resolves once connected. */
export async function rawRequest(url: string, text: string): Promise<RawRequest> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  const answer = new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const [head = '', body] = received.split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
      if (body !== undefined && body.length >= length) resolve(received);
    });
    socket.once('close', () => resolve(received));
    socket.on('error', () => resolve(received));
  });
  socket.write(text);
  return { socket, answer };
}

/** The head of a POST to `/graphql` with a body of `length` bytes. */
export const postHead = (length: number, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
