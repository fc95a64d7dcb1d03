import { useLingui } from '@lingui/react';
import { useSimilarToolsQuery } from '../../tools/api/similarApi';
import { ToolShelf } from '../../tools/parts/ToolShelf';

/** Tools like the one that was not borrowed. After a failure the page is complete without them. */
export function SimilarTools({ toolId }: { toolId: string }) {
  const { i18n } = useLingui();
  const { currentData: similar, isError } = useSimilarToolsQuery(toolId);
  return (
    <ToolShelf
      id="similar-tools"
      heading={i18n.t('Similar tools')}
      tools={isError ? [] : similar}
      waitingLabel={i18n.t('Loading similar tools')}
    />
  );
}
