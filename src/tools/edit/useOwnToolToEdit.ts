import { useViewer } from '../../members/hooks/useViewer';
import { useOwnToolQuery } from '../api/lendingApi';
import { ownToolToFormValues } from '../form/toolForm';
import type { ToolToEdit } from './ToolToEdit';

/** The current state of the person's own tool. Tools of other members are unknown here. */
export function useOwnToolToEdit(id: string): ToolToEdit {
  const { user, loading } = useViewer();
  // Not from the cache: a save is checked against the current version.
  const { currentData, isError, isFetching, refetch } = useOwnToolQuery(id, {
    skip: user === null,
    refetchOnMountOrArgChange: true,
  });
  const retry = () => {
    if (user === null) window.location.reload();
    else void refetch();
  };
  const none = { start: null, own: null, retry };

  if (user === null ? loading : isFetching) return { ...none, status: 'loading' };
  if (user === null || isError) return { ...none, status: 'failed' };
  if (currentData === undefined) return { ...none, status: 'loading' };
  if (currentData === null) return { ...none, status: 'unknown' };
  const { version, state } = currentData;
  return {
    start: ownToolToFormValues(currentData),
    own: { version, state },
    status: 'found',
    retry,
  };
}
