import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../store/hooks';
import { screenChanged, selectParts } from '../store/slices/screenSlice';
import { ScreenPartsContext } from '../ui/useScreenState';

/** Keeps in the store what the screen of the shown address holds beside its data. */
export function ScreenParts({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const { pathname: path } = useLocation();
  const parts = useMemo(
    () => ({
      read: (part: string) => selectParts(store.getState(), path)?.[part],
      write: (part: string, value: unknown) => {
        store.dispatch(screenChanged({ path, part, value }));
      },
      subscribe: store.subscribe,
      // The sample has the red box alone (§8).
      saysBelow: store.getState().source === 'live',
    }),
    [store, path],
  );
  return <ScreenPartsContext value={parts}>{children}</ScreenPartsContext>;
}
