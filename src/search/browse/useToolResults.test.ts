import { act, renderHook } from '@testing-library/react';
import { defaultToolSearch } from '../../../domain/search/toolSearch';
import { buildFoundTool } from '../../../tests/helpers/app/builders';
import { fakeApi } from '../../../tests/helpers/app/fakeApi';
import { settle } from '../../../tests/helpers/app/settle';
import { storeWrapper } from '../../../tests/helpers/app/storeWrapper';
import { makeStore } from '../../platform/store/store';
import { searchPageSize } from '../../tools/api/catalogueApi';
import { useToolResults } from './useToolResults';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('only the button loads more after six pages, so that the footer is reachable', async () => {
  let made = 0;
  const page = () =>
    Array.from({ length: searchPageSize }, () => {
      made += 1;
      return buildFoundTool({ id: String(made), searchCursor: `after-${made}` });
    });
  fakeApi({ searchTools: () => ({ searchTools: page() }) });
  const { result } = renderHook(() => useToolResults(defaultToolSearch, []), {
    wrapper: storeWrapper(makeStore({ source: 'live' })),
  });
  for (let pages = 1; pages < 6; pages += 1) {
    await settle();
    expect(result.current.count).toBe(pages * searchPageSize);
    expect(result.current).toMatchObject({ hasMore: true, mayLoadMore: true });
    act(() => {
      result.current.loadMore();
    });
  }
  await settle();
  expect(result.current.count).toBe(6 * searchPageSize);
  expect(result.current).toMatchObject({ hasMore: true, mayLoadMore: false, busy: false });
});
