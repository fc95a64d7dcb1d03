import { buildListing, buildOwnTool } from '../../../tests/helpers/app/builders';
import { FakeNetworkError, fakeApi } from '../../../tests/helpers/app/fakeApi';
import { lendingApi } from '../../tools/api/lendingApi';
import { rejectionMessages } from './failureMessages';
import { makeStore } from './store';

const { deleteTool, ownTools, updateTool } = lendingApi.endpoints;

const sawListing = buildListing({ id: '900', name: 'Sav' });
const saw = buildOwnTool({ tool: sawListing, version: 4 });
const failed = 'Failed to update tool';

/** A store in which a screen shows both lists of the member's tools. */
async function lendersStore(handlers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi({
    ownTools: () => ({ ownTools: [saw] }),
    ...handlers,
  });
  const store = makeStore();
  await store.dispatch(ownTools.initiate());
  const names = () =>
    ownTools
      .select()(store.getState())
      .data?.map(({ tool }) => tool.name);
  return { api, store, names };
}

describe('updating a tool', () => {
  it('sends the version and the whole form as the service’s input', async () => {
    const { api, store } = await lendersStore({
      updateTool: () => ({ updateTool: { tool: saw, errors: [], conflict: null } }),
    });
    const changes = {
      name: 'Ny sav',
      pricePerDay: 19.95,
      categories: ['Kitchen'],
      whatsIncluded: ['Blad'],
      imageUrl: '/images/tools/saw.svg',
    };
    const terms = { depositCents: 50_000 };
    await store.dispatch(updateTool.initiate({ id: '900', version: 4, changes, terms })).unwrap();
    expect(api.callsOf('updateTool')[0]?.variables).toEqual({
      id: '900',
      version: 4,
      changes: {
        name: 'Ny sav',
        pricePerDayCents: 1995,
        categoryIds: [4],
        includedItems: ['Blad'],
        depositCents: 50_000,
      },
    });
  });

  it('returns the reason and the current tool after a rejection', async () => {
    const errors = ['You changed the name in another window.'];
    const conflict = buildOwnTool({ tool: sawListing, version: 5 });
    const { store, names } = await lendersStore({
      updateTool: () => ({ updateTool: { tool: null, errors, conflict } }),
    });
    const update = { id: '900', version: 4, changes: { name: 'X' } };
    const answer = await store.dispatch(updateTool.initiate(update));
    expect(answer.data?.conflict).toEqual(conflict);
    expect(rejectionMessages(answer, failed)).toEqual(errors);
    expect(names()).toEqual(['Sav']);
  });

  it('returns an error message without a response', async () => {
    const { store } = await lendersStore({
      updateTool: () => {
        throw new FakeNetworkError('down');
      },
    });
    const update = { id: '900', version: 4, changes: {} };
    expect(rejectionMessages(await store.dispatch(updateTool.initiate(update)), failed)).toEqual([
      'We cannot reach Skuret. Check your connection and try again.',
    ]);
  });

  it('returns the fallback message for a rejection without a reason', () => {
    expect(rejectionMessages({ data: { errors: [] } }, failed)).toEqual([failed]);
  });
});

describe('deleting a tool', () => {
  it('removes the tool from the list of own tools before it is refetched', async () => {
    const { api, store, names } = await lendersStore({
      deleteTool: () => ({ deleteTool: { deleted: true, errors: [] } }),
    });
    const never = new Promise<never>(() => undefined);
    api.answer('ownTools', () => never);
    await store.dispatch(deleteTool.initiate('900')).unwrap();
    expect(api.callsOf('deleteTool')[0]?.variables).toEqual({ id: '900' });
    expect(names()).toEqual([]);
  });

  it('keeps the tool after a rejection and returns the reason', async () => {
    const errors = ['The tool has an open booking: 3 Aug 2026 to 5 Aug 2026.'];
    const { store, names } = await lendersStore({
      deleteTool: () => ({ deleteTool: { deleted: false, errors } }),
    });
    const answer = await store.dispatch(deleteTool.initiate('900'));
    expect(rejectionMessages(answer, failed)).toEqual(errors);
    expect(names()).toEqual(['Sav']);
  });
});

it('stores no copy of the tools beside the responses', async () => {
  const { store } = await lendersStore({});
  expect(store.getState().tools).toEqual(makeStore().getState().tools);
});
