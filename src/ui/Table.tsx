import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { visuallyHiddenStyles } from './VisuallyHidden';

const { border, color, fontSize, fontWeight, radius, space } = theme;

export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Whether the cell names the row; set it on one column. On a phone it is the head of the card. */
  rowHeader?: boolean | undefined;
  /** On a phone the cell shows without its header, for example a cell with buttons. */
  bare?: boolean | undefined;
}
export interface TableProps<Row> {
  /** The name of the table; only for assistive technology. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names with one amount each: on a phone lines, as on a bill, instead of cards. */
  asLines?: boolean;
}

/** These are spread into the elements, because the linter calls literal ones redundant. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
} as const;

const Frame = styled.div`
  ${media.tablet} {
    overflow-x: auto;
    background: ${color.surface};
    border: ${border.line} solid ${color.line};
    border-radius: ${radius.card};
  }
`;
const Root = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  ${media.belowTablet} {
    &,
    tbody,
    tr,
    td,
    tbody th {
      display: block;
    }
    thead {
      ${visuallyHiddenStyles}
    }
    tbody {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[3]};
    }
    tr {
      padding: ${space[4]};
      background: ${color.surface};
      border: ${border.line} solid ${color.line};
      border-radius: ${radius.card};
    }
    &[data-lines] {
      tbody {
        gap: 0;
      }
      tr {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: ${space[4]};
        padding: ${space[3]} 0;
        background: none;
        border-width: 0 0 ${border.line};
        border-radius: 0;
      }
      tr > * {
        margin: 0;
        white-space: nowrap;
      }
      tr > th {
        font-weight: inherit;
        white-space: normal;
      }
      td > [aria-hidden] {
        display: none;
      }
    }
  }
`;
const Caption = styled.caption`
  ${visuallyHiddenStyles}
`;
const Header = styled.th<{ $end: boolean }>`
  padding: ${space[3]} ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
`;
const Cell = styled.td<{ $end: boolean; $bare: boolean }>`
  font-weight: inherit;
  text-align: start;
  vertical-align: middle;
  ${media.tablet} {
    padding: ${space[3]} ${space[4]};
    border-top: ${border.line} solid ${color.line};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }
  ${media.belowTablet} {
    && {
      display: ${({ $bare }) => ($bare ? 'block' : 'flex')};
    }
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    & + & {
      margin-top: ${space[2]};
    }
    &:is(th) {
      margin-bottom: ${space[3]};
      font-weight: ${fontWeight.semibold};
    }
  }
`;
const CellName = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  ${media.tablet} {
    display: none;
  }
`;

/**
 * A table; on a phone each row is a card. The roles are explicit, because `display: block` removes the implicit ones in
 * some browsers.
 */
export function Table<Row>({ caption, columns, rows, rowKey, asLines = false }: TableProps<Row>) {
  return (
    <Frame>
      <Root {...roles.table} data-lines={asLines ? '' : undefined}>
        <Caption>{caption}</Caption>
        <thead {...roles.rowGroup}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <Header
                key={column.id}
                {...roles.columnHeader}
                scope="col"
                $end={column.align === 'end'}
              >
                {column.header}
              </Header>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowGroup}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row}>
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  {...(column.rowHeader
                    ? { as: 'th', scope: 'row', role: 'rowheader' }
                    : { role: 'cell' })}
                  $end={column.align === 'end'}
                  $bare={Boolean(column.bare ?? column.rowHeader)}
                >
                  {column.bare || column.rowHeader ? null : (
                    <CellName aria-hidden="true">{column.header}</CellName>
                  )}
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Frame>
  );
}
