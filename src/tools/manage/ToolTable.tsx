import { useLingui } from '@lingui/react';
import { memo } from 'react';
import styled from 'styled-components';
import { isAvailable, type ToolState } from '../../../domain/tools/tool';
import { stateNames } from '../../../domain/tools/toolsCsv';
import { formatKroner } from '../../../domain/values/money';
import { theme } from '../../theme/theme';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Row } from '../../ui/Row';
import { Table, type TableColumn } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { ToolPicture } from '../parts/ToolPicture';
import type { ManagedTool } from './ManagedTool';
import { narrowTable, ToolActions, type ToolRowActions } from './ToolActions';

/** §9: fixed, because the letter counts no views. */
const sampleViews = 123;

const stateTones: Record<ToolState, BadgeTone> = {
  DRAFT: 'neutral',
  PUBLISHED: 'success',
  PAUSED: 'warning',
};

/** The status of a tool in the store (§2); another word is shown as it is. */
const availabilities: Record<string, string> = {
  available: /*i18n*/ 'available',
  borrowed: /*i18n*/ 'borrowed',
  hidden: /*i18n*/ 'hidden',
};

const Named = styled.div`
  display: grid;
  min-width: 14rem;
  grid-template-columns: ${theme.space[20]} minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  font-weight: ${theme.fontWeight.semibold};
  ${narrowTable} {
    grid-template-columns: ${theme.space[14]} minmax(0, 1fr);
    gap: ${theme.space[3]};
    min-width: 11rem;
  }
`;
const Status = styled(Badge)`
  &::first-letter {
    text-transform: uppercase;
  }
  display: inline-block;
  line-height: ${theme.target.minimum};
`;
const Hidden = styled.div`
  max-width: 16rem;
  overflow-wrap: anywhere;
  white-space: normal;
`;
const Price = styled.span`
  white-space: nowrap;
`;

/** Published, paused or hidden, and whether it is lent out. */
function ToolStatus({ tool: { availability, own } }: { tool: ManagedTool }) {
  const { i18n } = useLingui();
  return (
    <Row $gap={1}>
      {own && own.hiddenReason === null && (
        <Status $tone={stateTones[own.state]}>{i18n.t(stateNames[own.state])}</Status>
      )}
      {own && own.hiddenReason !== null && (
        <Hidden>
          <Status $tone="danger">{i18n.t('Hidden by Skuret')}</Status>
          <Text as="div" $size="small" $tone="muted" lang="da">
            {own.hiddenReason}
          </Text>
        </Hidden>
      )}
      {(!own || availability === 'borrowed') && (
        <Status $tone={isAvailable(availability) ? 'success' : 'warning'}>
          {i18n.t(availabilities[availability] ?? availability)}
        </Status>
      )}
    </Row>
  );
}

interface Props {
  tools: readonly ManagedTool[];
  onDelete: (tool: ManagedTool) => void;
  /** The further actions; the letter has none. */
  actions?: ToolRowActions;
}

/** The user's tools as §2's table, on a phone as cards. */
export const ToolTable = memo(function ToolTable({ tools, onDelete, actions }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  // As given, the unit is Danish on every screen.
  const unitLanguage = useScreenLanguage('da');
  const columns: TableColumn<ManagedTool>[] = [
    {
      id: 'tool',
      header: i18n.t('Tool'),
      rowHeader: true,
      cell: (tool) => (
        <Named>
          <ToolPicture tool={tool} corners="input" sizes="80px" />
          <div lang="da">
            <bdi>{tool.name}</bdi>
            <Text as="div" $size="small" $tone="muted">
              {tool.location}
            </Text>
          </div>
        </Named>
      ),
    },
    {
      id: 'status',
      header: i18n.t('Status'),
      cell: (tool) => <ToolStatus tool={tool} />,
    },
    {
      id: 'price',
      header: i18n.t('Price'),
      align: 'end',
      cell: (tool) => (
        <Price>
          {formatKroner(tool.pricePerDayCents, language)}
          {'\u00a0'}
          <span lang={unitLanguage}>{i18n.t('kr./dag')}</span>
        </Price>
      ),
    },
    {
      id: 'views',
      header: i18n.t('Views'),
      align: 'end',
      cell: ({ own }) => own?.viewCount ?? sampleViews,
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      align: 'end',
      bare: true,
      cell: (tool) => <ToolActions tool={tool} onDelete={onDelete} actions={actions} />,
    },
  ];
  return (
    <Table
      caption={i18n.t('Your tools')}
      columns={columns}
      rows={tools}
      rowKey={(tool) => tool.id}
    />
  );
});
