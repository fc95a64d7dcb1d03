import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isAvailable, type ToolState } from '../../../domain/tools/tool';
import { stateNames } from '../../../domain/tools/toolsCsv';
import { to } from '../../../domain/values/addresses';
import { formatKroner, formatMoney } from '../../../domain/values/money';
import { GivenToolActions } from '../../letter/lending/GivenToolActions';
import { media, theme } from '../../theme/theme';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Skeleton } from '../../ui/Skeleton';
import { Table, type TableColumn } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { ToolPicture } from '../parts/ToolPicture';
import type { ManagedTool } from './ManagedTool';
import { ToolActions, type ToolRowActions } from './ToolActions';

/** Between a phone, where each row is a card, and a desktop. */
const narrowTable = `${media.tablet} and ${media.belowDesktop.replace('@media ', '')}`;

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
  ${media.belowTablet} {
    grid-template-columns: ${theme.space[14]} minmax(0, 1fr);
    gap: ${theme.space[3]};
    min-width: 0;
  }
  a {
    text-decoration: none;
    outline: none;
  }
  /* The whole row leads to the tool. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible::after {
    outline: ${theme.border.strong} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.border.strong});
    border-radius: ${theme.radius.card};
  }
`;
/* For the links of its rows. */
const Rows = styled.div`
  &[data-linked] tbody tr {
    position: relative;
  }
  ${media.hover} {
    &[data-linked] tbody tr:hover {
      background: ${theme.color.sunken};
    }
  }
  /* On a phone the name and the actions, and below them the facts in one line. */
  ${media.belowTablet} {
    &[data-linked] tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[2]} ${theme.space[3]};
      padding: ${theme.space[3]};
      font-size: ${theme.fontSize.small};
    }
    &[data-linked] tbody :is(th, td) {
      gap: ${theme.space[1]};
      margin: 0;
    }
    &[data-linked] tbody th {
      flex: 1 1 calc(100% - 8.5rem);
      min-width: 0;
      font-size: ${theme.fontSize.body};
    }
    /* Neither the place, nor the names of what says itself. */
    &[data-linked] tbody :is(th [lang] > div, td:nth-of-type(-n + 2) > [aria-hidden]) {
      display: none;
    }
    /* The actions stand beside the name. */
    &[data-linked] tbody td:not(:last-child) {
      order: 1;
    }
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

/** Hidden by staff, lent out, the state of the listing, or how many of its units are available. */
function ToolStatus({ tool: { availability, own, freeUnits } }: { tool: ManagedTool }) {
  const { i18n } = useLingui();
  if (own && own.hiddenReason !== null) {
    return (
      <Hidden>
        <Status $tone="danger">{i18n.t('Hidden by Skuret')}</Status>
        <Text as="div" $size="small" $tone="muted" lang="da">
          {own.hiddenReason}
        </Text>
      </Hidden>
    );
  }
  if (own && availability !== 'borrowed' && own.state !== 'PUBLISHED') {
    return <Status $tone={stateTones[own.state]}>{i18n.t(stateNames[own.state])}</Status>;
  }
  return (
    <Status $tone={isAvailable(availability) ? 'success' : 'warning'}>
      {own && freeUnits !== undefined && freeUnits > 0 && freeUnits < own.tool.maxAvailableCount
        ? i18n.t('{free} of {units} available', {
            free: freeUnits,
            units: own.tool.maxAvailableCount,
          })
        : i18n.t(availabilities[availability] ?? availability)}
    </Status>
  );
}

/** The tool's earnings; a dash where they are not known. */
function Earned({ cents }: { cents: ManagedTool['earnedCents'] }) {
  const language = useScreenLanguage('en');
  if (cents === undefined) return <Skeleton $width="4rem" />;
  return cents === null ? '–' : <Price>{formatMoney(cents, language)}</Price>;
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
            {tool.own ? (
              <Link to={to.tool(tool.id)}>
                <bdi>{tool.name}</bdi>
              </Link>
            ) : (
              <bdi>{tool.name}</bdi>
            )}
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
    ...(actions
      ? [
          {
            id: 'earned',
            header: i18n.t('Earned'),
            align: 'end' as const,
            cell: ({ earnedCents }: ManagedTool) => <Earned cents={earnedCents} />,
          },
        ]
      : []),
    {
      id: 'actions',
      header: i18n.t('Actions'),
      align: 'end',
      bare: true,
      cell: (tool) =>
        actions && tool.own ? (
          <ToolActions tool={tool} own={tool.own} onDelete={onDelete} actions={actions} />
        ) : (
          <GivenToolActions tool={tool} onDelete={onDelete} />
        ),
    },
  ];
  return (
    <Rows data-linked={actions ? '' : undefined}>
      <Table
        caption={i18n.t('Your tools')}
        columns={columns}
        rows={tools}
        rowKey={(tool) => tool.id}
      />
    </Rows>
  );
});
