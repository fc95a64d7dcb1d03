import { useViewer } from '../../members/hooks/useViewer';
import { useAppSelector } from '../../platform/store/hooks';
import { useMyToolsQuery } from '../../tools/api/lendingApi';
import type { ManagedTools } from '../../tools/manage/ManagedTool';
import { selectMyTools } from '../world/toolsSlice';

/** The tools as the store has them (D6). */
export function useStoredTools(): ManagedTools {
  const { user, loading } = useViewer();
  const myTools = useMyToolsQuery(undefined, { skip: user === null });
  const tools = useAppSelector(selectMyTools);
  const status = () => {
    if (tools.length > 0) return 'ready';
    if (loading || myTools.isFetching) return 'loading';
    return user === null || myTools.isError ? 'failed' : 'ready';
  };
  return {
    tools,
    status: status(),
    retry: () => (user ? void myTools.refetch() : window.location.reload()),
  };
}
