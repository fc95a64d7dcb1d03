import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import type { CreateToolInput } from '../../platform/api/schemaTypes.generated';
import {
  ImportToolsDocument,
  type ImportToolsMutation,
  ToolImportErrorsDocument,
  ToolImportsDocument,
  type ToolImportsQuery,
  UndoToolImportDocument,
} from './toolImports.generated';

export type ToolImport = ToolImportsQuery['toolImports'][number];

interface ImportCall {
  tools: CreateToolInput[];
  /** The same for every retry of one import. */
  idempotencyKey: string;
}

const toolImportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    toolImports: build.query({
      ...operation(ToolImportsDocument, (data) => data.toolImports),
      keepUnusedDataFor: 0,
      providesTags: ['Tools'],
    }),
    /** A mutation, because the choice of a file asks for it: the screen shows a failure itself. */
    toolImportErrors: build.mutation({
      ...operation(ToolImportErrorsDocument, (data) => data.toolImportErrors),
    }),
    importTools: build.mutation<ImportToolsMutation['importTools'], ImportCall>({
      query: ({ tools, idempotencyKey }) => ({
        document: ImportToolsDocument,
        variables: { tools },
        idempotencyKey,
        timeoutMs: 60_000,
      }),
      transformResponse: (data: ImportToolsMutation) => data.importTools,
      invalidatesTags: (result) => (result?.import ? ['Tools', 'Viewer'] : []),
    }),
    undoToolImport: build.mutation({
      ...operation(UndoToolImportDocument, (data) => data.undoToolImport),
      invalidatesTags: ['Tools', 'Viewer'],
    }),
  }),
});

export const {
  useToolImportsQuery,
  useToolImportErrorsMutation,
  useImportToolsMutation,
  useUndoToolImportMutation,
} = toolImportsApi;
