import { renderHook } from '@testing-library/react';
import type { CreateToolInput } from '../../platform/api/schemaTypes.generated';
import { useSendingKey } from './useSendingKey';

const input: CreateToolInput = {
  name: 'Sav',
  description: 'En sav',
  location: 'Odense',
  pricePerDayCents: 1995,
  categoryIds: [3],
  mainImage: { data: 'AAAA', filename: 'sav.jpg', contentType: 'image/jpeg' },
};

it('keeps the key for the same content, also after a rerender', () => {
  const { result, rerender } = renderHook(() => useSendingKey());
  const key = result.current.keyOf(input);
  rerender();
  expect(result.current.keyOf(structuredClone(input))).toBe(key);
});

it.each<[string, Partial<CreateToolInput>]>([
  ['a text', { name: 'Save' }],
  ['the price', { pricePerDayCents: 1996 }],
  ['the picture', { mainImage: { data: 'AAAB', filename: 'sav.jpg', contentType: 'image/jpeg' } }],
  ['a picture less', { mainImage: null }],
])('creates a new key after a change of %s', (_what, change) => {
  const { result } = renderHook(() => useSendingKey());
  const key = result.current.keyOf(input);
  expect(result.current.keyOf({ ...input, ...change })).not.toBe(key);
});

it('creates a new key once the tool has been created', () => {
  const { result } = renderHook(() => useSendingKey());
  const key = result.current.keyOf(input);
  result.current.forget();
  expect(result.current.keyOf(input)).not.toBe(key);
});
