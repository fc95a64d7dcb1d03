import { renderHook } from '@testing-library/react';
import { useOneSubmission } from './useOneSubmission';

function held() {
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { promise, end, fail };
}

test('a second submission during the first returns the first', async () => {
  const { result } = renderHook(() => useOneSubmission());
  const { promise, end } = held();
  const send = jest.fn(() => promise);
  const first = result.current(send);
  const second = result.current(send);
  expect(second).toBe(first);
  end();
  await first;
  expect(send).toHaveBeenCalledTimes(1);
});

test('a submission after a completed or failed one is sent', async () => {
  const { result } = renderHook(() => useOneSubmission());
  const { promise, fail } = held();
  const first = result.current(() => promise);
  fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  const send = jest.fn(async () => undefined);
  await result.current(send);
  await result.current(send);
  expect(send).toHaveBeenCalledTimes(2);
});
