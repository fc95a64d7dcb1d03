import { useEffect, useEffectEvent, useRef } from 'react';
import { useCountViewMutation } from '../../../store/api/toolApi';
import { useKeptRead } from '../../../store/useKeptRead';
import { useSource } from '../../../store/useSource';
import { useViewer } from '../../../store/useViewer';

/**
 * Says once that the tool's page is seen, as soon as it is known who looks: an owner's own look is none, and
 * before the kept token is read everybody seems a visitor. Not in rendering, where no effect runs.
 */
export function useCountView(tool: { id: string; owner: { id: string } }): void {
  const live = useSource() === 'live';
  const { user, loading } = useViewer();
  const keptRead = useKeptRead();
  const [countView] = useCountViewMutation();
  const counted = useRef(false);

  const ready = live && keptRead && !loading && user?.id !== tool.owner.id;
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
