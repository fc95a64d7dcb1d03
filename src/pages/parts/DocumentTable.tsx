import { Table } from '../../ui/Table';

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The cells behind the first are amounts, below one another. */
  amounts?: boolean;
}

/** A table of texts. The first cell of a row names it. */
export function DocumentTable({ caption, columns, rows, amounts = false }: Props) {
  return (
    <Table
      caption={caption}
      columns={columns.map((header, index) => ({
        id: header,
        header,
        cell: (row: readonly string[]) => row[index],
        rowHeader: index === 0,
        align: amounts && index > 0 ? 'end' : undefined,
      }))}
      rows={rows}
      rowKey={(row) => row[0] ?? ''}
      asLines={amounts && columns.length === 2}
    />
  );
}
