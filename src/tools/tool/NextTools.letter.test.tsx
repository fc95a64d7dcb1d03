import { act, screen } from '@testing-library/react';
import { buildFoundTool, buildToolDetail } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { setToday } from '../../../tests/helpers/app/setToday';

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

it('further tools are not shown in the letter', async () => {
  await showTool({ source: 'sample' });
  scrollDown();
  expect(screen.queryByRole('region', { name: 'Lignende værktøj' })).not.toBeInTheDocument();
  expect(localStorage.getItem('skuret.sample.lately')).toBeNull();
});
