import { useCallback } from 'react';
import { toListing } from '../../domain/toListing';
import type { ToolListing } from '../../domain/tool';
import { useAppDispatch, useAppSelector } from './hooks';
import { selectFavouriteById, selectFavourites, toggled } from './slices/favouritesSlice';

/** True while the tool is among the favourites; re-renders for this tool alone. */
export function useIsFavourite(id: string): boolean {
  return useAppSelector((state) => selectFavouriteById(state, id) !== undefined);
}

/** The favourites, newest last, and the heart's handler. */
export function useFavourites(): {
  favourites: ToolListing[];
  toggle: (tool: ToolListing) => void;
} {
  return {
    favourites: useAppSelector(selectFavourites),
    toggle: useToggleFavourite(),
  };
}

/** One tool's heart: what `HeartButton` takes. A change of it renders whoever asked, and nobody else. */
export function useHeart(tool: ToolListing): { saved: boolean; onToggle: () => void } {
  const toggle = useToggleFavourite();
  return { saved: useIsFavourite(tool.id), onToggle: () => toggle(tool) };
}

/** Saves a tool, as its listing alone, or lets it go (§4). */
export function useToggleFavourite(): (tool: ToolListing) => void {
  const dispatch = useAppDispatch();
  return useCallback((tool: ToolListing) => dispatch(toggled(toListing(tool))), [dispatch]);
}
