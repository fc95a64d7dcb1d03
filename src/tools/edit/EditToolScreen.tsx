import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { addresses } from '../../../domain/values/addresses';
import { AskLender } from '../../members/parts/AskLender';
import { useScreenState } from '../../ui/useScreenState';
import { ToolFormPage } from '../form/ToolFormPage';
import type { ToolFormValues } from '../form/toolForm';
import { EditToolForm } from './EditToolForm';
import { NoToolToEdit } from './NoToolToEdit';
import type { ToolToEdit } from './ToolToEdit';

interface Opened {
  id: string;
  start: ToolFormValues;
  own: ToolToEdit['own'];
}

const leads = {
  PUBLISHED: /*i18n*/ 'Borrowers see your changes as soon as you save.',
  PAUSED: /*i18n*/ 'Borrowers see your changes when you publish the tool again.',
  DRAFT: /*i18n*/ 'Only you see this draft until you publish it.',
} as const;

/** The edit form of a tool, as the tool was when the screen was opened. */
export function EditToolScreen({ id, start, own, status, retry }: ToolToEdit & { id: string }) {
  const { i18n } = useLingui();
  const [opened, setOpened] = useScreenState<Opened | null>('edit opened', null);

  // Later data, the deletion of the tool included, does not change the open form.
  // It is screen state, so the next person does not see it.
  const open = opened?.id === id ? opened : null;
  useEffect(() => {
    if (start && !open) setOpened({ id, start, own });
  }, [id, start, own, open, setOpened]);

  if (!open && (status === 'unknown' || status === 'failed')) {
    return <NoToolToEdit status={status} onRetry={retry} />;
  }
  return (
    <ToolFormPage
      title={i18n.t('Edit Tool')}
      lead={i18n.t(leads[open?.own?.state ?? 'PUBLISHED'])}
      back={{ to: addresses.manageTools, label: i18n.t('Back to Manage Tools') }}
    >
      {open && (
        <>
          <AskLender />
          <EditToolForm key={id} toolId={id} start={open.start} version={open.own?.version} />
        </>
      )}
    </ToolFormPage>
  );
}
