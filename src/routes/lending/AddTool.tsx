import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { addresses } from '../../../domain/addresses';
import { ToolFormPage } from '../../features/lending/ToolFormPage';
import { useSource } from '../../store/useSource';
import { useViewer } from '../../store/useViewer';
import { AddToolForm } from './add/AddToolForm';

// Hardly anybody has to: and without it the service says the same.
const ConfirmFirst = lazy(() =>
  import(/* webpackChunkName: "confirmFirst" */ './add/ConfirmFirst').then(
    (m) => ({ default: m.ConfirmFirst }),
    () => ({ default: () => null }),
  ),
);

/** Listing a tool (§2). The form waits for the name of its owner, because a draft belongs to somebody. */
export function AddTool() {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
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
          {isLive && (
            <Suspense fallback={null}>
              <ConfirmFirst />
            </Suspense>
          )}
          <AddToolForm ownerId={user?.id ?? null} />
        </>
      )}
    </ToolFormPage>
  );
}
