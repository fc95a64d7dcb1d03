import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/values/addresses';
import { useViewer } from '../../members/hooks/useViewer';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';

/** Signs the person out and confirms it on the front page, because the next person may be another one. */
export function useSignOut(): () => void {
  const { signOut } = useViewer();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return () => {
    signOut();
    navigate(addresses.home, { replace: true });
    dispatch(toastShown({ tone: 'success', text: /*i18n*/ 'Du er logget ud.', lang: 'da' }));
  };
}
