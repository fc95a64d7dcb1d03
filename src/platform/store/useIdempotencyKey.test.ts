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

test('the same content has the same key, also after the screen has rendered again', () => {
  const getKey = keys();
  const first = getKey({ ...asked, method: 'a' });
  expect(first).toMatch(/^[\w-]+$/);
  expect(getKey({ ...asked, method: 'a' })).toBe(first);
});

test.each([
  ['card', { method: 'b' }],
  ['day', { endDate: '2026-08-06' }],
  ['number of units', { units: 2 }],
])('another %s has another key, and so has going back to the first', (_what, change) => {
  const getKey = keys();
  const content = { ...asked, method: 'a' };
  const first = getKey(content);
  const second = getKey({ ...content, ...change });
  expect(second).not.toBe(first);
  // Between the two another request was sent: what is sent now is not a repeat of the first.
  expect(getKey(content)).not.toBe(first);
  expect(getKey(content)).not.toBe(second);
});

test('two screens never share a key', () => {
  expect(keys()(asked)).not.toBe(keys()(asked));
});
