import type { Tool } from '../../../domain/tool';
import { makeStore } from '../store';
import {
  addTool,
  deleteTool,
  mineForgotten,
  mineReceived,
  selectHasDetails,
  selectIsDeleted,
  selectMyTools,
  simulatedDelay,
  updateTool,
} from './toolsSlice';

const tool: Tool = {
  id: '900',
  name: 'Ny sav',
  description: 'Skarp',
  pricePerDayCents: 100,
  location: 'Odense',
  categories: [],
  imageUrl: 'data:image/webp;base64,AA',
  availability: 'available',
  specifications: [{ key: 'Længde', value: '60 cm' }],
  whatsIncluded: [],
  usageInstructions: '',
};
const fromService: Tool = {
  ...tool,
  name: 'Navn hos tjenesten',
  imageUrl: '/pictures/abc-640.webp',
  specifications: [],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function afterTheWait<T>(running: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(simulatedDelay);
  return running;
}

describe('what the service says of a tool that was added here', () => {
  it('is its picture, and nothing else', async () => {
    const store = makeStore();
    await afterTheWait(store.dispatch(addTool(tool)));
    store.dispatch(mineReceived([fromService]));
    expect(selectMyTools(store.getState())).toEqual([
      { ...tool, imageUrl: '/pictures/abc-640.webp' },
    ]);
  });

  it('is nothing once it has its picture', async () => {
    const store = makeStore();
    store.dispatch(mineReceived([fromService]));
    store.dispatch(mineReceived([{ ...fromService, imageUrl: '/images/tools/drill.svg' }]));
    expect(selectMyTools(store.getState())[0]?.imageUrl).toBe('/pictures/abc-640.webp');
  });
});

describe('whether the details of a tool are known', () => {
  it('they are not of one that came in a list, and are once it was changed here', async () => {
    const store = makeStore();
    store.dispatch(mineReceived([fromService]));
    expect(selectHasDetails(store.getState(), '900')).toBe(false);
    await afterTheWait(store.dispatch(updateTool({ id: '900', changes: { name: 'Sav' } })));
    expect(selectHasDetails(store.getState(), '900')).toBe(true);
  });

  it('they are of one that was added here', async () => {
    const store = makeStore();
    await afterTheWait(store.dispatch(addTool(tool)));
    expect(selectHasDetails(store.getState(), '900')).toBe(true);
    store.dispatch(mineForgotten());
    store.dispatch(mineReceived([fromService]));
    expect(selectHasDetails(store.getState(), '900')).toBe(false);
  });
});

it('remembers what was deleted', async () => {
  const store = makeStore();
  store.dispatch(mineReceived([fromService]));
  expect(selectIsDeleted(store.getState(), '900')).toBe(false);
  await afterTheWait(store.dispatch(deleteTool('900')));
  expect(selectIsDeleted(store.getState(), '900')).toBe(true);
});
