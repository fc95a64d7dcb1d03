import {
  createAsyncThunk,
  createEntityAdapter,
  createSlice,
  type EntityState,
  isAnyOf,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { categoriesNamed } from '../../../domain/categories';
import type { ListingTerms, OwnTool, StoredTool, ToolListing } from '../../../domain/tool';

/** The simulated wait of every call of this store (§7, §9), in milliseconds. */
export const simulatedDelay = 800;

/** What the edit form sends (§7): the price as a number of kroner, categories by name, the rest as the store keeps it. */
export interface ToolChanges
  extends Partial<Omit<StoredTool, 'id' | 'pricePerDayCents' | 'categories' | 'includedItems'>> {
  pricePerDay?: number;
  categories?: string[];
  whatsIncluded?: string[];
}

export interface ToolUpdate {
  id: string;
  changes: ToolChanges;
  /** The version that the changes were made from. The letter has none. */
  version?: number;
  /** The fields of the form beyond the specification's; the service keeps them, and this store does not. */
  terms?: ListingTerms;
}

/** Why a change was not made, as a person reads it. */
export interface ToolRefusal {
  errors: string[];
  /** The tool as it is, where it was changed after the version that was sent. */
  conflict?: OwnTool;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Who makes the changes of own tools: the service, or in the letter this store alone (§7). The store hands it to the thunks. */
export interface ToolCalls {
  fetch: () => Promise<StoredTool[]>;
  add: () => Promise<void>;
  /** A refusal, else nothing. */
  update: (update: ToolUpdate, dispatch: Dispatch) => Promise<ToolRefusal | null>;
  /** A refusal, else nothing. */
  remove: (id: string, dispatch: Dispatch) => Promise<ToolRefusal | null>;
  /** Whether a tool must be in this store to be changed. */
  inStoreAlone: boolean;
  /** The action that takes over the service's list of the user's published tools. */
  answered: (tools: ToolListing[]) => UnknownAction;
}

/** A part of the extra argument of the store's thunks. */
export interface ToolCallsHolder {
  toolCalls: ToolCalls;
}

const adapter = createEntityAdapter<StoredTool>();
const { selectAll, selectById } = adapter.getSelectors();

interface ToolsState {
  /** The catalogue's sample tools; empty until fetched. */
  catalogue: EntityState<StoredTool, string>;
  /** The signed-in user's own. */
  mine: EntityState<StoredTool, string>;
  /** Own tools that were deleted here: the service does not know (§7), and must not bring them back. */
  deletedIds: string[];
  /** The call that runs; only one at a time. */
  status: 'idle' | 'adding' | 'updating' | 'deleting' | 'fetching';
}

const initialState: ToolsState = {
  catalogue: adapter.getInitialState(),
  mine: adapter.getInitialState(),
  deletedIds: [],
  status: 'idle',
};

const createToolsThunk = createAsyncThunk.withTypes<{
  state: { tools: ToolsState };
  extra: ToolCallsHolder;
  rejectValue: ToolRefusal;
}>();

function isIdle(_arg: unknown, { getState }: { getState: () => { tools: ToolsState } }): boolean {
  return getState().tools.status === 'idle';
}

function isKnown({ mine, catalogue }: ToolsState, id: string): boolean {
  return id in mine.entities || id in catalogue.entities;
}

/** Loads the catalogue of the letter, once; the default source has none. */
export const fetchTools = createToolsThunk(
  'tools/fetch',
  (_none: undefined, { extra }) => extra.toolCalls.fetch(),
  { condition: (_, api) => isIdle(_, api) && api.getState().tools.catalogue.ids.length === 0 },
);

/** Puts a tool that the service has made into the user's list (D6). */
export const addTool = createToolsThunk(
  'tools/add',
  async (tool: StoredTool, { extra }) => {
    await extra.toolCalls.add();
    return tool;
  },
  { condition: isIdle },
);

/**
 * Merges the changed fields into the tool, in both lists (§4). In the letter it fails with `Failed to update
 * tool` when it is in neither; else with what the service says.
 */
export const updateTool = createToolsThunk(
  'tools/update',
  async (update: ToolUpdate, { getState, dispatch, extra: { toolCalls }, rejectWithValue }) => {
    const refusal = await toolCalls.update(update, dispatch);
    if (refusal) return rejectWithValue(refusal);
    if (toolCalls.inStoreAlone && !isKnown(getState().tools, update.id)) {
      throw new Error(/*i18n*/ 'Failed to update tool');
    }
    return update;
  },
  { condition: isIdle },
);

/**
 * Removes the tool from both lists (§4). In the letter it fails with `Failed to delete tool` when it is in
 * neither; else with what the service says.
 */
export const deleteTool = createToolsThunk(
  'tools/delete',
  async (id: string, { getState, dispatch, extra: { toolCalls }, rejectWithValue }) => {
    const refusal = await toolCalls.remove(id, dispatch);
    if (refusal) return rejectWithValue(refusal);
    if (toolCalls.inStoreAlone && !isKnown(getState().tools, id)) {
      throw new Error('Failed to delete tool');
    }
    return id;
  },
  { condition: isIdle },
);

/** Converts changes to the fields that the store keeps. */
function stored({
  pricePerDay,
  categories,
  whatsIncluded,
  ...fields
}: ToolChanges): Partial<StoredTool> {
  return {
    ...fields,
    ...(whatsIncluded && { includedItems: whatsIncluded }),
    ...(categories && { categories: categoriesNamed(categories) }),
    // Rounding is exact here: the form has read the price as text with at most two decimals.
    ...(pricePerDay !== undefined && { pricePerDayCents: Math.round(pricePerDay * 100) }),
  };
}

/** True for a picture that only this browser has: the one just chosen for a new tool. */
function isStandIn(imageUrl: string): boolean {
  return imageUrl.startsWith('data:');
}

export const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {
    /**
     * The service said which tools are the user's: those not known here yet join the list. Of the others
     * only the picture is taken over, once the service says where it keeps the one that was sent.
     */
    mineReceived: (state, { payload }: PayloadAction<ToolListing[]>) => {
      for (const tool of payload) {
        const known = state.mine.entities[tool.id];
        if (known && isStandIn(known.imageUrl)) known.imageUrl = tool.imageUrl;
        if (state.deletedIds.includes(tool.id)) continue;
        adapter.addOne(state.mine, { ...tool, availability: 'available' });
      }
    },
    /** The service said which of the user's tools are not listed (any more). */
    hidden: (state, { payload: ids }: PayloadAction<string[]>) => {
      adapter.removeMany(state.mine, ids);
    },
    /** The service's answer is the truth, and the store follows it. */
    mineFollowed: (state, { payload }: PayloadAction<ToolListing[]>) => {
      adapter.setAll(
        state.mine,
        payload.map((tool) => ({ ...tool, availability: 'available' })),
      );
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchTools.pending, (state) => {
        state.status = 'fetching';
      })
      .addCase(fetchTools.fulfilled, (state, { payload }) => {
        adapter.setAll(state.catalogue, payload);
      })
      .addCase(addTool.pending, (state) => {
        state.status = 'adding';
      })
      .addCase(addTool.fulfilled, (state, { payload }) => {
        // The status is idle when the session has changed meanwhile: then the tool belongs to another person.
        if (state.status === 'idle') return;
        adapter.setAll(state.mine, [payload, ...selectAll(state.mine)]);
      })
      .addCase(updateTool.pending, (state) => {
        state.status = 'updating';
      })
      .addCase(updateTool.fulfilled, (state, { payload: { id, changes } }) => {
        adapter.updateOne(state.mine, { id, changes: stored(changes) });
        adapter.updateOne(state.catalogue, { id, changes: stored(changes) });
      })
      .addCase(deleteTool.pending, (state) => {
        state.status = 'deleting';
      })
      .addCase(deleteTool.fulfilled, (state, { payload: id }) => {
        adapter.removeOne(state.mine, id);
        adapter.removeOne(state.catalogue, id);
        state.deletedIds.push(id);
      })
      .addMatcher(
        isAnyOf(fetchTools.settled, addTool.settled, updateTool.settled, deleteTool.settled),
        (state) => {
          state.status = 'idle';
        },
      );
  },
  selectors: {
    selectMyTools: (state) => selectAll(state.mine),
    selectDeletedIds: (state) => state.deletedIds,
    selectToolsBusy: (state) => state.status !== 'idle',
    selectToolsFetched: (state) => state.catalogue.ids.length > 0,
    selectToolInStore: (state, id: string): StoredTool | undefined =>
      selectById(state.mine, id) ?? selectById(state.catalogue, id),
  },
});

export const { mineReceived, mineFollowed, hidden } = toolsSlice.actions;
export const {
  selectMyTools,
  selectDeletedIds,
  selectToolsBusy,
  selectToolsFetched,
  selectToolInStore,
} = toolsSlice.selectors;
