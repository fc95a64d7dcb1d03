import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react';

/** Keeps the state of a screen beside its data, by name, while the screen is shown. */
export interface ScreenStateStore {
  /** Undefined when nothing was written under the name. */
  read: (part: string) => unknown;
  write: (part: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
  /** Whether forms also show below each field what is wrong with it. */
  saysBelow: boolean;
}

/** The app provides its store here. Without a provider, the component keeps the state. */
export const ScreenStateContext = createContext<ScreenStateStore | null>(null);

const never = () => () => undefined;

/**
 * Like `useState`, for all state that decides what a screen shows: an open dialog, a form's message. A name belongs to one
 * file, as `scripts/screenStateNames.test.ts` checks; parts that occur more than once on a screen add an id. The value is
 * plain data. What is typed but not sent stays in the component, and whether a request is under way.
 */
export function useScreenState<T>(part: string, initial: T): [T, (value: T) => void] {
  const kept = use(ScreenStateContext);
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
