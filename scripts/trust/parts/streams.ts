import type { Finding } from '../Finding';
import { streamEndings } from '../streamEndings';
import { withDatabase } from '../withDatabase';
import { tried } from './tried';

/** The promised time until a stream is cut, in ms. */
const promised = 5_000;

export async function streams(): Promise<Finding> {
  const shown = await tried({
    property: 'streams of tokens that have ended are cut, in every process',
    files: ['live', 'liveProcesses', 'streams', 'accountSecurity'],
    names: 'stream|signs out|sessions at the other|token',
  });
  const found = await withDatabase(streamEndings);
  const count = found.reduce((sum, { times }) => sum + times.length, 0);
  const longest = Math.max(...found.flatMap(({ times }) => times));
  const each = found.map(({ way, times }) => `${way} ${Math.round(Math.max(...times))} ms`);
  return {
    ...shown,
    load: `${shown.load}; ${count} streams at two processes`,
    result: `${shown.result}; cut after at most ${Math.round(longest)} ms: ${each.join(', ')}`,
    holds: shown.holds && longest <= promised,
  };
}
