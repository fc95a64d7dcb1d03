import type { User } from '../../../domain/members/user';
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks';
import { selectSignedIn, signedOut } from '../../platform/store/slices/authSlice';
import { useCurrentUserQuery } from '../api/accountApi';

interface Viewer {
  /** True as soon as there is a token, before the service has said whose it is. */
  signedIn: boolean;
  /** The signed-in member, or null for a visitor and until the answer is there. */
  user: User | null;
  loading: boolean;
  signOut: () => void;
}

/**
 * The signed-in member, or a visitor. On load with a token the current user is fetched (§4), always from the network
 * (§7).
 */
export function useViewer(): Viewer {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const { currentData, isFetching } = useCurrentUserQuery(undefined, {
    skip: !signedIn,
  });
  return {
    signedIn,
    user: (signedIn && currentData) || null,
    loading: signedIn && isFetching,
    signOut: () => dispatch(signedOut()),
  };
}
