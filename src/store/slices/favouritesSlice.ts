import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { ToolListing } from '../../../domain/tool';

export const favouritesAdapter = createEntityAdapter<ToolListing>();
export type FavouritesState = EntityState<ToolListing, string>;

const selectors = favouritesAdapter.getSelectors();

/** In the order they were saved; a tool is never in it twice (§4), because tools are kept by id. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: favouritesAdapter.getInitialState(),
  reducers: {
    /** A heart was pressed: a saved tool goes, another comes. */
    toggled: (state, { payload }: PayloadAction<ToolListing>) => {
      if (payload.id in state.entities) favouritesAdapter.removeOne(state, payload.id);
      else favouritesAdapter.addOne(state, payload);
    },
    /** Another tab saved a tool. */
    addedElsewhere: favouritesAdapter.setOne,
    /** Another tab let a tool go. */
    removedElsewhere: favouritesAdapter.removeOne,
    /** All that the browser has kept was thrown away. */
    clearedElsewhere: favouritesAdapter.removeAll,
  },
  selectors: {
    selectFavouriteById: selectors.selectById,
    selectFavourites: selectors.selectAll,
  },
});

export const { toggled, addedElsewhere, removedElsewhere, clearedElsewhere } =
  favouritesSlice.actions;
export const { selectFavouriteById, selectFavourites } = favouritesSlice.selectors;
