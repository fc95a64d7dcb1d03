import type { StoredTool } from '../../../domain/tools/tool';
import { buildListing } from '../../../tests/helpers/app/builders';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import { makeStore } from '../../platform/store/store';
import {
  addTool,
  deleteTool,
  mineReceived,
  selectDeletedIds,
  selectMyTools,
  selectToolInStore,
  simulatedDelay,
  updateTool,
} from './toolsSlice';

const fromService = buildListing({ id: '900', imageUrl: '/pictures/abc-640.webp' });
const tool: StoredTool = {
  ...fromService,
  name: 'Ny sav',
  imageUrl: 'data:image/webp;base64,AA',
  availability: 'available',
  specifications: [{ key: 'Længde', value: '60 cm' }],
  includedItems: [],
  usageInstructions: '',
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function afterTheWait<T>(running: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(simulatedDelay);
  return running;
}

describe('the service’s version of a locally added tool', () => {
  it('contributes its picture and nothing else', async () => {
    const store = makeStore({ source: 'sample' });
    await afterTheWait(store.dispatch(addTool(tool)));
    store.dispatch(mineReceived([fromService]));
    expect(selectMyTools(store.getState())).toEqual([
      { ...tool, imageUrl: '/pictures/abc-640.webp' },
    ]);
  });

  it('contributes nothing once the tool has its picture', async () => {
    const store = makeStore({ source: 'sample' });
    store.dispatch(mineReceived([fromService]));
    store.dispatch(mineReceived([{ ...fromService, imageUrl: '/images/tools/drill.svg' }]));
    expect(selectMyTools(store.getState())[0]?.imageUrl).toBe('/pictures/abc-640.webp');
  });
});

it('stores the details from the form, which a list omits', async () => {
  const store = makeStore({ source: 'sample' });
  const inStore = () => selectToolInStore(store.getState(), '900');
  store.dispatch(mineReceived([fromService]));
  expect(inStore()).toEqual({ ...fromService, availability: 'available' });
  const kitchen = { id: 4, name: 'Kitchen', code: 'kitchen-tools' };
  const changes = { name: 'Sav', categories: [kitchen], specifications: [] };
  await afterTheWait(store.dispatch(updateTool({ id: '900', changes })));
  expect(inStore()).toMatchObject({
    name: 'Sav',
    categories: [kitchen],
    specifications: [],
  });
});

it('remembers deleted tools', async () => {
  const store = makeStore({ source: 'sample' });
  store.dispatch(mineReceived([fromService]));
  await afterTheWait(store.dispatch(deleteTool('900')));
  expect(selectDeletedIds(store.getState())).toEqual(['900']);
});

it('drops a pending new tool when the session changes', async () => {
  const store = makeStore({ source: 'sample' });
  const adding = store.dispatch(addTool(tool));
  store.dispatch(tokenReceived('head.another.signature'));
  await afterTheWait(adding);
  expect(selectMyTools(store.getState())).toEqual([]);
});
