import { reloadOnceForNewBuild } from '../../browser/reloadOnce';
import { type ApiError, noConnection } from './baseApi';

/**
 * The answer of an endpoint without a call (D4): what is loaded from the sample, a chunk of its own, or
 * the failure to load it.
 */
export async function fromSample<Data>(
  load: () => Promise<Data>,
): Promise<{ data: Data } | { error: ApiError }> {
  try {
    return { data: await load() };
  } catch (error) {
    void reloadOnceForNewBuild(error);
    return { error: noConnection };
  }
}
