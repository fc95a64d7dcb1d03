import { ManageToolsScreen } from '../../routes/lending/manage/ManageToolsScreen';
import { manageStatuses, readManageFilter } from '../../routes/lending/manage/manageFilter';
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
