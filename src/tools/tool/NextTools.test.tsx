import { act, screen, waitFor, within } from '@testing-library/react';
import { buildFoundTool, buildToolDetail, buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';
import { signedOut } from '../../platform/store/slices/authSlice';

const watches = new Set<IntersectionObserverCallback>();
beforeEach(() => {
  setToday('2026-07-01T10:00:00Z');
  watches.clear();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    watches.add(callback);
    return { observe() {}, unobserve() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Options = NonNullable<Parameters<typeof renderRoute>[1]>;

const stige = buildFoundTool({ id: '7', name: 'Stige', ratingAverage: 4.5, reviewCount: 2 });
const sav = buildFoundTool({ id: '8', name: 'Stiksav' });
const boremaskine = buildFoundTool({ id: '1' });

/** Scrolls down to the suggested tools. */
const scrollDown = () =>
  act(() => {
    for (const watch of watches) {
      watch([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });

async function showTool(options: Options = {}, path = '/tool/1') {
  const tool = buildToolDetail();
  const route = await renderRoute(path, {
    ...options,
    api: {
      tool: ({ id }) => ({ tool: { ...tool, id: String(id) } }),
      similarTools: () => ({ similarTools: [stige] }),
      ownerTools: () => ({ memberTools: [boremaskine, sav] }),
      listedTools: () => ({ listedTools: [sav] }),
      ...options.api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: tool.name });
  return route;
}

const kept = () => JSON.parse(localStorage.getItem('skuret.lately') ?? 'null') as unknown;
const part = (name: string) => screen.findByRole('region', { name });

describe('further tools on a tool page', () => {
  it('are not requested before they come near', async () => {
    const { api } = await showTool();
    await waitFor(() => expect(kept()).toEqual({ seen: ['1'], searches: [] }));
    expect(api.callsOf('similarTools')).toHaveLength(0);
    expect(api.callsOf('ownerTools')).toHaveLength(0);
  });

  it('are similar tools with stars and hearts, and other tools of the owner', async () => {
    const { api, person } = await showTool();
    scrollDown();
    const similar = within(await part('Lignende værktøj'));
    expect(await similar.findByRole('link', { name: 'Stige' })).toHaveAttribute('href', '/tool/7');
    expect(similar.getByText('4,5 af 5 stjerner, 2 bedømmelser')).toBeInTheDocument();
    await person.click(similar.getByRole('button', { name: /Stige/ }));
    expect(similar.getByRole('button', { pressed: true })).toBeInTheDocument();
    const more = within(await part('Mere fra Henrik'));
    expect(await more.findByRole('link', { name: 'Stiksav' })).toBeInTheDocument();
    expect(more.queryByRole('link', { name: 'Akku boremaskine' })).not.toBeInTheDocument();
    expect(more.getByRole('link', { name: 'Se profilen' })).toHaveAttribute('href', '/profile/2');
    expect(api.callsOf('similarTools')[0]?.variables).toEqual({ toolId: '1' });
    expect(api.callsOf('ownerTools')[0]?.variables).toEqual({ memberId: '2' });
  });

  it('show placeholders while loading, and disappear when there are none', async () => {
    let arrive: (data: { similarTools: never[] }) => void = () => undefined;
    await showTool({
      api: {
        similarTools: () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
        ownerTools: () => ({ memberTools: [boremaskine] }),
      },
    });
    scrollDown();
    expect(await screen.findByText('Henter lignende værktøj')).toBeInTheDocument();
    act(() => arrive({ similarTools: [] }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Lignende værktøj' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('region', { name: /Mere fra/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Set for nylig' })).not.toBeInTheDocument();
  });

  it('are omitted without an error when they cannot be loaded', async () => {
    const failNetwork = () => {
      throw new FakeNetworkError('down');
    };
    localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['8'], searches: [] }));
    const { api } = await showTool({
      api: { similarTools: failNetwork, ownerTools: failNetwork, listedTools: failNetwork },
    });
    scrollDown();
    await waitFor(() => expect(api.callsOf('listedTools')).toHaveLength(1));
    await api.idle();
    for (const name of ['Lignende værktøj', 'Mere fra Henrik', 'Set for nylig']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).not.toBeInTheDocument();
  });
});

describe('recently viewed tools', () => {
  it('are kept newest first, requested without the current one, and cleared with a click', async () => {
    localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['8', '9'], searches: ['sav'] }));
    const { api, person } = await showTool();
    scrollDown();
    const seen = within(await part('Set for nylig'));
    expect(await seen.findByRole('link', { name: 'Stiksav' })).toBeInTheDocument();
    expect(api.callsOf('listedTools').at(-1)?.variables).toEqual({ ids: ['8', '9'] });
    expect(kept()).toEqual({ seen: ['1', '8', '9'], searches: ['sav'] });
    await person.click(seen.getByRole('button', { name: 'Ryd listen' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Set for nylig' })).not.toBeInTheDocument(),
    );
    expect(kept()).toEqual({ seen: [], searches: ['sav'] });
  });

  it('exclude the member’s own tools', async () => {
    const { api } = await showTool({
      user: buildUser({ id: '2' }),
      api: { ownTool: () => ({ ownTool: null }) },
    });
    await screen.findByText('Det er dit eget værktøj. Sådan ser andre det.');
    scrollDown();
    await part('Lignende værktøj');
    expect(kept()).toBeNull();
    expect(api.callsOf('ownerTools')).toHaveLength(0);
  });

  it('are cleared at sign-out', async () => {
    localStorage.setItem('skuret.lately', JSON.stringify({ seen: ['8'], searches: ['sav'] }));
    const { store } = await showTool({ user: buildUser() });
    // The chunk of the account has loaded.
    await waitFor(() => expect(store.getState().account).not.toBeNull());
    await waitFor(() => expect(kept()).toEqual({ seen: ['1', '8'], searches: ['sav'] }));
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(localStorage.getItem('skuret.lately') ?? '').not.toMatch(/8|sav/));
  });

  it('ignore invalid stored data', async () => {
    localStorage.setItem('skuret.lately', '{"seen": [1, "8"], "searches": 5}');
    const { api } = await showTool();
    scrollDown();
    await part('Set for nylig');
    expect(api.callsOf('listedTools').at(-1)?.variables).toEqual({ ids: ['8'] });
  });
});
