import { ManageToolsScreen } from '../../tools/manage/ManageToolsScreen';
import { manageStatuses, readManageFilter } from '../../tools/manage/manageFilter';
import { useStoredTools } from './useStoredTools';

/** The list of the letter. */
export function ManageGivenTools() {
  return (
    <ManageToolsScreen
      {...useStoredTools()}
      statuses={manageStatuses}
      readFilter={readManageFilter}
    />
  );
}
