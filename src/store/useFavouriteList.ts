import type { ToolListing } from '../../domain/tool';
import { useFavouriteToolsQuery } from './api/favouritesApi';
import { useAppSelector } from './hooks';
import { selectFavourites, selectFavouritesKnown } from './slices/favouritesSlice';
import { useHasAccount } from './useHasAccount';

/** The favourites, newest last. Those of an account are fetched; those of a visitor are in the browser. */
export function useFavouriteList(): {
  favourites: ToolListing[];
  /** The account's favourites are not known yet, and are being fetched. */
  loading: boolean;
  /** They could not be fetched, and are not known. */
  failed: boolean;
  retry: () => void;
} {
  const hasAccount = useHasAccount();
  const known = useAppSelector(selectFavouritesKnown);
  const { isError, isFetching, refetch } = useFavouriteToolsQuery(undefined, {
    skip: !hasAccount,
    // Another device may have saved something since.
    refetchOnMountOrArgChange: true,
  });
  const unsure = hasAccount && !known;
  const failed = unsure && isError && !isFetching;
  return {
    favourites: useAppSelector(selectFavourites),
    loading: unsure && !failed,
    failed,
    retry: () => void refetch(),
  };
}
