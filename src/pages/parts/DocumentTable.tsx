import { Table } from '../../ui/Table';

interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table of texts. The first cell of a row names it. */
export function DocumentTable({ caption, columns, rows }: Props) {
  return (
    <Table
      caption={caption}
      columns={columns.map((header, index) => ({
        id: header,
        header,
        cell: (row: readonly string[]) => row[index],
        rowHeader: index === 0,
      }))}
      rows={rows}
      rowKey={(row) => row[0] ?? ''}
    />
  );
}
