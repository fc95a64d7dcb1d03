import { buildListing } from '../../../tests/helpers/app/builders';
import { favouriteKey, favouritesKey } from '../../platform/store/favouritesStorage';
import { keepInBrowser } from '../../platform/store/keepInBrowser';
import { followOtherTabs } from '../../platform/store/otherTabs';
import { selectFavourites, toggled } from '../../platform/store/slices/favouritesSlice';
import { type AppStore, makeStore } from '../../platform/store/store';

const drill = buildListing({ id: '1', name: 'Boremaskine' });
const saw = buildListing({ id: '2', name: 'Sav' });

/** A tab: a store that has read what the browser keeps. */
async function openTab(): Promise<{ store: AppStore; flush: () => Promise<void> }> {
  const store = makeStore();
  const persistor = await keepInBrowser(store);
  return { store, flush: async () => void (await persistor.flush()) };
}

function names(store: AppStore): string[] {
  return selectFavourites(store.getState()).map((tool) => tool.name);
}

describe('favourites in the browser (§4)', () => {
  it('survive a reload, in their order', async () => {
    const before = await openTab();
    before.store.dispatch(toggled(saw));
    before.store.dispatch(toggled(drill));
    await before.flush();
    const after = await openTab();
    expect(names(after.store)).toEqual(['Sav', 'Boremaskine']);
  });

  it('contain a tool once and remove it on the second click', async () => {
    const { store } = await openTab();
    store.dispatch(toggled(drill));
    store.dispatch(toggled(saw));
    store.dispatch(toggled(drill));
    expect(names(store)).toEqual(['Sav']);
  });

  it('write only the changed tool and the list', async () => {
    const { store, flush } = await openTab();
    store.dispatch(toggled(drill));
    await flush();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    store.dispatch(toggled(saw));
    await flush();
    expect(write.mock.calls.map(([key]) => key).sort()).toEqual([
      favouritesKey(),
      favouriteKey('2'),
    ]);
    write.mockRestore();
  });

  it('drop damaged entries with a console warning and keep the rest (§8)', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(favouritesKey(), JSON.stringify(['1', '2', '3', 7]));
    localStorage.setItem(favouriteKey('1'), JSON.stringify(drill));
    localStorage.setItem(favouriteKey('2'), '{"id":"2"');
    localStorage.setItem(
      favouriteKey('3'),
      JSON.stringify({ ...saw, id: '3', categories: [null] }),
    );
    const { store } = await openTab();
    expect(names(store)).toEqual(['Boremaskine']);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });

  it.each(['not json', '{}', 'null', '[1,2]'])('treat %j as an empty list', async (text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(favouritesKey(), text);
    localStorage.setItem(favouriteKey('1'), JSON.stringify(drill));
    const { store } = await openTab();
    expect(names(store)).toEqual(['Boremaskine']);
    jest.restoreAllMocks();
  });

  it('keep working in this tab when storage is full', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, flush } = await openTab();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(toggled(drill));
    await flush();
    expect(names(store)).toEqual(['Boremaskine']);
    expect(console.warn).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('synchronize two tabs without overwriting each other', async () => {
    const { store } = await openTab();
    const stop = followOtherTabs(store);
    store.dispatch(toggled(drill));
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell(favouriteKey('2'), JSON.stringify(saw));
    expect(names(store)).toEqual(['Boremaskine', 'Sav']);
    tell(favouriteKey('1'), null);
    expect(names(store)).toEqual(['Sav']);
    stop();
  });
});
