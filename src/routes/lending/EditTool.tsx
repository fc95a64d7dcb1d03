import { useParams } from 'react-router-dom';
import { useSource } from '../../store/useSource';
import { EditToolScreen } from './edit/EditToolScreen';
import { useOwnToolToEdit } from './edit/useOwnToolToEdit';
import { useStoredToolToEdit } from './edit/useStoredToolToEdit';

function EditOwnTool({ id }: { id: string }) {
  return <EditToolScreen id={id} {...useOwnToolToEdit(id)} />;
}

function EditStoredTool({ id }: { id: string }) {
  return <EditToolScreen id={id} {...useStoredToolToEdit(id)} />;
}

/** Changing a tool (§2): in live the service's, in the sample the store's. */
export function EditTool() {
  const { id = '' } = useParams();
  return useSource() === 'live' ? <EditOwnTool id={id} /> : <EditStoredTool id={id} />;
}
