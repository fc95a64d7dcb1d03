import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import { screenChanged, selectParts } from '../store/slices/screenSlice';
import { selectDifferences } from '../store/useDifferences';
import { ScreenStateContext } from '../ui/useScreenState';

/** Keeps the screen's own state in the store, such as an open dialog, under the current address. */
export function ScreenStateProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const { pathname: path } = useLocation();
  const parts = useMemo(
    () => ({
      read: (part: string) => selectParts(store.getState(), path)?.[part],
      write: (part: string, value: unknown) => {
        store.dispatch(screenChanged({ path, part, value }));
      },
      subscribe: store.subscribe,
      saysBelow: selectDifferences(store.getState()).showsFieldMessages,
    }),
    [store, path],
  );
  return <ScreenStateContext value={parts}>{children}</ScreenStateContext>;
}
