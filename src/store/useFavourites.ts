import { useCallback, useEffect } from 'react';
import { toListing } from '../../domain/toListing';
import type { ToolListing } from '../../domain/tool';
import { toggleInAccount } from './accountFavourites';
import { useFavouriteToolsQuery } from './api/favouritesApi';
import { useAppDispatch, useAppSelector } from './hooks';
import { selectSignedIn, selectToken } from './slices/authSlice';
import {
  selectFavouriteById,
  selectFavouriteCount,
  selectFavourites,
  selectFavouritesKnown,
  toggled,
} from './slices/favouritesSlice';
import { useKeptRead } from './useKeptRead';

type Language = 'da' | 'en';

/** Whether the favourites are an account's: in live, of a person who is signed in. */
function useOfAccount(): boolean {
  return useAppSelector((state) => state.source === 'live' && selectSignedIn(state));
}

/** True while the tool is among the favourites; re-renders for this tool alone. */
export function useIsFavourite(id: string): boolean {
  return useAppSelector((state) => selectFavouriteById(state, id) !== undefined);
}

/**
 * How many favourites there are. Whoever shows the number on every screen of live sees to it that it is true: at
 * sign-in, and on load with a token, what was saved here goes into the account, and the account says what it holds.
 */
export function useFavouriteCount(): number {
  const dispatch = useAppDispatch();
  const ofAccount = useOfAccount();
  const token = useAppSelector(selectToken);
  const keptRead = useKeptRead();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another person, and so another account
  useEffect(() => {
    if (!ofAccount || !keptRead) return;
    let isTheirs = true;
    const join = async () => {
      // A visitor's page does without it. Where it cannot be had, the next page that is opened tries again.
      const loaded = await import('./joinAccount').catch(() => null);
      if (loaded && isTheirs) await dispatch(loaded.joinAccount());
    };
    void join();
    return () => {
      isTheirs = false;
    };
  }, [dispatch, ofAccount, keptRead, token]);
  return useAppSelector(selectFavouriteCount);
}

/** The favourites, newest last. An account is asked what it holds; a browser has it at hand. */
export function useFavourites(): {
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

/** One tool's heart: what `HeartButton` takes. A change of it renders whoever asked, and nobody else. */
export function useHeart(
  tool: ToolListing,
  language: Language = 'da',
): { saved: boolean; onToggle: () => void } {
  const toggle = useToggleFavourite(language);
  return { saved: useIsFavourite(tool.id), onToggle: () => toggle(tool) };
}

/** Saves a tool, as its listing alone, or lets it go (§4). The language is that of a failure's toast. */
export function useToggleFavourite(language: Language = 'da'): (tool: ToolListing) => void {
  const dispatch = useAppDispatch();
  const ofAccount = useOfAccount();
  return useCallback(
    (tool: ToolListing) => {
      const listing = toListing(tool);
      if (ofAccount) void dispatch(toggleInAccount(listing, language));
      else dispatch(toggled(listing));
    },
    [dispatch, ofAccount, language],
  );
}
