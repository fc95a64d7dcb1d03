import { addresses } from '../../../domain/addresses';
import { ToolFormPage } from '../../features/lending/ToolFormPage';
import { useViewer } from '../../store/useViewer';
import { AddToolForm } from './add/AddToolForm';

/** Listing a tool (§2). The form waits for the name of its owner, because a draft belongs to somebody. */
export function AddTool() {
  const { user, loading } = useViewer();
  return (
    <ToolFormPage
      title="Add New Tool"
      lead="It takes a few minutes. You decide the price, and you can change everything later."
      back={{ to: addresses.dashboard, label: 'Back to dashboard' }}
    >
      {user === null && loading ? null : <AddToolForm ownerId={user?.id ?? null} />}
    </ToolFormPage>
  );
}
