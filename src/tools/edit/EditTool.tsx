import { useParams } from 'react-router-dom';
import { useStoredToolToEdit } from '../../letter/lending/useStoredToolToEdit';
import { useDifferences } from '../../platform/store/useDifferences';
import { EditToolScreen } from './EditToolScreen';
import { useOwnToolToEdit } from './useOwnToolToEdit';

function EditOwnTool({ id }: { id: string }) {
  return <EditToolScreen id={id} {...useOwnToolToEdit(id)} />;
}

function EditGivenTool({ id }: { id: string }) {
  return <EditToolScreen id={id} {...useStoredToolToEdit(id)} />;
}

/** Changing a tool (§2): the service's, or in the letter the store's. */
export function EditTool() {
  const { id = '' } = useParams();
  return useDifferences().hasOwnTools ? <EditOwnTool id={id} /> : <EditGivenTool id={id} />;
}
