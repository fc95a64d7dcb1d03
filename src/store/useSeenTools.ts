import { seenCleared, useLatelyQuery } from './api/latelyApi';
import { useListedToolsQuery } from './api/similarApi';
import { useAppDispatch } from './hooks';

/** The tools looked at lately in this browser that can be found still, newest first, without the present one. */
export function useSeenTools(presentId: string | null) {
  const dispatch = useAppDispatch();
  const { data } = useLatelyQuery();
  const ids = (data?.seen ?? []).filter((id) => id !== presentId);
  const { currentData: tools } = useListedToolsQuery(ids, { skip: ids.length === 0 });
  return {
    // Failed, none, or on their way: undefined is the last alone.
    tools: data === undefined || ids.length === 0 || tools === null ? [] : tools,
    clear: () => void dispatch(seenCleared()),
  };
}
