import { reloadOnceForNewBuild } from '../../browser/reloadOnce';
import type { ApiError } from './baseApi';

/** A sample is fetched as a chunk of its own, so without a connection it fails as a call would. */
const noConnection: ApiError = { kind: 'network', status: null, code: null, messages: [] };

/** The answer of an endpoint without a call (D4): what is loaded from the sample, or the failure to load it. */
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
