import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/**
 * The key under which something is sent: the same while the same is sent again, so that an answer that got
 * lost does not make it happen twice; another one once anything is different.
 */
export function useIdempotencyKey(): (content: object) => string {
  const latest = useRef<{ key: string; text: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (latest.current?.text !== text) latest.current = { key: nanoid(), text };
    return latest.current.key;
  };
}
