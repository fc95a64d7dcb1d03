import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { useViewer } from '../../members/hooks/useViewer';
import { ConfirmEmailNotice } from '../../members/parts/ConfirmEmailNotice';
import { ToolFormPage } from '../form/ToolFormPage';
import { AddToolForm } from './AddToolForm';

/** Listing a tool (§2). The form waits until the user is known, because a draft belongs to one person. */
export function AddTool() {
  const { i18n } = useLingui();
  const { user, loading } = useViewer();
  return (
    <ToolFormPage
      title={i18n.t('Add New Tool')}
      lead={i18n.t(
        'It takes a few minutes. You decide the price, and you can change everything later.',
      )}
      back={{ to: addresses.dashboard, label: i18n.t('Back to dashboard') }}
    >
      {user === null && loading ? null : (
        <>
          <ConfirmEmailNotice />
          <AddToolForm ownerId={user?.id ?? null} />
        </>
      )}
    </ToolFormPage>
  );
}
