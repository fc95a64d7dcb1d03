import { useEffect, useEffectEvent, useRef } from 'react';
import { useCountViewMutation } from '../../../store/api/toolApi';
import { useIsRehydrated } from '../../../store/useIsRehydrated';
import { useSource } from '../../../store/useSource';
import { useViewer } from '../../../store/useViewer';

/**
 * Reports one view of the tool's page, once the viewer is known: the owner's own view does not count, and before
 * the stored token is read every viewer seems to be a visitor. On the server no effect runs, so nothing is counted.
 */
export function useCountView(tool: { id: string; owner: { id: string } }): void {
  const live = useSource() === 'live';
  const { user, loading } = useViewer();
  const rehydrated = useIsRehydrated();
  const [countView] = useCountViewMutation();
  const counted = useRef(false);

  const ready = live && rehydrated && !loading && user?.id !== tool.owner.id;
  const count = useEffectEvent(() => {
    // The development build runs each effect twice.
    if (counted.current) return;
    counted.current = true;
    void countView(tool.id);
  });
  useEffect(() => {
    if (ready) count();
  }, [ready]);
}
