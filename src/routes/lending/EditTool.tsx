import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses';
import { ToolFormPage } from '../../features/lending/ToolFormPage';
import { type ToolFormValues, toolToFormValues } from '../../features/lending/toolForm';
import { useAppSelector } from '../../store/hooks';
import { selectToken } from '../../store/slices/authSlice';
import { EditToolForm } from './edit/EditToolForm';
import { NoToolToEdit } from './edit/NoToolToEdit';
import { useToolToEdit } from './edit/useToolToEdit';

interface Opened {
  id: string;
  token: string | null;
  start: ToolFormValues;
}

/** Changing a tool (§2), as it was when the screen was opened. */
export function EditTool() {
  const { id = '' } = useParams();
  const { tool, status, retry } = useToolToEdit(id);
  const token = useAppSelector(selectToken);
  const [opened, setOpened] = useState<Opened | null>(null);

  // What the store learns later, the tool's own deletion included, does not change the form that is open;
  // but it is not for the next person.
  const open = opened?.id === id && opened.token === token ? opened : null;
  if (tool && !open) setOpened({ id, token, start: toolToFormValues(tool) });

  if (!open && (status === 'unknown' || status === 'failed')) {
    return <NoToolToEdit status={status} onRetry={retry} />;
  }
  return (
    <ToolFormPage
      title="Edit Tool"
      lead="Change what you like; people see it as soon as you save."
      back={{ to: addresses.manageTools, label: 'Back to Manage Tools' }}
    >
      {open && <EditToolForm key={id} toolId={id} start={open.start} />}
    </ToolFormPage>
  );
}
