import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Table, type TableProps } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { Part } from '../case/parts';

interface Props<Row> extends Omit<TableProps<Row>, 'caption'> {
  /** The heading, and the name of the table. */
  title: string;
  /** What stands there without rows. */
  empty: string;
  /** Above the table. */
  children?: ReactNode;
}

/** A part of a screen that is a table. */
export function TablePart<Row>({ title, empty, children, ...table }: Props<Row>) {
  return (
    <Part title={title}>
      {children}
      {table.rows.length === 0 ? (
        <Text $tone="muted">{empty}</Text>
      ) : (
        <Table caption={title} {...table} />
      )}
    </Part>
  );
}

/** Leads to a case; a dash without one. */
export function CaseLink({ id }: { id: string | null | undefined }) {
  const { i18n } = useLingui();
  return id ? <TextLink to={`/case/${id}`}>{i18n.t('Sag {id}', { id })}</TextLink> : '–';
}
