import {
  createAsyncThunk,
  createEntityAdapter,
  createSlice,
  type EntityState,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { StoredTool, ToolListing } from '../../../domain/tools/tool';
import { wait } from '../../platform/browser/wait';

/** The simulated wait of every call of this store (§7, §9), in milliseconds. */
export const simulatedDelay = 800;

const adapter = createEntityAdapter<StoredTool>();
const { selectAll, selectById } = adapter.getSelectors();

export interface ToolsState {
  /** The catalogue's sample tools; empty until fetched. */
  catalogue: EntityState<StoredTool, string>;
  /** The signed-in member's own. */
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

const createToolsThunk = createAsyncThunk.withTypes<{ state: { tools: ToolsState } }>();

function isIdle(_arg: unknown, { getState }: { getState: () => { tools: ToolsState } }): boolean {
  return getState().tools.status === 'idle';
}

function isKnown({ mine, catalogue }: ToolsState, id: string): boolean {
  return id in mine.entities || id in catalogue.entities;
}

/** Loads the sample catalogue, once. */
export const fetchTools = createToolsThunk(
  'tools/fetch',
  async (_none: undefined) => {
    const [{ sampleTools }] = await Promise.all([
      import('../../../sample/tools'),
      wait(simulatedDelay),
    ]);
    return [...sampleTools];
  },
  { condition: (_, api) => isIdle(_, api) && api.getState().tools.catalogue.ids.length === 0 },
);

/** Puts a tool that the service has made into the user's list (D6). */
export const addTool = createToolsThunk(
  'tools/add',
  async (tool: StoredTool) => {
    await wait(simulatedDelay);
    return tool;
  },
  { condition: isIdle },
);

interface ToolUpdate {
  id: string;
  changes: Partial<StoredTool>;
}

/** Merges the changed fields into the tool, in both lists (§4). Fails with `Failed to update tool` when it is in neither. */
export const updateTool = createToolsThunk(
  'tools/update',
  async (update: ToolUpdate, { getState }) => {
    await wait(simulatedDelay);
    if (!isKnown(getState().tools, update.id)) throw new Error(/*i18n*/ 'Failed to update tool');
    return update;
  },
  { condition: isIdle },
);

/** Removes the tool from both lists (§4). Fails with `Failed to delete tool` when it is in neither. */
export const deleteTool = createToolsThunk(
  'tools/delete',
  async (id: string, { getState }) => {
    await wait(simulatedDelay);
    if (!isKnown(getState().tools, id)) throw new Error('Failed to delete tool');
    return id;
  },
  { condition: isIdle },
);

/** True for a picture that only this browser has: the one just chosen for a new tool. */
function isStandIn(imageUrl: string): boolean {
  return imageUrl.startsWith('data:');
}

/** The member's tools in the letter, where changes are simulated (§7). In the default source this slice stays empty. */
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
      .addCase(updateTool.fulfilled, (state, { payload }) => {
        adapter.updateOne(state.mine, payload);
        adapter.updateOne(state.catalogue, payload);
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

export const { mineReceived } = toolsSlice.actions;
export const {
  selectMyTools,
  selectDeletedIds,
  selectToolsBusy,
  selectToolsFetched,
  selectToolInStore,
} = toolsSlice.selectors;
