import { ManageToolsScreen } from './ManageToolsScreen';
import { manageStatuses, readManageFilter } from './manageFilter';
import { useStoredTools } from './useStoredTools';

/** The list of the sample. */
export function ManageStoredTools() {
  return (
    <ManageToolsScreen
      {...useStoredTools()}
      statuses={manageStatuses}
      readFilter={readManageFilter}
    />
  );
}
