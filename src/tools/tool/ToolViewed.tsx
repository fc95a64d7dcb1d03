import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '../../members/hooks/useViewer';
import { useAppDispatch } from '../../platform/store/hooks';
import { useDifferences } from '../../platform/store/useDifferences';
import { useIsRehydrated } from '../../platform/store/useIsRehydrated';
import { FrozenContext } from '../../ui/FrozenContext';
import { toolSeen } from '../api/recentlyViewedApi';
import { useCountViewMutation } from '../api/toolApi';

/**
 * Reports one view of the tool's page and remembers in this browser that it was viewed. It waits until the
 * viewer is known: the owner's own view does not count, and before the stored token is read every viewer seems to be a
 * visitor. On the server no effect runs, so nothing is counted. Shows nothing, so that the page need not render again
 * when the report is answered.
 */
export function ToolViewed({ tool }: { tool: { id: string; owner: { id: string } } }): null {
  const dispatch = useAppDispatch();
  const { hasAccounts } = useDifferences();
  const { user, loading } = useViewer();
  const rehydrated = useIsRehydrated();
  const [countView] = useCountViewMutation();
  const counted = useRef(false);

  // A former moment is not a visit.
  const still = use(FrozenContext);
  const ready = !still && hasAccounts && rehydrated && !loading && user?.id !== tool.owner.id;
  const count = useEffectEvent(() => {
    // The development build runs each effect twice.
    if (counted.current) return;
    counted.current = true;
    void countView(tool.id);
  });
  useEffect(() => {
    if (!ready) return;
    count();
    dispatch(toolSeen(tool.id));
  }, [ready, dispatch, tool.id]);
  return null;
}
