import { useLingui } from '@lingui/react';
import { stateNames } from '../../../../domain/tools/toolsCsv';
import { formatMoney } from '../../../../domain/values/money';
import { Badge } from '../../../ui/Badge';
import { Checkbox } from '../../../ui/Checkbox';
import { FieldError } from '../../../ui/FieldFrame';
import { Stack } from '../../../ui/Stack';
import { Table, type TableColumn } from '../../../ui/Table';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { PreviewRow } from './useToolImport';

interface Props {
  rows: readonly PreviewRow[];
  disabled: boolean;
  onToggle: (line: number) => void;
}

/** The tools of a file, each with its errors, or with a box that takes it along. */
export function ImportPreview({ rows, disabled, onToggle }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const columns: TableColumn<PreviewRow>[] = [
    {
      id: 'tool',
      header: i18n.t('Tool'),
      rowHeader: true,
      cell: ({ row: { line, tool }, errors, isThere, chosen }) => (
        <Stack $gap={1}>
          <Checkbox
            disabled={disabled || errors.length > 0}
            checked={chosen}
            onChange={() => onToggle(line)}
            label={
              <>
                <bdi lang="da">{tool.name || i18n.t('No name')}</bdi>
                <VisuallyHidden>{`, ${i18n.t('row {line}', { line })}`}</VisuallyHidden>
              </>
            }
          />
          {errors.map((error) => (
            <FieldError key={error}>{error}</FieldError>
          ))}
          {isThere && errors.length === 0 && (
            <Text $size="small" $tone="muted">
              {i18n.t('You already have a tool of this name.')}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'row', header: i18n.t('Row'), cell: ({ row }) => row.line },
    {
      id: 'price',
      header: i18n.t('Price per day'),
      align: 'end',
      cell: ({ row: { tool } }) =>
        tool.pricePerDayCents > 0 ? formatMoney(tool.pricePerDayCents, language) : '–',
    },
    {
      id: 'location',
      header: i18n.t('Location'),
      cell: ({ row }) => <bdi lang="da">{row.tool.location || '–'}</bdi>,
    },
    {
      id: 'state',
      header: i18n.t('State'),
      cell: ({ row }) => <Badge>{i18n.t(stateNames[row.tool.state])}</Badge>,
    },
  ];
  return (
    <Table
      caption={i18n.t('Tools of the file')}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row.line)}
    />
  );
}
