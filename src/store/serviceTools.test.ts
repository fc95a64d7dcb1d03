import { buildListing, buildOwnTool } from '../test/builders';
import { FakeNetworkError, fakeApi } from '../test/fakeApi';
import { lendingApi } from './api/lendingApi';
import { addTool, deleteTool, mineReceived, selectMyTools, updateTool } from './slices/toolsSlice';
import { makeStore } from './store';

const sawListing = buildListing({ id: '900', name: 'Sav' });
const saw = buildOwnTool({ tool: sawListing, version: 4 });

/** A store that knows one own tool. */
function lendersStore() {
  const store = makeStore();
  store.dispatch(mineReceived([sawListing]));
  return store;
}
const names = (store: ReturnType<typeof makeStore>) =>
  selectMyTools(store.getState()).map((tool) => tool.name);

describe('a change of a tool in live', () => {
  it('is made by the service, with the version and all that the form says, in its terms', async () => {
    const api = fakeApi({
      updateTool: () => ({ updateTool: { tool: saw, errors: [], conflict: null } }),
    });
    const store = lendersStore();
    const changes = {
      name: 'Ny sav',
      pricePerDay: 19.95,
      categories: ['Kitchen'],
      whatsIncluded: ['Blad'],
      imageUrl: '/images/tools/saw.svg',
    };
    await store.dispatch(updateTool({ id: '900', version: 4, changes })).unwrap();
    expect(api.callsOf('updateTool')[0]?.variables).toEqual({
      id: '900',
      version: 4,
      changes: {
        name: 'Ny sav',
        pricePerDayCents: 1995,
        categoryIds: [4],
        includedItems: ['Blad'],
      },
    });
    expect(names(store)).toEqual(['Ny sav']);
  });

  it('that is refused leaves the store as it is, and says why, with the tool as it is now', async () => {
    const errors = ['You changed the name in another window.'];
    const conflict = buildOwnTool({ tool: sawListing, version: 5 });
    fakeApi({ updateTool: () => ({ updateTool: { tool: null, errors, conflict } }) });
    const store = lendersStore();
    const running = store.dispatch(updateTool({ id: '900', version: 4, changes: { name: 'X' } }));
    await expect(running.unwrap()).rejects.toEqual({ errors, conflict });
    expect(names(store)).toEqual(['Sav']);
    expect(store.getState().tools.status).toBe('idle');
  });

  it('that gets no answer says so in a sentence', async () => {
    fakeApi({
      updateTool: () => {
        throw new FakeNetworkError('down');
      },
    });
    const running = lendersStore().dispatch(updateTool({ id: '900', version: 4, changes: {} }));
    await expect(running.unwrap()).rejects.toEqual({
      errors: ['We cannot reach Skuret. Check your connection and try again.'],
    });
  });
});

describe('deleting in live', () => {
  it('is done by the service', async () => {
    const api = fakeApi({ deleteTool: () => ({ deleteTool: { deleted: true, errors: [] } }) });
    const store = lendersStore();
    await store.dispatch(deleteTool('900')).unwrap();
    expect(api.callsOf('deleteTool')[0]?.variables).toEqual({ id: '900' });
    expect(names(store)).toEqual([]);
  });

  it('that is refused keeps the tool, and says why', async () => {
    const errors = ['The tool has an open booking: 3 Aug 2026 to 5 Aug 2026.'];
    fakeApi({ deleteTool: () => ({ deleteTool: { deleted: false, errors } }) });
    const store = lendersStore();
    await expect(store.dispatch(deleteTool('900')).unwrap()).rejects.toEqual({ errors });
    expect(names(store)).toEqual(['Sav']);
  });
});

describe('what the service answers', () => {
  it('is what the store holds, whatever it held before', async () => {
    const store = lendersStore();
    await store.dispatch(addTool({ ...buildListing({ id: '901' }), availability: 'available' }));
    fakeApi({ myTools: () => ({ myTools: [{ ...sawListing, name: 'Fukssvans' }] }) });
    await store.dispatch(lendingApi.endpoints.myTools.initiate());
    expect(names(store)).toEqual(['Fukssvans']);
  });

  it('of all own tools leaves drafts and paused ones out of what others see', async () => {
    const store = lendersStore();
    await store.dispatch(addTool({ ...buildListing({ id: '902' }), availability: 'available' }));
    fakeApi({
      ownTools: () => ({
        ownTools: [
          saw,
          buildOwnTool({ tool: { id: '901' }, state: 'DRAFT' }),
          buildOwnTool({ tool: { id: '902' }, state: 'PAUSED' }),
        ],
      }),
    });
    await store.dispatch(lendingApi.endpoints.ownTools.initiate());
    expect(names(store)).toEqual(['Sav']);
  });
});
