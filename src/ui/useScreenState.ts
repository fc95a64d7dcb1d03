import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react';

/** Keeps what a screen shows beside its data, by name, for as long as the screen is on show. */
export interface ScreenParts {
  /** Undefined where nothing was written under the name. */
  read: (part: string) => unknown;
  write: (part: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
  /** Whether a form says below each field, too, what is wrong with it. */
  saysBelow: boolean;
}

/** Whoever has a store to keep it in says so here; without one it is kept in the component. */
export const ScreenPartsContext = createContext<ScreenParts | null>(null);

const never = () => () => undefined;

/**
 * Like `useState`, for all that decides what a screen shows: an open dialog, what a form was told. The name
 * is the screen's own, and its value plain data. What is typed and not sent stays with the component.
 */
export function useScreenState<T>(part: string, initial: T): [T, (value: T) => void] {
  const kept = use(ScreenPartsContext);
  const [own, setOwn] = useState(initial);
  const read = () => kept?.read(part) as T | undefined;
  const value = useSyncExternalStore(kept?.subscribe ?? never, read, read);
  const change = useCallback(
    (next: T) => {
      if (kept === null) setOwn(() => next);
      else {
        const before = kept.read(part);
        if (next !== (before === undefined ? initial : before)) kept.write(part, next);
      }
    },
    [kept, part, initial],
  );
  return [kept === null ? own : value === undefined ? initial : value, change];
}
