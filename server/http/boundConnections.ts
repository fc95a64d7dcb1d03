import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../limits';
import { networkOf } from '../web/clientAddress';
import type { Traffic } from './traffic';

/**
 * Closes new connections beyond the bounds: in total, without streams, and per address. Behind trusted proxies all
 * connections come from the proxies, which then have to bound each client's.
 */
export function boundConnections(
  server: Server,
  traffic: Traffic,
  { trustedProxies, onRefusal }: { trustedProxies: number; onRefusal: (reason: string) => void },
): void {
  const ofAddress = new Map<string, number>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    const own = ofAddress.get(address) ?? 0;
    const isOneTooMany = trustedProxies === 0 && own >= limits.connectionsOfOne;
    if (isOneTooMany || open - traffic.streams.size >= limits.connections) {
      onRefusal(isOneTooMany ? 'connections of one address' : 'connections');
      socket.destroy();
      return;
    }
    open += 1;
    ofAddress.set(address, own + 1);
    socket.once('close', () => {
      open -= 1;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left === 0) ofAddress.delete(address);
      else ofAddress.set(address, left);
    });
  });
}
