import { buildListing } from '../../../tests/helpers/app/builders';
import { FakeNetworkError, fakeApi } from '../../../tests/helpers/app/fakeApi';
import { lendingApi } from '../../tools/api/lendingApi';
import { makeStore } from '../store/store';

/** As the service answers `myTools`: 40 at a time, the newest first. */
function lender(count: number) {
  const ids = Array.from({ length: count }, (_, index) => String(count - index));
  return ({ after }: Record<string, unknown>) => {
    const start = after === undefined ? 0 : ids.indexOf(String(after)) + 1;
    return { myTools: ids.slice(start, start + 40).map((id) => buildListing({ id })) };
  };
}

it.each([
  [0, 1],
  [39, 1],
  [40, 2],
  [100, 3],
])('loads %i tools in %i pages, each once and in order', async (count, answers) => {
  const api = fakeApi({ myTools: lender(count) });
  const { data } = await makeStore().dispatch(lendingApi.endpoints.myTools.initiate());
  expect(data?.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: count }, (_, index) => count - index),
  );
  expect(api.calls).toHaveLength(answers);
  expect(api.calls[0]?.variables).toEqual({});
});

it('fails instead of returning a shorter list when a later page fails', async () => {
  const all = lender(50);
  fakeApi({
    myTools: (variables) => {
      if (variables['after'] !== undefined) throw new FakeNetworkError('down');
      return all(variables);
    },
  });
  const store = makeStore();
  const answer = await store.dispatch(lendingApi.endpoints.myTools.initiate());
  expect(answer.isError).toBe(true);
  expect(answer.data).toBeUndefined();
  expect(store.getState().tools.mine.ids).toEqual([]);
});
