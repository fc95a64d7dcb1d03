import {
  buildFoundTool,
  buildListing,
  buildToolDetail,
  buildUser,
  testToken,
} from '../../../tests/helpers/app/builders';
import { FakeGraphqlError, FakeNetworkError, fakeApi } from '../../../tests/helpers/app/fakeApi';
import {
  addTool,
  deleteTool,
  fetchTools,
  mineReceived,
  selectMyTools,
  simulatedDelay,
  updateTool,
} from '../../letter/world/toolsSlice';
import { accountApi } from '../../members/api/accountApi';
import { signInApi } from '../../members/api/signInApi';
import { announcement } from '../../pages/api/announcementApi';
import { catalogueApi, searchPageSize } from '../../tools/api/catalogueApi';
import { lendingApi } from '../../tools/api/lendingApi';
import { toolApi } from '../../tools/api/toolApi';
import { baseApi } from '../api/baseApi';
import { retryQueries } from './retryQueries';
import { tokenReceived } from './slices/authSlice';
import { makeStore } from './store';

const searchDefaults = {
  searchTerm: '',
  categoryIds: [],
  priceCentsMin: 0,
  priceCentsMax: 50000,
  distanceMax: 25,
  ratingMin: 1,
};

function signedInStore() {
  const store = makeStore();
  store.dispatch(tokenReceived(testToken));
  return store;
}

describe('requests (§7)', () => {
  const answers = {
    signInUser: () => ({ signInUser: { token: 'a.b.c', errors: [] } }),
    signUpUser: () => ({ signUpUser: { token: 'a.b.c', errors: [] } }),
    signOut: () => ({ signOut: { errors: [] } }),
    currentUser: () => ({ currentUser: buildUser() }),
    announcement: () => ({ announcement: null }),
    categories: () => ({ categories: [] }),
    searchTools: () => ({ searchTools: [buildFoundTool()] }),
    tool: () => ({ tool: buildToolDetail() }),
    myTools: () => ({ myTools: [buildListing()] }),
    borrowedTools: () => ({ borrowedTools: [] }),
    activeLendReservations: () => ({ activeLendReservations: [] }),
    completedLendReservations: () => ({ completedLendReservations: [] }),
    CreateTool: () => ({ createTool: { tool: null, errors: [] } }),
  };

  const { signOut, currentUser } = accountApi.endpoints;
  const { signInUser, signUpUser } = signInApi.endpoints;
  const { categories, searchTools } = catalogueApi.endpoints;
  const { tool } = toolApi.endpoints;
  const { myTools, borrowedTools, activeLendReservations, completedLendReservations, CreateTool } =
    lendingApi.endpoints;
  const account = { email: 'a@b.dk', password: 'hemmeligt' };
  const input = {
    name: 'Sav',
    description: 'En sav',
    location: 'Odense',
    pricePerDayCents: 1995,
    imageUrl: '/images/tools/default.svg',
    categoryIds: [3],
  };

  it.each([
    ['signInUser', signInUser.initiate(account), account],
    ['signUpUser', signUpUser.initiate({ ...account, name: 'Bo' }), { ...account, name: 'Bo' }],
    ['signOut', signOut.initiate({ token: testToken }), {}],
    ['currentUser', currentUser.initiate(), {}],
    ['announcement', announcement.initiate(), {}],
    ['categories', categories.initiate(), {}],
    ['searchTools', searchTools.initiate(searchDefaults), searchDefaults],
    ['tool', tool.initiate('7'), { id: '7' }],
    ['myTools', myTools.initiate(), {}],
    ['borrowedTools', borrowedTools.initiate(), {}],
    ['activeLendReservations', activeLendReservations.initiate(), {}],
    ['completedLendReservations', completedLendReservations.initiate(), {}],
    ['CreateTool', CreateTool.initiate({ input, idempotencyKey: 'en-gang' }), { input }],
  ] as const)('%s is sent with its name, variables and query', async (name, call, variables) => {
    const api = fakeApi(answers);
    const store = signedInStore();
    // The list of cases has no one type that dispatch takes.
    await store.dispatch(call as ReturnType<typeof tool.initiate>);

    expect(api.calls).toHaveLength(1);
    const [sent] = api.calls;
    expect(sent).toMatchObject({ operationName: name, variables });
    expect(sent?.query).toMatch(new RegExp(`^\\s*(query|mutation) ${name}\\b`));
    expect(sent?.headers.get('content-type')).toBe('application/json');
    expect(sent?.headers.get('authorization')).toBe(`Bearer ${testToken}`);
  });

  it('send the idempotency key with a new listing and with nothing else', async () => {
    const api = fakeApi(answers);
    const store = signedInStore();
    await store.dispatch(CreateTool.initiate({ input, idempotencyKey: 'en-gang' }));
    await store.dispatch(myTools.initiate());
    const keys = api.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['en-gang', null]);
  });

  it('have an empty Authorization header without a token', async () => {
    const api = fakeApi(answers);
    await makeStore().dispatch(categories.initiate());
    expect(api.calls[0]?.headers.has('authorization')).toBe(true);
    expect(api.calls[0]?.headers.get('authorization')).toBe('');
  });

  it('ask for the next page after a full page, and not after a short one', async () => {
    const page = Array.from({ length: searchPageSize }, (_, index) =>
      buildFoundTool({ id: String(index), searchCursor: `c${index}` }),
    );
    const api = fakeApi({
      searchTools: ({ after }) => ({
        searchTools: after ? [buildFoundTool({ searchCursor: 'c24' })] : page,
      }),
    });
    const store = makeStore();
    await store.dispatch(searchTools.initiate(searchDefaults));
    await store.dispatch(searchTools.initiate(searchDefaults, { direction: 'forward' }));
    expect(api.calls[0]?.variables).toEqual(searchDefaults);
    expect(api.calls[1]?.variables).toEqual({ ...searchDefaults, after: 'c23' });

    await store.dispatch(searchTools.initiate(searchDefaults, { direction: 'forward' }));
    expect(api.calls).toHaveLength(2);
  });
});

describe('responses', () => {
  it('to a new listing invalidate earlier searches', async () => {
    const api = fakeApi({
      searchTools: () => ({ searchTools: [buildFoundTool()] }),
      CreateTool: () => ({ createTool: { tool: buildToolDetail(), errors: [] } }),
    });
    const store = signedInStore();
    const shown = store.dispatch(catalogueApi.endpoints.searchTools.initiate(searchDefaults));
    await shown;
    const input = {
      name: 'Sav',
      description: 'God',
      pricePerDayCents: 7_500,
      location: 'Aarhus',
      categoryIds: [1],
    };
    await store.dispatch(
      lendingApi.endpoints.CreateTool.initiate({ input, idempotencyKey: 'one' }),
    );
    await api.idle();
    expect(api.callsOf('searchTools')).toHaveLength(2);
    shown.unsubscribe();
  });

  it('to a sign-in store the token', async () => {
    fakeApi({ signInUser: () => ({ signInUser: { token: 'a.b.c', errors: [] } }) });
    const store = makeStore();
    await store.dispatch(signInApi.endpoints.signInUser.initiate({ email: 'a', password: 'b' }));
    expect(store.getState().auth.token).toBe('a.b.c');
  });

  it.each([
    [['E-mailen er taget'], 'email', ['E-mailen er taget']],
    [[], null, ['Unknown error']],
  ])('with %j and no token fail about %j with %j (§8)', async (errors, wrongField, expected) => {
    const fieldErrors = errors.map((message) => ({ field: wrongField, message }));
    fakeApi({ signUpUser: () => ({ signUpUser: { token: null, errors, fieldErrors } }) });
    const store = makeStore();
    const { data } = await store.dispatch(
      signInApi.endpoints.signUpUser.initiate({ name: 'Bo', email: 'a', password: 'b' }),
    );
    expect(data).toEqual({ token: null, errors: expected, wrongField });
    expect(store.getState().auth.token).toBeNull();
  });

  it('that fail leave neither password nor body in the store', async () => {
    fakeApi({
      signInUser: () => {
        throw new FakeGraphqlError('No');
      },
    });
    const store = makeStore();
    const { error } = await store.dispatch(
      signInApi.endpoints.signInUser.initiate({ email: 'a', password: 'hemmeligt' }),
    );
    expect(error).toEqual({ kind: 'graphql', status: 200, code: 'BAD_REQUEST', messages: ['No'] });
    expect(JSON.stringify(error)).not.toContain('hemmeligt');
  });

  it('that are lost become an ordinary error, with a retry in the toast (D16)', async () => {
    const api = fakeApi({
      tool: () => {
        throw new FakeNetworkError('down');
      },
    });
    const store = makeStore();
    const query = store.dispatch(toolApi.endpoints.tool.initiate('7'));
    expect(await query).toMatchObject({ isError: true, error: { kind: 'network', status: null } });

    const [toast] = store.getState().toasts;
    expect(toast?.text).toContain('Vi kan ikke få forbindelse til Skuret');
    expect(toast?.retry).toEqual([{ endpoint: 'tool', args: '7' }]);

    api.answer('tool', () => ({ tool: buildToolDetail({ id: '7' }) }));
    if (toast?.retry) store.dispatch(retryQueries(toast.retry));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(toolApi.endpoints.tool.select('7')(store.getState()).data?.id).toBe('7');
  });

  it('in HTML instead of JSON become an error, not a crash', async () => {
    globalThis.fetch = async () =>
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    const result = await makeStore().dispatch(catalogueApi.endpoints.categories.initiate());
    expect(result.isError).toBe(true);
  });

  it('are cleared together with the token and the member’s tools', async () => {
    fakeApi({
      currentUser: () => ({ currentUser: buildUser() }),
      myTools: () => ({ myTools: [buildListing({ name: 'Mettes sav' })] }),
    });
    const store = signedInStore();
    await store.dispatch(accountApi.endpoints.currentUser.initiate());
    await store.dispatch(lendingApi.endpoints.myTools.initiate());
    expect(JSON.stringify(store.getState())).toContain('Mettes sav');

    const seen: string[] = [];
    store.subscribe(() => seen.push(JSON.stringify(store.getState())));
    store.dispatch(tokenReceived('x.y.z'));
    expect(seen.filter((state) => /Mette/.test(state))).toEqual([]);
  });
});

describe('the tools slice (D6)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const tool = { ...buildListing({ id: '900' }), availability: 'available' };

  async function afterTheWait<T>(running: Promise<T>): Promise<T> {
    await jest.advanceTimersByTimeAsync(simulatedDelay);
    return running;
  }

  it('waits 800 ms (§9)', () => {
    expect(simulatedDelay).toBe(800);
  });

  const selectCatalogueTool = (store: ReturnType<typeof makeStore>, id: string) =>
    store.getState().tools.catalogue.entities[id];

  it('is pending until the delay is over, then puts the added tool first', async () => {
    const store = makeStore({ source: 'sample' });
    store.dispatch(mineReceived([buildListing({ id: '1' })]));
    const running = store.dispatch(addTool(tool));
    await jest.advanceTimersByTimeAsync(799);
    expect(store.getState().tools).toMatchObject({ status: 'adding', mine: { ids: ['1'] } });
    await jest.advanceTimersByTimeAsync(1);
    await running;
    expect(store.getState().tools).toMatchObject({ status: 'idle', mine: { ids: ['900', '1'] } });
    expect(selectMyTools(store.getState())[0]).toEqual(tool);
  });

  it('merges changed fields into both lists, the price as a number of kroner', async () => {
    const store = makeStore({ source: 'sample' });
    await afterTheWait(store.dispatch(fetchTools()));
    store.dispatch(mineReceived([buildListing({ id: '1' })]));
    const changes = { name: 'Anden', pricePerDay: 19.95, categories: ['Kitchen'] };
    const update = { id: '1', version: 0, changes };
    await afterTheWait(store.dispatch(lendingApi.endpoints.updateTool.initiate(update)));
    const categories = [{ id: 4, name: 'Kitchen', code: 'kitchen-tools' }];
    const changed = { id: '1', name: 'Anden', pricePerDayCents: 1995, categories };
    expect(selectMyTools(store.getState())[0]).toEqual({ ...tool, ...changed });
    expect(selectCatalogueTool(store, '1')).toMatchObject(changed);
  });

  it('deletes from both lists, and a later response does not restore the tool', async () => {
    const store = makeStore({ source: 'sample' });
    await afterTheWait(store.dispatch(fetchTools()));
    store.dispatch(mineReceived([buildListing({ id: '1' })]));
    await afterTheWait(store.dispatch(deleteTool('1')));
    store.dispatch(mineReceived([buildListing({ id: '1' })]));
    expect(selectMyTools(store.getState())).toEqual([]);
    expect(selectCatalogueTool(store, '1')).toBeUndefined();
  });

  it.each([
    ['Failed to update tool', updateTool({ id: 'none', changes: {} })],
    ['Failed to delete tool', deleteTool('none')],
  ])('fails with "%s" for an unknown tool (§8)', async (message, thunk) => {
    const store = makeStore({ source: 'sample' });
    // Two kinds of thunk in one table have no one type that dispatch takes.
    const running = store.dispatch(thunk as ReturnType<typeof deleteTool>);
    expect(await afterTheWait(running)).toMatchObject({ error: { message } });
    expect(store.getState().tools.status).toBe('idle');
  });

  it('does not start a second change while one is running', async () => {
    const store = makeStore({ source: 'sample' });
    store.dispatch(mineReceived([tool]));
    const first = store.dispatch(deleteTool('900'));
    const second = await store.dispatch(deleteTool('900'));
    expect(second.meta).toMatchObject({ requestStatus: 'rejected', condition: true });
    expect(await afterTheWait(first)).not.toHaveProperty('error');
    expect(selectMyTools(store.getState())).toEqual([]);
  });

  it('fetches the sample catalogue once', async () => {
    const store = makeStore({ source: 'sample' });
    await afterTheWait(store.dispatch(fetchTools()));
    expect(store.getState().tools.catalogue.ids.length).toBeGreaterThanOrEqual(24);
    const again = await store.dispatch(fetchTools());
    expect(again.meta).toMatchObject({ condition: true });
  });
});
