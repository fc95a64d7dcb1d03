import { useEffect } from 'react';
import type { StoredTool } from '../../../domain/tools/tool';
import { useViewer } from '../../members/hooks/useViewer';
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks';
import { useMyToolsQuery } from '../../tools/api/lendingApi';
import { type ToolDetail, useToolQuery } from '../../tools/api/toolApi';
import type { ToolToEdit } from '../../tools/edit/ToolToEdit';
import { toolToFormValues } from '../../tools/form/toolForm';
import { useScreenState } from '../../ui/useScreenState';
import {
  fetchTools,
  selectDeletedIds,
  selectToolInStore,
  selectToolsBusy,
  selectToolsFetched,
} from '../world/toolsSlice';

function withDetails(tool: StoredTool, detail: ToolDetail | null): StoredTool {
  if (detail === null) return tool;
  const { specifications, includedItems, usageInstructions } = detail;
  return { ...tool, specifications, includedItems, usageInstructions: usageInstructions ?? '' };
}

/**
 * A tool of the store. It is one of the user's own, or else of the catalogue, which is fetched only when
 * the tool is not among the own. The details that the list of own tools leaves out come from the `tool` query.
 */
export function useStoredToolToEdit(id: string): ToolToEdit {
  const dispatch = useAppDispatch();
  const { user, loading: viewerLoading } = useViewer();
  const tool = useAppSelector((state) => selectToolInStore(state, id));
  const hasDetails = tool?.specifications !== undefined;
  const deleted = useAppSelector(selectDeletedIds).includes(id);
  const fetched = useAppSelector(selectToolsFetched);
  const busy = useAppSelector(selectToolsBusy);
  const mine = useMyToolsQuery(undefined, { skip: user === null });
  const detail = useToolQuery(id, { skip: tool === undefined || hasDetails });
  const [fetchFailed, setFetchFailed] = useScreenState('fetch failed', false);

  const asksMine = viewerLoading || (user !== null && (mine.isFetching || mine.isUninitialized));
  // The response arrives shortly before the store contains the tool.
  const onItsWay = !deleted && (mine.data?.some((own) => own.id === id) ?? false);
  const needsCatalogue = tool === undefined && !asksMine && !onItsWay && !fetched;

  useEffect(() => {
    if (!needsCatalogue || busy || fetchFailed) return;
    dispatch(fetchTools())
      .unwrap()
      .catch((error: unknown) => {
        console.error(error);
        setFetchFailed(true);
      });
  }, [dispatch, needsCatalogue, busy, fetchFailed, setFetchFailed]);

  const retry = () => {
    if (user === null) window.location.reload();
    else if (mine.isError) void mine.refetch();
    if (detail.isError) void detail.refetch();
    setFetchFailed(false);
  };

  if (tool && (hasDetails || detail.isSuccess)) {
    return {
      start: toolToFormValues(hasDetails ? tool : withDetails(tool, detail.data ?? null)),
      own: null,
      status: 'found',
      retry,
    };
  }
  const status = () => {
    if (tool) return detail.isError && !detail.isFetching ? 'failed' : 'loading';
    if (fetchFailed) return 'failed';
    if (asksMine || onItsWay || !fetched) return 'loading';
    // Without the list of own tools it is unknown whether this is one of them.
    return user === null || mine.isError ? 'failed' : 'unknown';
  };
  return { start: null, own: null, status: status(), retry };
}
