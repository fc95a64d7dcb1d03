import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { to } from '../../domain/addresses';
import { useAppSelector } from '../store/hooks';
import { selectSignedIn } from '../store/slices/authSlice';

/** Sends a visitor to sign in, and back here afterwards (D7). */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  const { pathname, search } = useLocation();
  if (!signedIn) return <Navigate to={to.signIn(pathname + search)} replace />;
  return children;
}
