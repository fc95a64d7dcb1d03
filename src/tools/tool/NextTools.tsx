import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { TextLink } from '../../ui/TextLink';
import { useOwnerToolsQuery, useSimilarToolsQuery } from '../api/similarApi';
import type { ToolDetail } from '../api/toolApi';
import { useSeenTools } from '../hooks/useSeenTools';
import { ToolShelf } from '../parts/ToolShelf';

const { border, color, space } = theme;

const Shelves = styled.div`
  display: grid;
  gap: ${space[10]};
  min-width: 0;
  &:not(:empty) {
    margin-block-start: ${space[10]};
    padding-block-start: ${space[10]};
    border-block-start: ${border.line} solid ${color.line};
  }
`;

const most = 8;

interface Props {
  tool: Pick<ToolDetail, 'id' | 'owner'>;
  /** True for the person's own tool: they know what else they lend. */
  own: boolean;
}

/** Other tools to look at: similar ones, others of the same owner, and recently viewed ones. */
export function NextTools({ tool: { id, owner }, own }: Props) {
  const { i18n } = useLingui();
  const { currentData: similar, isError: withoutSimilar } = useSimilarToolsQuery(id);
  const { currentData: ofOwner, isError: withoutOwn } = useOwnerToolsQuery(owner.id, { skip: own });
  const seen = useSeenTools(id);
  const others = ofOwner?.filter((tool) => tool.id !== id);
  const [firstName = owner.name] = owner.name.split(' ');
  return (
    <Shelves data-print="hide">
      <ToolShelf
        id="similar-tools"
        heading={i18n.t('Lignende værktøj')}
        // After a failure the page is complete without it.
        tools={withoutSimilar ? [] : similar}
        waitingLabel={i18n.t('Henter lignende værktøj')}
      />
      <ToolShelf
        id="owner-tools"
        heading={i18n.t('Mere fra {firstName}', { firstName })}
        tools={own || withoutOwn ? [] : others?.slice(0, most)}
        waitingLabel={i18n.t('Henter mere fra {firstName}', { firstName })}
        more={
          <TextLink look="standalone" to={to.publicProfile(owner.id)}>
            {i18n.t('Se profilen')}
          </TextLink>
        }
      />
      <ToolShelf
        id="seen-tools"
        heading={i18n.t('Set for nylig')}
        tools={seen.tools?.slice(0, most)}
        waitingLabel={i18n.t('Henter det, du har set for nylig')}
        more={
          <Button variant="quiet" size="small" onClick={seen.clear}>
            {i18n.t('Ryd listen')}
          </Button>
        }
      />
    </Shelves>
  );
}
