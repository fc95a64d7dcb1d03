import { useLingui } from '@lingui/react';
import { CirclePause, CirclePlay, Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { isAvailable, type ToolState } from '../../../domain/tools/tool';
import { stateNames } from '../../../domain/tools/toolsCsv';
import { to } from '../../../domain/values/addresses';
import { formatKroner } from '../../../domain/values/money';
import { media, theme } from '../../theme/theme';
import { Badge, type BadgeTone } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { Table, type TableColumn } from '../../ui/Table';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden, visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import type { OwnToolRow } from '../api/lendingApi';
import { ToolPicture } from '../parts/ToolPicture';
import type { ManagedTool } from './ManagedTool';

/** §9: fixed, because the letter counts no views. */
const sampleViews = 123;

const stateTones: Record<ToolState, BadgeTone> = {
  DRAFT: 'neutral',
  PUBLISHED: 'success',
  PAUSED: 'warning',
};

/** What the store knows of a tool (§2); another word is shown as it is. */
const availabilities: Record<string, string> = {
  available: /*i18n*/ 'available',
  borrowed: /*i18n*/ 'borrowed',
  hidden: /*i18n*/ 'hidden',
};

/** Between a phone, where each row is a card, and a desktop, buttons have only room for their icons. */
const narrowTable = `${media.tablet} and ${media.belowDesktop.replace('@media ', '')}`;

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
const Actions = styled(Row)`
  ${media.belowPhone} {
    flex-wrap: wrap;
  }
  /* Three beside each other: five would push the last one out of sight. */
  ${narrowTable} {
    flex-wrap: wrap;
    justify-content: flex-start;
    width: 9.5rem;
    margin-inline-start: auto;
    gap: ${theme.space[1]};
    a,
    button {
      padding-inline: ${theme.space[2]};
    }
  }
`;
const Word = styled.span`
  ${narrowTable} {
    ${visuallyHiddenStyles}
  }
`;
const Price = styled.span`
  white-space: nowrap;
`;

interface Props {
  tools: readonly ManagedTool[];
  onDelete: (tool: ManagedTool) => void;
  /** The further actions; the letter has none. */
  actions?: {
    /** The tool whose action is running. */
    running: { id: string; kind: 'state' | 'copy' } | null;
    changeState: (tool: OwnToolRow) => void;
    duplicate: (tool: OwnToolRow) => void;
  };
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
            {tool.name}
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
      cell: ({ availability, own }) => (
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
      ),
    },
    {
      id: 'price',
      header: i18n.t('Price'),
      align: 'end',
      cell: (tool) => (
        <Price>
          {formatKroner(tool.pricePerDayCents, language)}{' '}
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
      cell: (tool) => {
        const { own } = tool;
        const running = actions?.running?.id === tool.id ? actions.running.kind : null;
        const isPublished = own?.state === 'PUBLISHED';
        const name = <VisuallyHidden lang="da">{tool.name}</VisuallyHidden>;
        return (
          <Actions $gap={2} $justify="end" $wrap={false}>
            <LinkButton
              variant="quiet"
              size="small"
              to={to.tool(tool.id)}
              icon={<Eye aria-hidden="true" />}
            >
              <Word>
                {i18n.t('View ')}
                {name}
              </Word>
            </LinkButton>
            <LinkButton
              variant="quiet"
              size="small"
              to={to.editTool(tool.id)}
              icon={<Pencil aria-hidden="true" />}
            >
              <Word>
                {i18n.t('Edit ')}
                {name}
              </Word>
            </LinkButton>
            {actions && own && (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  icon={
                    isPublished ? (
                      <CirclePause aria-hidden="true" />
                    ) : (
                      <CirclePlay aria-hidden="true" />
                    )
                  }
                  loading={running === 'state'}
                  disabled={actions.running !== null}
                  onClick={() => actions.changeState(own)}
                >
                  <Word>
                    {isPublished ? i18n.t('Pause ') : i18n.t('Publish ')}
                    {name}
                  </Word>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  icon={<Copy aria-hidden="true" />}
                  loading={running === 'copy'}
                  disabled={actions.running !== null}
                  onClick={() => actions.duplicate(own)}
                >
                  <Word>
                    {i18n.t('Duplicate ')}
                    {name}
                  </Word>
                </Button>
              </>
            )}
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onDelete(tool)}
            >
              <Word>
                {i18n.t('Delete ')}
                {name}
              </Word>
            </Button>
          </Actions>
        );
      },
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
