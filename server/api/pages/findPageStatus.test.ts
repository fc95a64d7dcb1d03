import { insertBookingRow } from '../../../tests/helpers/service/insertBookingRow';
import { prepareBookingPair } from '../../../tests/helpers/service/prepareBookingPair';
import { findPageStatus } from './findPageStatus';

const { service, pair } = prepareBookingPair('page-status');
const find = (path: string) => findPageStatus(service.executor, path);

test.each([
  ['/', 200],
  ['/browse', 200],
  ['/settings', 200],
  ['/blog/four-hours-a-year', 200],
  ['/statement/2026', 200],
  ['/nope', 404],
  ['/tool/999999', 404],
  ['/tool/999999/book', 404],
  ['/edit-tool/999999', 404],
  ['/tool/abc', 404],
  ['/tool/16%00', 404],
  ['/profile/999999', 404],
  ['/profile/x', 404],
  ['/booking/999999', 404],
  ['/receipt/999999', 404],
  ['/conversation/999999', 404],
  ['/decision/999999', 404],
  ['/blog/never-written', 404],
  ['/statement/26', 404],
] as const)('the page %s has the status %i', async (path, status) => {
  expect(await find(path)).toBe(status);
});

test('what exists has the status 200', async () => {
  const { toolId, borrowerId, ownerId } = pair;
  const days = { startDate: '2026-08-03', endDate: '2026-08-05' };
  const id = await insertBookingRow(service.executor, {
    toolId,
    borrowerId,
    ...days,
    state: 'completed',
  });
  for (const path of [`/tool/${toolId}`, `/profile/${ownerId}`, `/booking/${id}`]) {
    expect([path, await find(path)]).toEqual([path, 200]);
  }
});

test('a deleted tool and a member who left are gone', async () => {
  const at = new Date('2026-07-15T10:00:00Z');
  const { toolId, borrowerId, executor } = { ...pair, executor: service.executor };
  await executor.updateTable('tools').set({ deleted_at: at }).where('id', '=', toolId).execute();
  await executor
    .updateTable('users')
    .set({ leaving_at: at, leaves_at: at })
    .where('id', '=', borrowerId)
    .execute();
  expect(await find(`/tool/${toolId}`)).toBe(410);
  expect(await find(`/tool/${toolId}/book`)).toBe(410);
  expect(await find(`/profile/${borrowerId}`)).toBe(410);
});
