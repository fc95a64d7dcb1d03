import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { useIsRehydrated } from '../../../store/useIsRehydrated';
import { useSource } from '../../../store/useSource';
import { useViewer } from '../../../store/useViewer';

/** In live, remembers in this browser that the tool was viewed. An owner's view of their own tool does not count. */
export function useRecordViewed(tool: { id: string; owner: { id: string } }): void {
  const dispatch = useAppDispatch();
  const live = useSource() === 'live';
  const { user, loading } = useViewer();
  const rehydrated = useIsRehydrated();
  const ready = live && rehydrated && !loading && user?.id !== tool.owner.id;
  useEffect(() => {
    if (!ready) return;
    // One chunk for all that leads to other tools: each further chunk adds its name to the first load of every page.
    import(/* webpackChunkName: "finding" */ '../../../store/api/latelyApi').then(
      ({ toolSeen }) => dispatch(toolSeen(tool.id)),
      () => undefined,
    );
  }, [ready, dispatch, tool.id]);
}
