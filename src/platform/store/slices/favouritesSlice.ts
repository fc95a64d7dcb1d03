import {
  createEntityAdapter,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { ToolListing } from '../../../../domain/tools/tool';
import { isTokenChange } from './authSlice';

/** The state to restore when the service rejects an action. */
interface Press {
  tool: ToolListing;
  /** The service's state, as far as we know. */
  saved: boolean;
  /** Where in the order the tool stood; at the end where it was not saved. */
  place: number;
  /** False where the browser alone had it. */
  inAccount: boolean;
}

export interface FavouritesState extends EntityState<ToolListing, string> {
  /**
   * The ids of favourites that the account has or is about to get. The browser does not store these, and sign-out
   * removes them.
   */
  inAccount: Record<string, true>;
  /** Presses that the service has not answered yet, by tool. */
  pending: Record<string, Press>;
  /** How many presses the service has answered. A list that was requested before such an answer is stale. */
  answered: number;
  /** Whether the account's favourites have been loaded. Only meaningful while a person is signed in. */
  known: boolean;
}

export const favouritesAdapter = createEntityAdapter<ToolListing>();

const selectors = favouritesAdapter.getSelectors();
const initialState: FavouritesState = favouritesAdapter.getInitialState({
  inAccount: {},
  pending: {},
  answered: 0,
  known: false,
});

function set(state: FavouritesState, tool: ToolListing, saved: boolean): void {
  if (saved) favouritesAdapter.addOne(state, tool);
  else favouritesAdapter.removeOne(state, tool.id);
}

/**
 * In the order they were saved; a tool is never in it twice (§4), because tools are kept by id. A visitor's are
 * the browser's; those of a member are in the account (docs/decisions/26-favourites-of-the-account.md).
 */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    /** A heart was pressed: removes a saved tool, adds another. */
    toggled: (state, { payload }: PayloadAction<ToolListing>) => {
      set(state, payload, !(payload.id in state.entities));
    },
    /** A heart was clicked, and the account has to save or remove the tool. Shown before the response. */
    toggledInAccount: (state, { payload }: PayloadAction<ToolListing>) => {
      const { id } = payload;
      const tool = state.entities[id];
      const place = tool ? state.ids.indexOf(id) : state.ids.length;
      state.pending[id] ??= {
        tool: tool ?? payload,
        saved: tool !== undefined,
        place,
        inAccount: tool === undefined || state.inAccount[id] === true,
      };
      state.inAccount[id] = true;
      set(state, payload, tool === undefined);
    },
    /** The account has, or has no longer, a tool whose heart was pressed. */
    pressAnswered: (state, { payload }: PayloadAction<{ id: string; saved: boolean }>) => {
      const press = state.pending[payload.id];
      if (!press) return;
      state.answered += 1;
      press.saved = payload.saved;
      press.inAccount = true;
      // Pressed once more meanwhile: the account has yet to hear of that.
      if (payload.saved === payload.id in state.entities) delete state.pending[payload.id];
    },
    /** The account did not take a press: the tool is as it was. */
    pressFailed: (state, { payload: id }: PayloadAction<string>) => {
      const press = state.pending[id];
      if (!press) return;
      delete state.pending[id];
      if (!press.inAccount) delete state.inAccount[id];
      if (press.saved === id in state.entities) return;
      set(state, press.tool, press.saved);
      if (!press.saved) return;
      state.ids.pop();
      state.ids.splice(press.place, 0, id);
    },
    /** The account has taken over what a visitor had saved here. */
    joined: (state, { payload }: PayloadAction<string[]>) => {
      for (const id of payload) state.inAccount[id] = true;
    },
    /**
     * All favourites of the account, newest last. Those that it has not taken over yet, and pending presses, stay on
     * top.
     */
    accountAnswered: (state, { payload }: PayloadAction<ToolListing[]>) => {
      const kept = state.ids
        .filter((id) => !state.inAccount[id] || state.pending[id])
        .flatMap((id) => state.entities[id] ?? []);
      const gone = (id: string) => state.pending[id] !== undefined && !(id in state.entities);
      const listed = payload.filter(({ id }) => !gone(id));
      state.inAccount = Object.fromEntries(
        [...payload.map(({ id }) => id), ...Object.keys(state.pending)].map((id) => [id, true]),
      );
      favouritesAdapter.setAll(state, listed);
      favouritesAdapter.addMany(state, kept);
      state.known = true;
    },
    /** Another tab saved a tool. */
    addedElsewhere: favouritesAdapter.setOne,
    /** Another tab removed a tool, or the account has taken it over there. */
    removedElsewhere: (state, { payload: id }: PayloadAction<string>) => {
      if (!state.inAccount[id]) favouritesAdapter.removeOne(state, id);
    },
    /** All that the browser has kept was thrown away. */
    clearedElsewhere: favouritesAdapter.removeAll,
  },
  extraReducers: (builder) => {
    // The account's favourites are dropped with its session; those that no account has stay in the browser.
    builder.addMatcher(isTokenChange, (state) => {
      favouritesAdapter.removeMany(state, Object.keys(state.inAccount));
      state.inAccount = {};
      state.pending = {};
      state.known = false;
    });
  },
  selectors: {
    selectFavouriteById: selectors.selectById,
    selectFavourites: selectors.selectAll,
    selectFavouriteCount: selectors.selectTotal,
    /** Ids of what a visitor saved here and no account has, in their order. */
    selectUnjoinedIds: ({ ids, inAccount }) => ids.filter((id) => !inAccount[id]),
    selectIsPressPending: ({ pending }, id: string) => pending[id] !== undefined,
    selectFavouritesKnown: ({ known }) => known,
  },
});

export const {
  toggled,
  toggledInAccount,
  pressAnswered,
  pressFailed,
  joined,
  accountAnswered,
  addedElsewhere,
  removedElsewhere,
  clearedElsewhere,
} = favouritesSlice.actions;
export const {
  selectFavouriteById,
  selectFavourites,
  selectFavouriteCount,
  selectUnjoinedIds,
  selectIsPressPending,
  selectFavouritesKnown,
} = favouritesSlice.selectors;
