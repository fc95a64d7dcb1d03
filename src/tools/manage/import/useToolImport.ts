import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ImportedRow, ImportMessage } from '../../../../domain/tools/readToolRows';
import type { Say } from '../../../../domain/tools/toolsCsv';
import type { CreateToolInput } from '../../../platform/api/schemaTypes.generated';
import { fetchTexts } from '../../../platform/locales/fetchTexts';
import { makeI18n } from '../../../platform/locales/makeI18n';
import { failureMessages } from '../../../platform/store/failureMessages';
import { useIdempotencyKey } from '../../../platform/store/useIdempotencyKey';
import { useScreenState } from '../../../ui/useScreenState';
import { useOwnToolsQuery } from '../../api/lendingApi';
import {
  type ToolImport,
  useImportToolsMutation,
  useToolImportErrorsMutation,
} from '../../api/toolImportsApi';
import { readCsvFile } from './readCsvFile';

/** The columns may be named in any language of the product, whatever the screen's is. */
async function getLanguages(): Promise<Say[]> {
  const others = await Promise.all(
    (['da', 'en'] as const).map(async (language) => {
      const i18n = makeI18n();
      (await fetchTexts(i18n, language))();
      return (text: string) => i18n.t(text);
    }),
  );
  return [(text) => text, ...others];
}

/** A row of the preview. */
export interface PreviewRow {
  row: ImportedRow;
  /** What is wrong with it, in the screen's language; such a tool cannot be added. */
  errors: readonly string[];
  /** Whether the member has a tool of the same name. */
  isThere: boolean;
  /** Whether it is to be added. */
  chosen: boolean;
}

interface Preview {
  fileName: string;
  rows: PreviewRow[];
  ignoredColumns: string[];
  isGuessed: boolean;
}

const unreadable = /*i18n*/ 'We could not check the file. Please choose it again.';
const notStored = /*i18n*/ 'We could not add your tools. Nothing was saved. Please try again.';

const toInput = ({ tool }: ImportedRow): CreateToolInput => tool;

/** From a chosen file to stored tools: it is read here and checked by the service, and stored when the member confirms. */
export function useToolImport() {
  const { i18n } = useLingui();
  const own = useOwnToolsQuery();
  const [check] = useToolImportErrorsMutation();
  const [store, storing] = useImportToolsMutation();
  const getKey = useIdempotencyKey();
  const [isReading, setReading] = useState(false);
  const [preview, setPreview] = useScreenState<Preview | null>('tool import', null);
  const [problems, setProblems] = useScreenState<readonly string[] | null>(
    'tool import problem',
    null,
  );
  const [made, setMade] = useScreenState<ToolImport | null>('tool import made', null);

  const translate = ({ text, values = {} }: ImportMessage): string => {
    const { column, choices, ...rest } = values;
    return i18n.t(text, {
      ...rest,
      ...(column !== undefined && { column: i18n.t(String(column)) }),
      ...(choices !== undefined && {
        choices: String(choices)
          .split('|')
          .map((choice) => i18n.t(choice))
          .join(', '),
      }),
    });
  };

  const read = async (file: File) => {
    const read = await readCsvFile(file, await getLanguages());
    if (read.problem) return setProblems([translate(read.problem)]);
    const answer = await check({ tools: read.rows.map(toInput) });
    if (!answer.data)
      return setProblems(failureMessages(answer.error, unreadable).map((text) => i18n.t(text)));
    const found = new Map(answer.data.map(({ index, fieldErrors }) => [index, fieldErrors]));
    // A file may be chosen before the list has come.
    const ownTools = own.currentData ?? (await own.refetch()).data ?? [];
    const names = new Set(ownTools.map(({ tool }) => tool.name.toLowerCase()));
    const rows = read.rows.map((row, index): PreviewRow => {
      // A cell that could not be read has a default, which the service may find wrong again.
      const unread = new Set<string | null>(row.problems.map(({ column }) => column));
      const errors = [
        ...row.problems.map(({ message }) => translate(message)),
        ...(found.get(index) ?? [])
          .filter(({ field }) => !unread.has(field))
          .map(({ message }) => message),
      ];
      const isThere = names.has(row.tool.name.toLowerCase());
      return { row, errors, isThere, chosen: errors.length === 0 && !isThere };
    });
    const { ignoredColumns, isGuessed } = read;
    setPreview({ fileName: file.name, rows, ignoredColumns, isGuessed });
  };

  const chosen = preview?.rows.filter((row) => row.chosen) ?? [];

  return {
    isReading,
    isStoring: storing.isLoading,
    preview,
    problems: problems ?? [],
    made,
    chosenCount: chosen.length,
    choose: async (file: File) => {
      setReading(true);
      setProblems(null);
      setPreview(null);
      setMade(null);
      await read(file).catch(() => setProblems([i18n.t(unreadable)]));
      setReading(false);
    },
    toggle: (line: number) =>
      preview &&
      setPreview({
        ...preview,
        rows: preview.rows.map((each) =>
          each.row.line === line ? { ...each, chosen: !each.chosen } : each,
        ),
      }),
    add: async () => {
      setProblems(null);
      const tools = chosen.map(({ row }) => toInput(row));
      const { data, error } = await store({ tools, idempotencyKey: getKey(tools) });
      if (data?.import) {
        setMade(data.import);
        setPreview(null);
        return;
      }
      const reasons = data
        ? [
            ...data.errors,
            ...data.toolErrors.flatMap(({ index, fieldErrors }) =>
              fieldErrors.map(({ message }) => `${tools[index]?.name}: ${message}`),
            ),
          ]
        : failureMessages(error, notStored).map((text) => i18n.t(text));
      setProblems(reasons);
    },
    forgetMade: () => setMade(null),
    clear: () => {
      setPreview(null);
      setProblems(null);
      setMade(null);
    },
  };
}
