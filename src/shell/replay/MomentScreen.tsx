import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { makeFrozenStore } from '../../platform/store/frozenStore';
import type { RootState } from '../../platform/store/rootReducer';
import { makeStillHistory, PastApp, Unshowable } from '../PastApp';

interface Props {
  state: RootState;
  onFail: (state: RootState) => void;
}

/** The app as it was at a moment, in a root of its own: a router cannot be inside another. */
export function MomentScreen({ state, onFail }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const count = useRef(0);

  useEffect(() => {
    const place = document.createElement('div');
    area.current?.append(place);
    const made = createRoot(place, { identifierPrefix: 'past-' });
    root.current = made;
    // React is still in the middle of its own work.
    return () => queueMicrotask(() => made.unmount());
  }, []);

  useEffect(() => {
    const history = makeStillHistory(createBrowserHistory({ window, v5Compat: true }));
    count.current += 1;
    root.current?.render(
      <Unshowable key={count.current} onFail={() => queueMicrotask(() => onFail(state))}>
        <PastApp store={makeFrozenStore(state)} history={history} />
      </Unshowable>,
    );
  }, [state, onFail]);

  return <div ref={area} />;
}
