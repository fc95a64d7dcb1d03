import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/values/addresses';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useViewer } from '../hooks/useViewer';
import { Line } from './leaving/Line';

/** Signs out, and asks first. */
export function SignOutLine() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const { signOut } = useViewer();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useScreenState('asking', false);

  const leave = () => {
    signOut();
    // Home, not sign-in with a return to this page: the next person may be someone else.
    navigate(addresses.home, { replace: true });
    dispatch(toastShown({ tone: 'success', text: /*i18n*/ 'Du er logget ud.', lang: 'da' }));
  };
  return (
    <>
      <Line
        title={i18n.t('Sign out')}
        action={
          <Button variant="secondary" icon={<LogOut aria-hidden />} onClick={() => setAsking(true)}>
            {i18n.t('Sign Out')}
          </Button>
        }
      >
        {i18n.t('We sign you out in all tabs of this browser.')}
      </Line>
      <ConfirmDialog
        open={asking}
        title={i18n.t('Sign Out')}
        text={i18n.t('Are you sure you want to sign out? You can sign in again at any time.')}
        confirmLabel={i18n.t('Sign Out')}
        cancelLabel={i18n.t('Cancel')}
        tone="primary"
        lang={lang}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
