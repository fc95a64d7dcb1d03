import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { to } from '../../domain/addresses';
import { useAppSelector } from '../store/hooks';
import { selectAddress } from '../store/slices/addressSlice';
import { selectSignedIn } from '../store/slices/authSlice';

/** Sends a visitor to sign in, and back here afterwards (D7). */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  const { pathname, search, hash } = useLocation();
  const target = useAppSelector(selectAddress);
  if (signedIn) return children;
  // Who signs out is on the way elsewhere, while this screen stays until the next one's chunk has come.
  if (target.pathname !== pathname) return null;
  return <Navigate to={to.signIn(pathname + search + hash)} replace />;
}
