import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/values/addresses';
import { useOwnProfileQuery } from '../../members/api/profileApi';
import { useViewer } from '../../members/hooks/useViewer';
import { AskLender } from '../../members/parts/AskLender';
import { ConfirmEmailNotice } from '../../members/parts/ConfirmEmailNotice';
import { withReason } from '../../platform/store/slices/addressSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useScreenState } from '../../ui/useScreenState';
import { ToolFormPage } from '../form/ToolFormPage';
import { AddToolForm } from './AddToolForm';
import { type Listed, ToolListed } from './ToolListed';

/** Listing a tool (§2). The form waits until the user is known, because a draft belongs to one person. */
export function AddTool() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { user, loading } = useViewer();
  const { hasOwnTools } = useDifferences();
  // The form starts with the owner's town.
  const own = useOwnProfileQuery(undefined, { skip: user === null || !hasOwnTools });
  const [listed, setListed] = useScreenState<Listed | null>('tool listed', null);
  /** How many tools this visit has listed: each gets a form of its own. */
  const [count, setCount] = useScreenState('tools listed', 0);
  if (listed) {
    return (
      <ToolListed
        listed={listed}
        onAnother={() => {
          setListed(null);
          navigate({ search: '' }, { replace: true, ...withReason('ledOn') });
        }}
      />
    );
  }
  return (
    <ToolFormPage
      title={i18n.t('Add New Tool')}
      lead={i18n.t(
        'It takes a few minutes. You decide the price, and you can change everything later.',
      )}
      back={{ to: addresses.dashboard, label: i18n.t('Back to dashboard') }}
    >
      {(user === null && loading) || own.isLoading ? null : (
        <>
          <ConfirmEmailNotice />
          <AskLender>
            <AddToolForm
              key={count}
              ordinal={count}
              ownerId={user?.id ?? null}
              location={own.currentData?.location ?? ''}
              onListed={(made) => {
                setCount(count + 1);
                setListed(made);
              }}
            />
          </AskLender>
        </>
      )}
    </ToolFormPage>
  );
}
