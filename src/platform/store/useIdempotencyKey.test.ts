import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './useIdempotencyKey';

const asked = { toolId: '7', startDate: '2026-08-03', endDate: '2026-08-05', units: 1 };

function keys() {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  return (content: object) => {
    rerender();
    return result.current(content);
  };
}

test('keeps the key for the same content, also after a rerender', () => {
  const getKey = keys();
  const first = getKey({ ...asked, method: 'a' });
  expect(first).toMatch(/^[\w-]+$/);
  expect(getKey({ ...asked, method: 'a' })).toBe(first);
});

test.each([
  ['card', { method: 'b' }],
  ['day', { endDate: '2026-08-06' }],
  ['number of units', { units: 2 }],
])('creates a new key for another %s, and again when the first is restored', (_what, change) => {
  const getKey = keys();
  const content = { ...asked, method: 'a' };
  const first = getKey(content);
  const second = getKey({ ...content, ...change });
  expect(second).not.toBe(first);
  // Between the two another request was sent: what is sent now is not a repeat of the first.
  expect(getKey(content)).not.toBe(first);
  expect(getKey(content)).not.toBe(second);
});

test('never shares a key between two screens', () => {
  expect(keys()(asked)).not.toBe(keys()(asked));
});
