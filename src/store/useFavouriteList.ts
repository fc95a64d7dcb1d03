import type { ToolListing } from '../../domain/tool';
import { useFavouriteToolsQuery } from './api/favouritesApi';
import { useAppSelector } from './hooks';
import { selectFavourites, selectFavouritesKnown } from './slices/favouritesSlice';
import { useOfAccount } from './useJoinAccount';

/** The favourites, newest last. An account is asked what it holds; a browser has it at hand. */
export function useFavouriteList(): {
  favourites: ToolListing[];
  /** The account has not said yet what it holds, and is being asked. */
  loading: boolean;
  /** It could not be asked, and nothing is known of it. */
  failed: boolean;
  retry: () => void;
} {
  const ofAccount = useOfAccount();
  const known = useAppSelector(selectFavouritesKnown);
  const { isError, isFetching, refetch } = useFavouriteToolsQuery(undefined, {
    skip: !ofAccount,
    // Another device may have saved something since.
    refetchOnMountOrArgChange: true,
  });
  const unsure = ofAccount && !known;
  const failed = unsure && isError && !isFetching;
  return {
    favourites: useAppSelector(selectFavourites),
    loading: unsure && !failed,
    failed,
    retry: () => void refetch(),
  };
}
