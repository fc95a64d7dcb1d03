import { useSource } from '../../store/useSource';
import { ManageOwnTools } from './manage/ManageOwnTools';
import { ManageStoredTools } from './manage/ManageStoredTools';

/** The tools of the signed-in person (§2): in live the service's, in the sample the store's. */
export function ManageTools() {
  return useSource() === 'live' ? <ManageOwnTools /> : <ManageStoredTools />;
}
