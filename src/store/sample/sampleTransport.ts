import { reloadOnceForNewBuild } from '../../browser/reloadOnce';
import { noConnection, overNetwork, type Transport } from '../api/baseApi';
import type { SampleAnswer, WithSampleWorld } from './answers';

/**
 * The transport of the sample (D23): the operations of its table are answered here, all others by the
 * service. The table is a chunk of its own, which nobody fetches in live.
 */
export const sampleTransport: Transport = async (call, api) => {
  try {
    const { answers } = await import('./answers');
    const answer = (answers as Partial<Record<string, SampleAnswer>>)[call.operation];
    if (answer) {
      const { sampleWorld, clock } = api.getState() as WithSampleWorld;
      const world = { now: new Date(clock.now), changes: sampleWorld, dispatch: api.dispatch };
      return { data: await answer(call.variables as never, world) };
    }
  } catch (error) {
    void reloadOnceForNewBuild(error);
    return { error: noConnection };
  }
  return overNetwork(call, api);
};
