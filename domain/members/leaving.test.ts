import { leavesAt } from './leaving';

test('an account is erased 14 days after it was deleted', () => {
  expect(leavesAt(new Date('2026-07-04T10:00:00Z'))).toEqual(new Date('2026-07-18T10:00:00Z'));
});
