import { useMemo } from 'react';
import type { ToolListing } from '../../domain/tool';
import { useMyToolsQuery } from './api/lendingApi';
import { useAppSelector } from './hooks';
import { selectDeletedIds, selectMyTools } from './slices/toolsSlice';
import { useSource } from './useSource';

/**
 * The signed-in user's tools as the service answers; in the sample with what was changed and deleted here:
 * there updates and deletes are simulated (§7), and the service does not know of them. Undefined until the
 * answer is there.
 */
export function useMyTools(): { tools: ToolListing[] | undefined; loading: boolean } {
  const { currentData, isFetching } = useMyToolsQuery();
  const kept = useAppSelector(selectMyTools);
  const deletedIds = useAppSelector(selectDeletedIds);
  const isLive = useSource() === 'live';

  const tools = useMemo(
    () =>
      isLive
        ? currentData
        : currentData
            ?.filter((tool) => !deletedIds.includes(tool.id))
            .map((tool) => kept.find((candidate) => candidate.id === tool.id) ?? tool),
    [isLive, currentData, kept, deletedIds],
  );
  return { tools, loading: isFetching };
}
