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
  if (tools.length === 0) {
    return (
      <EmptyState
        heading="No tools listed"
        picture="/images/scenes/empty-tools.svg"
        text={`${firstName} has nothing to lend right now.`}
      />
    );
  }
  return (
    <ToolGrid
      tools={tools}
      columns="three"
      label="Tools"
      language="en"
      headingLevel={2}
      renderHeart={renderHeart}
    />
  );
}
