/**
 * `npm run bench:devtools`: the cost of recording. A dispatch with DevTools closed beside one in a store without the
 * recorder of the last actions (at most 1.1), a dispatch with DevTools open, and the memory of 1,000 actions in DevTools
 * (at most 10 MB). Fails when a limit is exceeded. Needs `--expose-gc`, which the script passes.
 */
import { instrument } from '@redux-devtools/instrument';
import { compose, type StoreEnhancer } from '@reduxjs/toolkit';
import type { Transport } from '../src/platform/api/baseApi';
import { keepLastActions } from '../src/platform/store/lastActions';
import { recordActions } from '../src/platform/store/recordActions';
import { addressChanged } from '../src/platform/store/slices/addressSlice';
import { screenChanged } from '../src/platform/store/slices/screenSlice';
import { type AppStore, makeStore } from '../src/platform/store/store';
import { catalogueApi } from '../src/tools/api/catalogueApi';
import { markdownTable, median } from './report';

const rounds = 60;
const dispatches = 1_000;
const limits = { closed: 1.1, megabytes: 10 };

const { gc } = globalThis as { gc?: () => void };
if (!gc) throw new Error('Start it with npm run bench:devtools, which passes --expose-gc');

/** How many actions DevTools holds. */
let countActions = () => 0;

function openDevTools(): StoreEnhancer {
  const keep: StoreEnhancer = (create) => (reducer, state) => {
    const store = create(reducer, state);
    const { liftedStore } = store as unknown as {
      liftedStore: { getState: () => { stagedActionIds: unknown[] } };
    };
    countActions = () => liftedStore.getState().stagedActionIds.length - 1;
    return store;
  };
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      () =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, keep, instrument(undefined, { maxAge: 1000 }) as never),
  });
  const recorder = recordActions();
  if (!recorder) throw new Error('DevTools are not there');
  return recorder.enhancer;
}

/** A member who goes from tool to tool and opens a dialog on each: microseconds for each dispatch. */
function time({ dispatch }: AppStore): number {
  const start = performance.now();
  for (let index = 0; index < dispatches / 2; index += 1) {
    const path = `/tool/${index}`;
    dispatch(addressChanged({ pathname: path, search: '', hash: '', key: 'k', action: 'PUSH' }));
    dispatch(screenChanged({ path, part: 'sharing', value: true }));
  }
  return ((performance.now() - start) * 1000) / dispatches;
}

const without = makeStore();
const closed = makeStore({ recording: keepLastActions });
const open = makeStore({ recording: keepLastActions, devTools: openDevTools() });
const stores = { without, closed, open };
const times: Record<keyof typeof stores, number[]> = { without: [], closed: [], open: [] };
for (let round = -10; round < rounds; round += 1) {
  // In turns, and each first as often as last, so that the machine's other work is in all alike.
  const names = Object.keys(stores) as (keyof typeof stores)[];
  for (const name of round % 2 === 0 ? names : names.reverse()) {
    gc();
    const taken = time(stores[name]);
    if (round >= 0) times[name].push(taken);
  }
}

/** A page of a search, as large as the app's. */
const answer: Transport = () => {
  const tools = Array.from({ length: 24 }, (_none, index) => ({
    id: String(index),
    name: `Boremaskine ${index}`,
    description: 'Til fodlister og billedrammer, når hjørnerne skal passe. '.repeat(4),
    pricePerDayCents: 3000 + index,
    categories: [{ id: '1', name: 'Power Tools', code: 'power-tools' }],
    imageUrl: `/images/tools/${index}.jpg`,
    location: 'Frederiksberg',
  }));
  return Promise.resolve({ data: { searchTools: tools } });
};

/** Searches, each with a response of its own, until DevTools holds 1,000 actions. */
async function measureMemory(devTools: StoreEnhancer | undefined): Promise<number> {
  gc?.();
  const before = process.memoryUsage().heapUsed;
  const store = makeStore({ transport: answer, devTools });
  for (let index = 0; index < 500; index += 1) {
    const search = { searchTerm: ' '.repeat(index % 50), orderBy: 'NAME' } as never;
    const query = store.dispatch(
      catalogueApi.endpoints.searchTools.initiate(search, { forceRefetch: true }),
    );
    const { isSuccess } = await query;
    if (!isSuccess) throw new Error('A search was not answered');
    query.unsubscribe();
  }
  gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  // Otherwise the store could be collected before.
  store.getState();
  return megabytes;
}

// The first run compiles the code.
await measureMemory(undefined);
const alone = await measureMemory(undefined);
const recorded = await measureMemory(openDevTools());
const held = countActions();
if (held < 999) throw new Error(`DevTools holds ${held} actions only`);
const typical = {
  without: median(times.without),
  closed: median(times.closed),
  open: median(times.open),
};
const ratio = typical.closed / typical.without;
const megabytes = recorded - alone;
console.info(
  markdownTable(
    ['measure', 'value', 'limit'],
    [
      ['dispatch without the recorder', `${typical.without.toFixed(1)} µs`, ''],
      ['dispatch with DevTools closed', `${typical.closed.toFixed(1)} µs`, ''],
      ['ratio', ratio.toFixed(2), String(limits.closed)],
      ['dispatch with DevTools open', `${typical.open.toFixed(1)} µs`, ''],
      ['1,000 actions in DevTools', `${megabytes.toFixed(1)} MB`, `${limits.megabytes} MB`],
    ],
  ),
);
if (ratio > limits.closed || megabytes > limits.megabytes) process.exitCode = 1;
process.exit();
