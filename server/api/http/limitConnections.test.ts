import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { rawRequest } from '../../../tests/helpers/service/rawRequest';
import { startTestService } from '../../../tests/helpers/service/startTestService';
import { limits } from '../../config/limits';

/** Requests `/healthz` from another address of this machine. */
function askFrom(localAddress: string, url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/healthz`, { localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('limits the connections of an IP address and closes those above', async () => {
  const service = await startTestService();
  const { hostname, port } = new URL(service.url);
  const sockets: Socket[] = [];
  let closed = 0;
  for (let batch = 0; batch < limits.connections; batch += 128) {
    const opened = Array.from({ length: 128 }, () => connect(Number(port), hostname));
    for (const socket of opened) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        closed += 1;
      });
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9');
    }
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    sockets.push(...opened);
  }
  expect(await askFrom('127.0.0.2', service.url)).toBe(200);
  const tooMany = limits.connections - limits.connectionsOfOne;
  while (closed < tooMany) await new Promise(setImmediate);
  expect(closed).toBe(tooMany);
  for (const socket of sockets) socket.destroy();
  await service.close();
});

test('closes a rejected request without reading its body', async () => {
  const service = await startTestService();
  const { answer, socket } = await rawRequest(
    service.url,
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n1234',
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*connection: close\r\n/i);
  if (!socket.closed) await once(socket, 'close');
  await service.close();
});
