import { useLingui } from '@lingui/react';
import { CirclePause, CirclePlay, Copy, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { LinkButton } from '../../ui/LinkButton';
import { MoreMenu } from '../../ui/MoreMenu';
import { Row } from '../../ui/Row';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { OwnToolRow } from '../api/lendingApi';
import type { ManagedTool } from './ManagedTool';

/* Above the link of the row. */
const Actions = styled(Row)`
  position: relative;
`;

export interface ToolRowActions {
  /** The tool whose action is running. */
  running: { id: string; kind: 'state' | 'copy' } | null;
  changeState: (tool: OwnToolRow) => void;
  duplicate: (tool: OwnToolRow) => void;
}

interface Props {
  tool: ManagedTool;
  own: OwnToolRow;
  onDelete: (tool: ManagedTool) => void;
  actions: ToolRowActions;
}

/** The link to the form and the menu of a row. */
export function ToolActions({ tool, own, onDelete, actions }: Props) {
  const { i18n } = useLingui();
  const isPublished = own.state === 'PUBLISHED';
  const isRunning = actions.running !== null;
  return (
    <Actions $gap={1} $justify="end" $wrap={false}>
      <LinkButton variant="quiet" size="small" to={to.editTool(tool.id)}>
        {i18n.t('Edit ')}
        <VisuallyHidden>
          <bdi lang="da">{tool.name}</bdi>
        </VisuallyHidden>
      </LinkButton>
      <MoreMenu
        name={`of tool ${tool.id}`}
        label={i18n.t('More for {name}', { name: tool.name })}
        size="small"
        items={[
          {
            label: isPublished ? i18n.t('Pause') : i18n.t('Publish'),
            icon: isPublished ? (
              <CirclePause aria-hidden="true" />
            ) : (
              <CirclePlay aria-hidden="true" />
            ),
            disabled: isRunning,
            onSelect: () => actions.changeState(own),
          },
          {
            label: i18n.t('Duplicate'),
            icon: <Copy aria-hidden="true" />,
            disabled: isRunning,
            onSelect: () => actions.duplicate(own),
          },
          {
            label: i18n.t('Delete'),
            icon: <Trash2 aria-hidden="true" />,
            onSelect: () => onDelete(tool),
          },
        ]}
      />
    </Actions>
  );
}
