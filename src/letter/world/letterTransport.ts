import { reloadOnceForNewBuild } from '../../browser/reloadOnce';
import { noConnection, overNetwork, type Transport } from '../../store/api/baseApi';
import type { LetterAnswer, WithLetterWorld } from './answers';

/**
 * The transport of the letter (D23): the operations of its table are answered here, all others by the
 * service. The table is a chunk of its own, which only the letter fetches.
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
  return overNetwork(call, api);
};
