import { useLingui } from '@lingui/react';
import { CirclePause, CirclePlay, Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { VisuallyHidden, visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import type { OwnToolRow } from '../api/lendingApi';
import type { ManagedTool } from './ManagedTool';

/** Between a phone, where each row is a card, and a desktop, buttons have only room for their icons. */
export const narrowTable = `${media.tablet} and ${media.belowDesktop.replace('@media ', '')}`;

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

export interface ToolRowActions {
  /** The tool whose action is running. */
  running: { id: string; kind: 'state' | 'copy' } | null;
  changeState: (tool: OwnToolRow) => void;
  duplicate: (tool: OwnToolRow) => void;
}

interface Props {
  tool: ManagedTool;
  onDelete: (tool: ManagedTool) => void;
  actions: ToolRowActions | undefined;
}

/** The links and buttons of a row. */
export function ToolActions({ tool, onDelete, actions }: Props) {
  const { i18n } = useLingui();
  const { own } = tool;
  const running = actions?.running?.id === tool.id ? actions.running.kind : null;
  const isPublished = own?.state === 'PUBLISHED';
  const name = (
    <VisuallyHidden>
      <bdi lang="da">{tool.name}</bdi>
    </VisuallyHidden>
  );
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
              isPublished ? <CirclePause aria-hidden="true" /> : <CirclePlay aria-hidden="true" />
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
}
