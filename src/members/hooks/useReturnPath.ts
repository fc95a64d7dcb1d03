import { useLocation } from 'react-router-dom';
import { safeReturnPath } from '../../../domain/values/safeReturnPath';

/** Where signing in leads (D7), and the query string with which the neighbouring forms pass it on. */
export function useReturnPath(): { returnPath: string; asked: boolean; search: string } {
  const { search } = useLocation();
  const returnTo = new URLSearchParams(search).get('returnTo');
  return { returnPath: safeReturnPath(returnTo), asked: returnTo !== null, search };
}
