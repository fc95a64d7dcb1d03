import { useLingui } from '@lingui/react';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { media } from '../../theme/theme';
import type { ManagedTool } from '../../tools/manage/ManagedTool';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Actions = styled(Row)`
  ${media.belowPhone} {
    flex-wrap: wrap;
  }
`;

interface Props {
  tool: ManagedTool;
  onDelete: (tool: ManagedTool) => void;
}

/** The links and the button of a row in the letter (§2). */
export function GivenToolActions({ tool, onDelete }: Props) {
  const { i18n } = useLingui();
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
        {i18n.t('View ')}
        {name}
      </LinkButton>
      <LinkButton
        variant="quiet"
        size="small"
        to={to.editTool(tool.id)}
        icon={<Pencil aria-hidden="true" />}
      >
        {i18n.t('Edit ')}
        {name}
      </LinkButton>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onDelete(tool)}
      >
        {i18n.t('Delete ')}
        {name}
      </Button>
    </Actions>
  );
}
