import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** How many streams of events were cut off so far. */
  cuts(): number;
  /** From now on, no connection is cut. */
  stopCutting(): void;
  close(): Promise<void>;
}

/**
 * The number of bytes that a response may have before its connection is cut. A quarter of the streams is cut within the
 * response head, which has about 750 bytes. If most streams were, the client's backoff would grow to minutes.
 */
const byteBudget = { stream: 600, head: 750, other: 60_000 };
const cutInHead = 0.25;

/**
 * A proxy between an app and its service that cuts connections: each after a number of response bytes that `random`
 * decides, possibly in the middle of a line or of a request.
 */
export async function startCuttingProxy(
  target: string,
  random: () => number,
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCutting = true;
  let cuts = 0;
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    let isStream = false;
    let left = random() * byteBudget.other;
    const cut = () => {
      client.destroy();
      service.destroy();
    };
    for (const socket of [client, service]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (chunk) => {
      if (!isStream && chunk.toString('latin1').startsWith('GET /events')) {
        isStream = true;
        left =
          random() < cutInHead
            ? random() * byteBudget.head
            : byteBudget.head + random() * byteBudget.stream;
      }
      service.write(chunk);
    });
    service.on('data', (chunk) => {
      left -= chunk.length;
      if (!isCutting || left > 0) {
        client.write(chunk);
        return;
      }
      if (isStream) cuts += 1;
      client.write(chunk.subarray(0, chunk.length + left), cut);
    });
    client.on('end', () => service.end());
    service.on('end', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    stopCutting: () => {
      isCutting = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
