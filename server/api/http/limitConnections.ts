import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limits } from '../../config/limits';
import { getNetwork } from '../web/clientAddress';

/**
 * Closes new connections above the limits: in total by `maxConnections`, and per address. Behind trusted proxies all
 * connections come from the proxies, which then have to limit each client's.
 */
export function limitConnections(
  server: Server,
  trustedProxies: number,
  onRejection: (reason: string) => void,
): void {
  server.maxConnections = limits.connections;
  server.on('drop', () => onRejection('connections'));
  if (trustedProxies > 0) return;
  const connections = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = getNetwork(socket.remoteAddress ?? 'unknown');
    const own = (connections.get(address) ?? 0) + 1;
    connections.set(address, own);
    socket.once('close', () => {
      const left = (connections.get(address) ?? 1) - 1;
      if (left === 0) connections.delete(address);
      else connections.set(address, left);
    });
    if (own > limits.connectionsOfOne) {
      onRejection('connections of one address');
      socket.destroy();
    }
  });
}
