import { useLingui } from '@lingui/react';
import type { ToolListing } from '../../../../domain/tool';
import { HeartButton } from '../../../features/tools/HeartButton';
import { ToolGrid } from '../../../features/tools/ToolGrid';
import { useHeart } from '../../../store/useFavourites';
import { EmptyState } from '../../../ui/EmptyState';

/** Reads one tool's heart, so that pressing it renders one heart only. */
function SavedHeart({ tool }: { tool: ToolListing }) {
  return <HeartButton toolName={tool.name} language="en" {...useHeart(tool, 'en')} />;
}
const renderHeart = (tool: ToolListing) => <SavedHeart tool={tool} />;

interface MemberToolsProps {
  tools: readonly ToolListing[];
  firstName: string;
}

/** What the member lends (§2). */
export function MemberTools({ tools, firstName }: MemberToolsProps) {
  const { i18n } = useLingui();
  if (tools.length === 0) {
    return (
      <EmptyState
        heading={i18n.t('No tools listed')}
        picture="/images/scenes/empty-tools.svg"
        text={i18n.t('{firstName} has nothing to lend right now.', { firstName })}
      />
    );
  }
  return (
    <ToolGrid
      tools={tools}
      columns="three"
      label={i18n.t('Tools')}
      language="en"
      headingLevel={2}
      renderHeart={renderHeart}
    />
  );
}
