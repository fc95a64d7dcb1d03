import Papa from 'papaparse';
import { mostImportedBytes, mostImportedTools } from '../../../../domain/tools/importBounds';
import { type ReadToolRows, readToolRows } from '../../../../domain/tools/readToolRows';
import type { Say } from '../../../../domain/tools/toolsCsv';

export type ReadCsvFile = ReadToolRows & {
  /** Whether the file is not in Unicode: letters such as æ, ø and å may be wrong. */
  isGuessed: boolean;
};

/** Rows that are parsed: a file with more has too many tools, however many of its rows are blank. */
const mostRows = 1_000;

const reject = (text: string, values: { [name: string]: string | number } = {}) => ({
  problem: { text, values },
  isGuessed: false,
});

const beginsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** UTF-8, or UTF-16 with its mark, as Excel writes them; otherwise Windows-1252, which older programs write. */
function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  if (beginsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}

/**
 * The character that gives the head the most cells. Papa Parse's own guess looks at all rows, and misjudges descriptions
 * with commas.
 */
function findDelimiter(text: string): string {
  const [best = ';'] = [';', ',', '\t']
    .map((delimiter) => {
      const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1 });
      return [delimiter, data[0]?.length ?? 0] as const;
    })
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  return best;
}

/** Reads a CSV file with semicolons, commas or tabs. Its columns may be named in any of the languages. */
export async function readCsvFile(file: File, languages: readonly Say[]): Promise<ReadCsvFile> {
  if (file.size > mostImportedBytes)
    return reject(/*i18n*/ 'The file is larger than 1 MB. Split it into several files.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, 0x50, 0x4b) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return reject(/*i18n*/ 'This is a workbook. Save it as a CSV file, and choose that one.');
  const { text, isGuessed } = decode(bytes);
  if (text.includes('\0'))
    return reject(
      /*i18n*/ 'We cannot read this file. Save your table as a CSV file, and choose that one.',
    );
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: findDelimiter(text),
    preview: mostRows,
  });
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote)
    return reject(/*i18n*/ 'Row {row}: a quotation mark has no counterpart.', {
      row: (quote.row ?? 0) + 1,
    });
  if (data.length >= mostRows)
    return reject(/*i18n*/ 'The file has more than {most} tools. Split it into several files.', {
      most: mostImportedTools,
    });
  return { ...readToolRows(data, languages), isGuessed };
}
