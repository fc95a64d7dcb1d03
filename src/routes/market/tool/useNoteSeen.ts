import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { useKeptRead } from '../../../store/useKeptRead';
import { useSource } from '../../../store/useSource';
import { useViewer } from '../../../store/useViewer';

/** Remembers in this browser that the tool was looked at, in live. An owner's look at their own is none. */
export function useNoteSeen(tool: { id: string; owner: { id: string } }): void {
  const dispatch = useAppDispatch();
  const live = useSource() === 'live';
  const { user, loading } = useViewer();
  const keptRead = useKeptRead();
  const ready = live && keptRead && !loading && user?.id !== tool.owner.id;
  useEffect(() => {
    if (!ready) return;
    // One chunk of all that leads on: each chunk more has its name in the first load of every page.
    import(/* webpackChunkName: "finding" */ '../../../store/api/latelyApi').then(
      ({ toolSeen }) => dispatch(toolSeen(tool.id)),
      () => undefined,
    );
  }, [ready, dispatch, tool.id]);
}
