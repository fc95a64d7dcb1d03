import type { PendingMessage } from '../store/slices/pendingSlice';
import { forgetPending, keepPending, keptPending } from './pendingStorage';

const message = (clientId: string, changes: Partial<PendingMessage> = {}): PendingMessage => ({
  clientId,
  conversationId: '7',
  memberId: '501',
  content: 'Hej',
  pictures: [],
  writtenAt: `2026-07-04T12:00:0${clientId}.000Z`,
  refusal: null,
  ...changes,
});
const kept = (memberId: string) => keptPending(memberId).map(({ clientId }) => clientId);

test('keeps pending items in the order of writing until they are removed', () => {
  const [one, two] = [message('1'), message('2')];
  keepPending([two], []);
  keepPending([two, one], [two]);
  expect(kept('501')).toEqual(['1', '2']);
  keepPending([two], [two, one]);
  expect(kept('501')).toEqual(['2']);
});

test('does not show pending items to another member', () => {
  keepPending([message('1'), message('2', { memberId: '502' })], []);
  expect(kept('501')).toEqual(['1']);
  expect(kept('502')).toEqual(['2']);
});

test('skips damaged items and returns the rest', () => {
  keepPending([message('1')], []);
  const [key = ''] = Object.keys(localStorage);
  for (const [name, value] of [
    ['a', 'no JSON'],
    ['b', 'null'],
    ['c', '{"clientId":"c"}'],
    ['d', JSON.stringify({ ...message('4'), pictures: [7] })],
  ] as const) {
    localStorage.setItem(key.replace(/1$/, name), value);
  }
  expect(kept('501')).toEqual(['1']);
});

test('removes the member’s items at sign-out and keeps everything else', () => {
  localStorage.setItem('other', 'stays');
  keepPending([message('1'), message('2')], []);
  forgetPending();
  expect(Object.keys(localStorage)).toEqual(['other']);
});

test('works without storage', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  keepPending([message('1')], []);
  expect(warned).toHaveBeenCalled();
  jest.restoreAllMocks();
  expect(kept('501')).toEqual([]);
});
