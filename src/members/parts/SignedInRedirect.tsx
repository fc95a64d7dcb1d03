import { Navigate, useLocation } from 'react-router-dom';
import { useAppSelector } from '../../platform/store/hooks';
import { selectAddress } from '../../platform/store/slices/addressSlice';

/** Leads a signed-in member on (D7). */
export function SignedInRedirect({ returnPath }: { returnPath: string }) {
  const { pathname } = useLocation();
  const target = useAppSelector(selectAddress);
  // A navigation has begun already, maybe to elsewhere; this screen stays until the next one's chunk has loaded.
  if (target.pathname !== pathname) return null;
  return <Navigate to={returnPath} replace />;
}
