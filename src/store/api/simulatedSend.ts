import { wait } from '../../browser/wait';
import { type ApiError, noConnection } from './baseApi';

/** The simulated wait of a send (§9), in milliseconds. */
const sendMilliseconds = 1000;

/** A send that makes no call (§4, §7). It fails where a call would: without a connection. */
export async function simulatedSend(): Promise<{ data: null } | { error: ApiError }> {
  await wait(sendMilliseconds);
  return navigator.onLine ? { data: null } : { error: noConnection };
}
