import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Tool } from '../../../domain/tool';
import { wait } from '../../browser/wait';

/** The simulated wait of every call of this store (§7, §9), in milliseconds. */
export const simulatedDelay = 800;

/** What the edit form sends (§7): the fields as typed, the price as a number of kroner. */
export interface ToolChanges
  extends Partial<Omit<Tool, 'id' | 'pricePerDayCents' | 'owner' | 'rating' | 'reviews'>> {
  pricePerDay?: number;
}

interface ToolsState {
  /** The catalogue's sample tools; empty until fetched. */
  catalogue: Tool[];
  /** The signed-in user's own. */
  mine: Tool[];
  /** Own tools that were deleted here: an answer of the service must not bring them back. */
  deletedIds: string[];
  /** Own tools whose specifications, items and instructions are known too: the list of the service leaves them out. */
  detailedIds: string[];
  fetched: boolean;
  /** True while an add, update, delete or fetch runs. */
  loading: boolean;
  /** Why the last one failed (§8), or null. */
  error: string | null;
}

const initialState: ToolsState = {
  catalogue: [],
  mine: [],
  deletedIds: [],
  detailedIds: [],
  fetched: false,
  loading: false,
  error: null,
};

interface ThunkConfig {
  state: { tools: ToolsState };
}
const notWhileLoading = {
  condition: (_: unknown, api: { getState: () => { tools: ToolsState } }) =>
    !api.getState().tools.loading,
};

/** Loads the sample catalogue after the simulated wait. */
export const fetchTools = createAsyncThunk<readonly Tool[], void, ThunkConfig>(
  'tools/fetch',
  async () => {
    const [{ sampleTools }] = await Promise.all([
      import('../../../sample/tools'),
      wait(simulatedDelay),
    ]);
    return sampleTools.map(({ id, name, description, pricePerDayCents, location, ...rest }) => ({
      id,
      name,
      description,
      pricePerDayCents,
      location,
      categories: rest.categories,
      imageUrl: rest.imageUrl,
      availability: rest.availability,
      specifications: rest.specifications,
      whatsIncluded: rest.whatsIncluded,
      usageInstructions: rest.usageInstructions,
      ...(rest.owner && { owner: rest.owner }),
      ...(rest.rating !== undefined && { rating: rest.rating }),
      ...(rest.reviews !== undefined && { reviews: rest.reviews }),
    }));
  },
  {
    condition: (_, api) => !api.getState().tools.fetched && !api.getState().tools.loading,
  },
);

/** Puts a tool that the service has made into the user's list (D6). */
export const addTool = createAsyncThunk<Tool, Tool, ThunkConfig>('tools/add', async (tool) => {
  await wait(simulatedDelay);
  return tool;
});

/** Merges the changed fields into the tool, in both lists (§4). Fails with `Failed to update tool` when it is in neither. */
export const updateTool = createAsyncThunk<
  { id: string; changes: ToolChanges },
  { id: string; changes: ToolChanges },
  ThunkConfig
>(
  'tools/update',
  async (update, { getState }) => {
    await wait(simulatedDelay);
    if (!isKnown(getState().tools, update.id)) throw new Error('Failed to update tool');
    return update;
  },
  notWhileLoading,
);

/** Removes the tool from both lists (§4). Fails with `Failed to delete tool` when it is in neither. */
export const deleteTool = createAsyncThunk<string, string, ThunkConfig>(
  'tools/delete',
  async (id, { getState }) => {
    await wait(simulatedDelay);
    if (!isKnown(getState().tools, id)) throw new Error('Failed to delete tool');
    return id;
  },
  notWhileLoading,
);

/** True for a picture that only this browser has: the one just chosen for a new tool. */
function isStandIn(imageUrl: string): boolean {
  return imageUrl.startsWith('data:');
}

function isKnown(state: ToolsState, id: string): boolean {
  return [...state.mine, ...state.catalogue].some((tool) => tool.id === id);
}

function merge(tools: Tool[], id: string, { pricePerDay, ...fields }: ToolChanges): void {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) return;
  Object.assign(tool, fields);
  // Rounding is exact here: the form has read the price as text with at most two decimals.
  if (pricePerDay !== undefined) tool.pricePerDayCents = Math.round(pricePerDay * 100);
}

export const toolsSlice = createSlice({
  name: 'tools',
  initialState,
  reducers: {
    /**
     * The service said which tools are the user's: those not known here yet join the list. Of the others
     * only the picture is taken over, once the service says where it keeps the one that was sent.
     */
    mineReceived: (state, action: PayloadAction<Tool[]>) => {
      const mine = new Map(state.mine.map((tool) => [tool.id, tool]));
      for (const tool of action.payload) {
        const known = mine.get(tool.id);
        if (known && isStandIn(known.imageUrl)) known.imageUrl = tool.imageUrl;
        if (!known && !state.deletedIds.includes(tool.id)) state.mine.push(tool);
      }
    },
    /** Somebody else will use this browser: the former user's list goes. */
    mineForgotten: (state) => {
      state.mine = [];
      state.deletedIds = [];
      state.detailedIds = [];
    },
  },
  extraReducers: (builder) => {
    const pending = (state: ToolsState) => {
      state.loading = true;
      state.error = null;
    };
    const failed =
      (fallback: string) =>
      (state: ToolsState, action: { error: { message?: string | undefined } }) => {
        state.loading = false;
        state.error = action.error.message ?? fallback;
      };
    builder
      .addCase(fetchTools.pending, pending)
      .addCase(fetchTools.fulfilled, (state, action) => {
        state.loading = false;
        state.fetched = true;
        state.catalogue = [...action.payload];
      })
      .addCase(fetchTools.rejected, failed('Failed to fetch tools'))
      .addCase(addTool.pending, pending)
      .addCase(addTool.fulfilled, (state, action) => {
        state.loading = false;
        state.mine = [
          action.payload,
          ...state.mine.filter((tool) => tool.id !== action.payload.id),
        ];
        state.detailedIds.push(action.payload.id);
      })
      .addCase(addTool.rejected, failed('Failed to add tool'))
      .addCase(updateTool.pending, pending)
      .addCase(updateTool.fulfilled, (state, { payload }) => {
        state.loading = false;
        merge(state.mine, payload.id, payload.changes);
        merge(state.catalogue, payload.id, payload.changes);
        state.detailedIds.push(payload.id);
      })
      .addCase(updateTool.rejected, failed('Failed to update tool'))
      .addCase(deleteTool.pending, pending)
      .addCase(deleteTool.fulfilled, (state, { payload }) => {
        state.loading = false;
        state.mine = state.mine.filter((tool) => tool.id !== payload);
        state.catalogue = state.catalogue.filter((tool) => tool.id !== payload);
        state.deletedIds.push(payload);
      })
      .addCase(deleteTool.rejected, failed('Failed to delete tool'));
  },
  selectors: {
    selectMyTools: (state) => state.mine,
    selectToolsLoading: (state) => state.loading,
    selectToolsFetched: (state) => state.fetched,
    /** False for an own tool of which only the fields of a list are known. */
    selectHasDetails: (state, id: string) =>
      state.detailedIds.includes(id) || !state.mine.some((tool) => tool.id === id),
    selectIsDeleted: (state, id: string) => state.deletedIds.includes(id),
    selectToolInStore: (state, id: string) =>
      state.mine.find((tool) => tool.id === id) ?? state.catalogue.find((tool) => tool.id === id),
  },
});

export const { mineReceived, mineForgotten } = toolsSlice.actions;
export const {
  selectMyTools,
  selectToolsLoading,
  selectToolsFetched,
  selectHasDetails,
  selectIsDeleted,
  selectToolInStore,
} = toolsSlice.selectors;
