import { mineFollowed, type ToolCalls } from './slices/toolsSlice';

/** Fetched with the first change of a tool: the first screens never load it. */
const load = async () => (await import('./toolChanges')).toolChanges;

/** In live the service makes the changes, and its answers are the truth. */
export const liveToolCalls: ToolCalls = {
  fetch: async () => [],
  add: async () => undefined,
  update: async (call, dispatch) => (await load()).update(call, dispatch),
  remove: async (id, dispatch) => (await load()).remove(id, dispatch),
  inStoreAlone: false,
  answered: mineFollowed,
};
