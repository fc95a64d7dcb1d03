import type { Navigator } from 'react-router-dom';
import { guardLeaving } from './leaveGuard';

const entries = [
  { idx: 0, path: '/dashboard' },
  { idx: 1, path: '/add-tool' },
  { idx: 2, path: '/browse' },
];

/** The history of a browser, as far as the guard and the router use it. */
function openOn(path: string, start = entries) {
  const list = structuredClone(start);
  let at = list.findIndex((entry) => entry.path === path);
  const show = () => {
    const entry = list[at];
    if (!entry) throw new Error('There is no such entry');
    window.history.replaceState(entry.idx < 0 ? null : { idx: entry.idx }, '', entry.path);
  };
  show();
  const step = (by: number) => {
    if (!list[at + by]) return;
    at += by;
    show();
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  const heard: string[] = [];
  const router = () => heard.push(window.location.pathname);
  window.addEventListener('popstate', router);
  // A navigation by the member happens immediately, one by a script a moment later.
  const go = jest.spyOn(window.history, 'go').mockImplementation((by = 0) => {
    queueMicrotask(() => step(by));
  });
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {
    queueMicrotask(() => step(-1));
  });
  const push = jest.fn();
  const replace = jest.fn();
  const navigator = { push, replace } as unknown as Navigator;
  const ways: (() => void)[] = [];
  const stop = guardLeaving(navigator, (leave) => ways.push(leave));
  return {
    navigator,
    push,
    replace,
    ways,
    heard,
    stop,
    step,
    settle: () => new Promise((resolve) => setTimeout(resolve)),
    close: () => {
      stop();
      window.removeEventListener('popstate', router);
      go.mockRestore();
      back.mockRestore();
    },
  };
}

let open: ReturnType<typeof openOn>;
afterEach(() => open.close());

describe('leaving the page by a link', () => {
  beforeEach(() => {
    open = openOn('/add-tool');
  });

  it.each(['push', 'replace'] as const)('asks for confirmation (%s)', (kind) => {
    open.navigator[kind]('/browse', null);
    expect(open[kind]).not.toHaveBeenCalled();
    expect(open.ways).toHaveLength(1);
    open.ways[0]?.();
    expect(open[kind]).toHaveBeenCalledWith('/browse', null);
  });

  it('also asks for a target given as an object', () => {
    open.navigator.push({ pathname: '/browse', search: '?q=sav', hash: '' });
    expect(open.ways).toHaveLength(1);
  });

  it.each(['?tab=tools', '#content', '/add-tool?x=1'])(
    'does not ask for %s, which does not leave the page',
    (to) => {
      open.navigator.push(to);
      expect(open.push).toHaveBeenCalledWith(to);
      expect(open.ways).toHaveLength(0);
    },
  );

  it('does not ask once the guard is removed', () => {
    open.stop();
    open.navigator.push('/browse');
    expect(open.push).toHaveBeenCalled();
    expect(open.ways).toHaveLength(0);
  });
});

describe('leaving the page by the back and forward buttons', () => {
  it.each([
    ['back', -1, '/dashboard'],
    ['forward', 1, '/browse'],
  ] as const)('stays, asks for confirmation, and only then goes %s', async (_way, by, target) => {
    open = openOn('/add-tool');
    open.step(by);
    await open.settle();
    expect(window.location.pathname).toBe('/add-tool');
    expect(open.heard).toEqual([]);
    expect(open.ways).toHaveLength(1);

    open.ways[0]?.();
    await open.settle();
    expect(window.location.pathname).toBe(target);
    expect(open.heard).toEqual([target]);
  });

  it('asks again when the button is clicked again', async () => {
    open = openOn('/add-tool');
    open.step(-1);
    await open.settle();
    open.step(-1);
    await open.settle();
    expect(open.ways).toHaveLength(2);
    expect(window.location.pathname).toBe('/add-tool');
    expect(open.heard).toEqual([]);
  });

  it('restores the entry when the button is clicked twice in quick succession', async () => {
    open = openOn('/add-tool', [
      { idx: 0, path: '/' },
      ...entries.map((e) => ({ ...e, idx: e.idx + 1 })),
    ]);
    open.step(-1);
    open.step(-1);
    for (let turn = 0; turn < 5; turn += 1) await open.settle();
    expect(window.location.pathname).toBe('/add-tool');
    expect(open.heard).toEqual([]);
  });

  it('blocks navigation between entries without a router index', async () => {
    open = openOn('/add-tool', [
      { idx: -1, path: '/dashboard' },
      { idx: -1, path: '/add-tool' },
    ]);
    open.step(-1);
    await open.settle();
    expect(window.location.pathname).toBe('/add-tool');
    expect(open.ways).toHaveLength(1);
    expect(open.heard).toEqual([]);
  });
});

describe('closing and reloading the page', () => {
  it('triggers the browser’s own prompt while the guard is active', () => {
    open = openOn('/add-tool');
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    open.stop();
    expect(close()).toBe(false);
  });
});
