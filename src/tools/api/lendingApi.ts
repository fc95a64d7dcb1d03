import { categoriesNamed } from '../../../domain/tools/categories';
import type { ListingTerms, OwnTool, StoredTool, ToolListing } from '../../../domain/tools/tool';
import { baseApi } from '../../platform/api/baseApi';
import { everyPage } from '../../platform/api/everyPage';
import { operation } from '../../platform/api/operation';
import type { CreateToolInput, UpdateToolInput } from '../../platform/api/schemaTypes.generated';
import {
  ActiveLendReservationsDocument,
  BorrowedToolsDocument,
  CompletedLendReservationsDocument,
  CreateToolDocument,
  type CreateToolMutation,
  DeleteToolDocument,
  type DeleteToolMutation,
  DuplicateToolDocument,
  type DuplicateToolMutation,
  MyToolsDocument,
  type MyToolsQuery,
  OwnToolDocument,
  type OwnToolQuery,
  OwnToolsDocument,
  type OwnToolsQuery,
  PauseToolDocument,
  UpdateToolDocument,
  type UpdateToolMutation,
  WholeOwnToolsDocument,
  type WholeOwnToolsQuery,
} from './lending.generated';

/** An own tool as a list needs it. */
export type OwnToolRow = OwnToolsQuery['ownTools'][number];
export type CreateToolResult = CreateToolMutation['createTool'];

interface CreateToolCall {
  input: CreateToolInput;
  /** The same for every retry of one listing, so that the service makes one tool of them. */
  idempotencyKey: string;
}

/**
 * How many rows the documents ask for at a time. Even with the longest texts in four-byte characters, so many fit into
 * one answer; hundreds of tools take several requests.
 */
const pageSizes = { myTools: 40, ownTools: 100, wholeOwnTools: 5 } as const;

/** The dashboard's queries are not cached (§7): an answer is dropped with its last subscriber. */
const uncached = { keepUnusedDataFor: 0 };

interface DuplicateToolCall {
  id: string;
  /** The same for every retry of one copy. */
  idempotencyKey: string;
}

/** The payload of the edit form (§7): the price as a number of kroner, and categories by name. */
interface ToolChanges
  extends Partial<Omit<StoredTool, 'id' | 'pricePerDayCents' | 'categories' | 'includedItems'>> {
  pricePerDay?: number;
  categories?: string[];
  whatsIncluded?: string[];
}

interface ToolUpdate {
  id: string;
  /** The version that the changes were made from. The letter has none. */
  version: number;
  changes: ToolChanges;
  /** The fields of the form beyond the specification's. */
  terms?: Partial<ListingTerms>;
}

/** Converts what the form sends to the service's input. Fields that the service does not take are left out. */
function updateInput({ changes, terms }: ToolUpdate): UpdateToolInput {
  const { pricePerDay, categories, whatsIncluded, ...rest } = changes;
  const { name, description, location, specifications, usageInstructions } = rest;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(specifications && { specifications }),
    ...(usageInstructions !== undefined && { usageInstructions }),
    ...(whatsIncluded && { includedItems: whatsIncluded }),
    ...(categories && { categoryIds: categoriesNamed(categories).map(({ id }) => id) }),
    // Rounding is exact here: the form has read the price as text with at most two decimals.
    ...(pricePerDay !== undefined && { pricePerDayCents: Math.round(pricePerDay * 100) }),
    ...terms,
  };
}

/** The timeout in milliseconds: a picture on a slow connection takes long. */
const uploadTimeoutMs = 120_000;

export const lendingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myTools: build.query<(ToolListing & { maxAvailableCount?: number })[], void>({
      queryFn: (_none, _api, _extra, ask) =>
        everyPage(ask, {
          document: MyToolsDocument,
          rowsOf: (data: MyToolsQuery) => data.myTools,
          idOf: ({ id }) => id,
          size: pageSizes.myTools,
        }),
      ...uncached,
      providesTags: ['Tools'],
    }),
    borrowedTools: build.query({
      ...operation(BorrowedToolsDocument, (data) => data.borrowedTools),
      ...uncached,
    }),
    activeLendReservations: build.query({
      ...operation(ActiveLendReservationsDocument, (data) => data.activeLendReservations),
      ...uncached,
      providesTags: ['Reservations'],
    }),
    completedLendReservations: build.query({
      ...operation(CompletedLendReservationsDocument, (data) => data.completedLendReservations),
      ...uncached,
      providesTags: ['Reservations'],
    }),
    CreateTool: build.mutation<CreateToolResult, CreateToolCall>({
      query: ({ input, idempotencyKey }) => ({
        document: CreateToolDocument,
        variables: { input },
        idempotencyKey,
        timeoutMs: uploadTimeoutMs,
      }),
      transformResponse: (data: CreateToolMutation) => data.createTool,
      invalidatesTags: (result) => (result?.tool ? ['Tools', 'Viewer'] : []),
    }),
    /** All tools of the person, drafts and paused ones too. */
    ownTools: build.query<OwnToolRow[], void>({
      queryFn: (_none, _api, _extra, ask) =>
        everyPage(ask, {
          document: OwnToolsDocument,
          rowsOf: (data: OwnToolsQuery) => data.ownTools,
          idOf: ({ tool }) => tool.id,
          size: pageSizes.ownTools,
        }),
      ...uncached,
      providesTags: ['Tools'],
    }),
    /**
     * All own tools with every field. A mutation, because a press asks for them: it shows a failure itself, and nothing
     * is cached.
     */
    wholeOwnTools: build.mutation<OwnTool[], void>({
      queryFn: (_none, _api, _extra, ask) =>
        everyPage(ask, {
          document: WholeOwnToolsDocument,
          rowsOf: (data: WholeOwnToolsQuery) => data.ownTools,
          idOf: ({ tool }) => tool.id,
          size: pageSizes.wholeOwnTools,
        }),
    }),
    /** Null when the tool belongs to another member or is gone. */
    ownTool: build.query<OwnTool | null, string>({
      query: (id) => ({ document: OwnToolDocument, variables: { id }, nullable: true }),
      transformResponse: (data: OwnToolQuery) => data.ownTool,
      ...uncached,
      providesTags: ['Tools'],
    }),
    // A refused change invalidates too, because another window may have changed or deleted the tool.
    updateTool: build.mutation<UpdateToolMutation['updateTool'], ToolUpdate>({
      query: (update) => ({
        document: UpdateToolDocument,
        variables: { id: update.id, version: update.version, changes: updateInput(update) },
      }),
      transformResponse: (data: UpdateToolMutation) => data.updateTool,
      invalidatesTags: ['Tools', 'Viewer'],
    }),
    pauseTool: build.mutation({
      ...operation(PauseToolDocument, (data) => data.pauseTool),
      invalidatesTags: ['Tools', 'Viewer'],
    }),
    duplicateTool: build.mutation<DuplicateToolMutation['duplicateTool'], DuplicateToolCall>({
      query: ({ id, idempotencyKey }) => ({
        document: DuplicateToolDocument,
        variables: { id },
        idempotencyKey,
      }),
      transformResponse: (data: DuplicateToolMutation) => data.duplicateTool,
      invalidatesTags: ['Tools'],
    }),
    deleteTool: build.mutation<DeleteToolMutation['deleteTool'], string>({
      query: (id) => ({ document: DeleteToolDocument, variables: { id } }),
      transformResponse: (data: DeleteToolMutation) => data.deleteTool,
      invalidatesTags: ['Tools', 'Viewer'],
      // A deleted tool disappears immediately, before the lists are refetched.
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data?.deleted) return;
        dispatch(
          lendingApi.util.updateQueryData('ownTools', undefined, (own) =>
            own.filter(({ tool }) => tool.id !== id),
          ),
        );
      },
    }),
  }),
});

export const {
  useMyToolsQuery,
  useBorrowedToolsQuery,
  useActiveLendReservationsQuery,
  useCompletedLendReservationsQuery,
  useCreateToolMutation,
  useOwnToolsQuery,
  useWholeOwnToolsMutation,
  useOwnToolQuery,
  useUpdateToolMutation,
  useDeleteToolMutation,
  usePauseToolMutation,
  useDuplicateToolMutation,
} = lendingApi;
