import { useAppDispatch } from '../../platform/store/hooks';
import { seenCleared, useLatelyQuery } from '../api/recentlyViewedApi';
import { useListedToolsQuery } from '../api/similarApi';

/** The tools viewed lately in this browser that are still listed, newest first, without the present one. */
export function useSeenTools(presentId: string | null) {
  const dispatch = useAppDispatch();
  const { data } = useLatelyQuery();
  const ids = (data?.seen ?? []).filter((id) => id !== presentId);
  const { currentData: tools, isError } = useListedToolsQuery(ids, { skip: ids.length === 0 });
  return {
    // Empty when the query failed or nothing was viewed; undefined only while the query runs.
    tools: data === undefined || ids.length === 0 || isError ? [] : tools,
    clear: () => void dispatch(seenCleared()),
  };
}
