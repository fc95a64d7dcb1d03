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
  // After sign-out the person is on the way to another address, and this screen stays until the chunk of the next one
  // has loaded.
  if (target.pathname !== pathname) return null;
  return <Navigate to={to.signIn(pathname + search + hash)} replace />;
}
