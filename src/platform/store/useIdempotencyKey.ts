import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/**
 * Gives the idempotency key of a request: the same key while the same content is sent again, so that a lost answer does
 * not make it happen twice; a new key once anything differs.
 */
export function useIdempotencyKey(): (content: object) => string {
  const latest = useRef<{ key: string; text: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (latest.current?.text !== text) latest.current = { key: nanoid(), text };
    return latest.current.key;
  };
}
