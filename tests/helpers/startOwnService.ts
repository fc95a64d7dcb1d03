import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnService } from './spawnService';

/** Settings that lift the limits per person, address or day. */
export const noBounds = {
  LIMIT_SIGN_IN: '0',
  LIMIT_SIGN_IN_PER_IP: '0',
  LIMIT_LISTINGS_PER_HOUR: '0',
  LIMIT_CONTACT_PER_HOUR: '0',
  LIMIT_CONVERSATIONS_PER_IP: '0',
  LIMIT_MUTATIONS_PERCENT: '0',
  LIMIT_MESSAGES_PER_HOUR: '0',
  LIMIT_LINKS_PER_HOUR: '0',
  // The highest value that can be set: 0 would mean no streams.
  LIMIT_EVENT_STREAMS: '1000000',
};

/** The same settings for a service without data. */
export const withoutBounds = { ...noBounds, SEED: 'none', LOG_LEVEL: 'fatal' };

export interface OwnService {
  url: string;
  /** Sends SIGTERM, removes the data folder and returns the exit code. */
  end(): Promise<number | null>;
}

/**
 * Starts a service in a process of its own with a data folder of its own, `withoutBounds`. Throws with its output when
 * it does not start.
 */
export async function startOwnService(env: Record<string, string>): Promise<OwnService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skuret-own-'));
  const service = await spawnService({ ...withoutBounds, DATA_DIR: folder, ...env });
  if (service.url === null) throw new Error(service.output());
  return {
    url: service.url,
    async end() {
      const { code } = await service.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
