import { useLingui } from '@lingui/react';
import type { ToolListing } from '../../../domain/tools/tool';
import { ToolGrid } from '../../tools/parts/ToolGrid';
import { EmptyState } from '../../ui/EmptyState';

interface MemberToolsProps {
  tools: readonly ToolListing[];
  firstName: string;
}

/** The member's listed tools (§2). */
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
      heart="toggle"
    />
  );
}
