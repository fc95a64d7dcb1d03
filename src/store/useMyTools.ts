import { useMemo } from 'react';
import type { ToolListing } from '../../domain/tool';
import { useMyToolsQuery } from './api/lendingApi';
import { useAppSelector } from './hooks';
import { selectDeletedIds, selectMyTools } from './slices/toolsSlice';

/**
 * The signed-in user's tools as the service answers, with what was changed and deleted here: in the letter updates and
 * deletes are simulated (§7), and the service does not know of them. Undefined until the answer is there.
 */
export function useMyTools(): { tools: ToolListing[] | undefined; loading: boolean } {
  const { currentData, isFetching } = useMyToolsQuery();
  const kept = useAppSelector(selectMyTools);
  const deletedIds = useAppSelector(selectDeletedIds);

  const tools = useMemo(
    () =>
      currentData
        ?.filter((tool) => !deletedIds.includes(tool.id))
        .map((tool) => kept.find((candidate) => candidate.id === tool.id) ?? tool),
    [currentData, kept, deletedIds],
  );
  return { tools, loading: isFetching };
}
