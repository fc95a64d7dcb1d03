import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToolListing } from '../../../domain/tool';

/** Tools by id, and their ids in order: written by hand, because the adapter for it weighs a kilobyte. */
export interface FavouritesState {
  ids: string[];
  entities: Record<string, ToolListing>;
}

const initialState: FavouritesState = { ids: [], entities: {} };

function put(state: FavouritesState, tool: ToolListing): void {
  if (!(tool.id in state.entities)) state.ids.push(tool.id);
  state.entities[tool.id] = tool;
}

function remove(state: FavouritesState, id: string): void {
  if (!(id in state.entities)) return;
  delete state.entities[id];
  state.ids = state.ids.filter((kept) => kept !== id);
}

/** In the order they were saved; a tool is never in it twice (§4), because tools are kept by id. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /** What this browser has kept from earlier visits. */
    keptFavouritesRead: (_state, action: PayloadAction<FavouritesState>) => action.payload,
    /** A heart was pressed: a saved tool goes, another comes. */
    toggled: (state, action: PayloadAction<ToolListing>) => {
      if (action.payload.id in state.entities) remove(state, action.payload.id);
      else put(state, action.payload);
    },
    /** Another tab saved a tool. */
    addedElsewhere: (state, action: PayloadAction<ToolListing>) => {
      put(state, action.payload);
    },
    /** Another tab let a tool go. */
    removedElsewhere: (state, action: PayloadAction<string>) => {
      remove(state, action.payload);
    },
  },
  selectors: {
    selectFavouriteById: (state, id: string) => state.entities[id],
    selectFavourites: createSelector([(state: FavouritesState) => state], (state) =>
      state.ids.map((id) => state.entities[id]).filter((tool) => tool !== undefined),
    ),
  },
});

export const { keptFavouritesRead, toggled, addedElsewhere, removedElsewhere } =
  favouritesSlice.actions;
export const { selectFavouriteById, selectFavourites } = favouritesSlice.selectors;
