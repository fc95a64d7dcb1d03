import { useCallback } from 'react';
import { toListing } from '../../../domain/tools/toListing';
import type { ToolListing } from '../../../domain/tools/tool';
import type { ScreenLanguage } from '../../../domain/values/language';
import { useAppSelector, useAppStore } from '../../platform/store/hooks';
import {
  selectFavouriteById,
  selectFavouriteCount,
  selectFavourites,
  selectFavouritesKnown,
  selectIsPressPending,
  toggled,
  toggledInAccount,
} from '../../platform/store/slices/favouritesSlice';
import { selectDifferences } from '../../platform/store/useDifferences';
import { useHasAccount } from '../../platform/store/useHasAccount';
import { useFavouriteToolsQuery } from '../api/favouritesApi';
import { saveFavourite } from './accountFavourites';
import { firstFavouriteToast, isOnlyFavourite } from './firstFavourite';

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

/** True while the tool is among the favourites; re-renders for this tool alone. */
function useIsFavourite(id: string): boolean {
  return useAppSelector((state) => selectFavouriteById(state, id) !== undefined);
}

/** How many favourites there are, here or in the account (`useJoinAccount`). */
export function useFavouriteCount(): number {
  return useAppSelector(selectFavouriteCount);
}

/** One tool's heart, as props of `HeartButton`. A change of it renders only the component that called this. */
export function useHeart(
  tool: ToolListing,
  language: ScreenLanguage = 'da',
): { saved: boolean; onToggle: () => void } {
  const toggle = useToggleFavourite(language);
  return { saved: useIsFavourite(tool.id), onToggle: () => toggle(tool) };
}

/**
 * Saves a tool, as its listing alone, or removes it (§4). Shown immediately, undone with a toast if the service rejects
 * it. The language is that of the toast.
 */
function useToggleFavourite(language: ScreenLanguage = 'da'): (tool: ToolListing) => void {
  const store = useAppStore();
  const hasAccount = useHasAccount();
  return useCallback(
    (tool: ToolListing) => {
      const { dispatch, getState } = store;
      const listing = toListing(tool);
      if (!hasAccount) {
        dispatch(toggled(listing));
        const state = getState();
        if (selectDifferences(state).hasAccounts && isOnlyFavourite(state, listing.id))
          dispatch(firstFavouriteToast(language));
        return;
      }
      // One call at a time: the one under way checks for another press when it is answered.
      const underWay = selectIsPressPending(getState(), listing.id);
      dispatch(toggledInAccount(listing));
      if (!underWay) void dispatch(saveFavourite(listing, language));
    },
    [store, hasAccount, language],
  );
}
