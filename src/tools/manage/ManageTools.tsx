import { ManageGivenTools } from '../../letter/lending/ManageGivenTools';
import { useDifferences } from '../../platform/store/useDifferences';
import { ManageOwnTools } from './ManageOwnTools';

/** The tools of the signed-in member (§2): the service's, or in the letter the store's. */
export function ManageTools() {
  return useDifferences().hasOwnTools ? <ManageOwnTools /> : <ManageGivenTools />;
}
