import { useLingui } from '@lingui/react';
import { ToolShelf } from '../../../features/tools/ToolShelf';
import { useSeenTools } from '../../../store/useSeenTools';
import { Button } from '../../../ui/Button';
import { PageContainer } from '../../../ui/PageContainer';
import { Section } from '../../../ui/Section';

const most = 8;

/**
 * The tools that were viewed lately in this browser. Renders nothing when there are none, or none is listed any more.
 */
export function SeenTools() {
  const { i18n } = useLingui();
  const { tools, clear } = useSeenTools(null);
  if (tools?.length === 0) return null;
  return (
    <Section as="div">
      <PageContainer>
        <ToolShelf
          id="seen-tools"
          heading={i18n.t('Set for nylig')}
          tools={tools?.slice(0, most)}
          waitingLabel={i18n.t('Henter det, du har set for nylig')}
          more={
            <Button variant="quiet" size="small" onClick={clear}>
              {i18n.t('Ryd listen')}
            </Button>
          }
        />
      </PageContainer>
    </Section>
  );
}
