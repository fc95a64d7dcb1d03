import { wait } from '../../browser/wait';
import { mineReceived, simulatedDelay, type ToolCalls } from '../../store/slices/toolsSlice';

const simulated = async () => {
  await wait(simulatedDelay);
  return null;
};

/** §7: what is changed lives in the store alone, after a simulated wait; the catalogue is the letter's. */
export const letterToolCalls: ToolCalls = {
  fetch: async () => {
    const [{ sampleTools }] = await Promise.all([
      import('../../../sample/tools'),
      wait(simulatedDelay),
    ]);
    return [...sampleTools];
  },
  add: () => wait(simulatedDelay),
  update: simulated,
  remove: simulated,
  inStoreAlone: true,
  answered: mineReceived,
};
