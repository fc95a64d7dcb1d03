import { noConnection, overNetwork, type Transport } from '../../platform/api/baseApi';
import { reloadOnceForNewBuild } from '../../platform/browser/reloadOnce';
import type { AuthState } from '../../platform/store/slices/authSlice';
import type { MyToolsQuery } from '../../tools/api/lending.generated';
import type { LetterAnswer, WithLetterWorld } from './answers';
import { mineReceived } from './toolsSlice';

/**
 * The transport of the letter (D23): the operations of its table are answered here, all others by the
 * service. The table is a chunk of its own, which only the letter fetches. The slice `tools` follows `myTools` (D6).
 */
export const letterTransport: Transport = async (call, api) => {
  try {
    const { answers } = await import('./answers');
    const answer = (answers as Partial<Record<string, LetterAnswer>>)[call.operation];
    if (answer) {
      const { letterWorld, clock } = api.getState() as WithLetterWorld;
      const world = { now: new Date(clock.now), changes: letterWorld, dispatch: api.dispatch };
      return { data: await answer(call.variables as never, world) };
    }
  } catch (error) {
    void reloadOnceForNewBuild(error);
    return { error: noConnection };
  }
  const answer = await overNetwork(call, api);
  const { auth } = api.getState() as { auth: AuthState };
  // A response for a former member comes too late.
  if (call.operation === 'myTools' && answer.data && call.token === auth.token) {
    api.dispatch(mineReceived((answer.data as MyToolsQuery).myTools));
  }
  return answer;
};
