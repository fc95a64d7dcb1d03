import type { StoredTool, ToolListing } from '../../../domain/tools/tool';
import { selectMyTools } from '../../letter/world/toolsSlice';
import { useAppSelector } from '../../platform/store/hooks';
import { useDifferences } from '../../platform/store/useDifferences';
import { useMyToolsQuery } from '../api/lendingApi';

interface Options {
  skip?: boolean;
  refetchOnMountOrArgChange?: boolean | number;
}

/** The query of the member's published tools. In the letter the tools are those of the slice, with its changes (§7). */
export function useMyTools(options: Options = {}) {
  const { currentData, isSuccess, isFetching, isError, refetch } = useMyToolsQuery(
    undefined,
    options,
  );
  const { hasOwnTools } = useDifferences();
  const kept = useAppSelector(selectMyTools);
  const known = kept.length > 0 || isSuccess ? kept : undefined;
  /** Undefined until they have loaded. */
  const tools:
    | readonly (ToolListing & Partial<StoredTool> & { maxAvailableCount?: number })[]
    | undefined = hasOwnTools ? currentData : known;
  return { tools, isFetching, isError, refetch };
}
