import { Plus } from 'lucide-react';
import { addresses } from '../../../../domain/addresses';
import type { ToolListing } from '../../../../domain/tool';
import { ToolGrid } from '../../../features/tools/ToolGrid';
import { ToolGridSkeleton } from '../../../features/tools/ToolGridSkeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';

interface OwnToolsProps {
  /** Undefined until they are known. */
  tools: readonly ToolListing[] | undefined;
  loading: boolean;
}

/** The tools of the signed-in person, and the way to one more (§2). */
export function OwnTools({ tools, loading }: OwnToolsProps) {
  const listATool = (
    <LinkButton to={addresses.addTool} icon={<Plus aria-hidden />}>
      List a Tool
    </LinkButton>
  );

  if (!tools) return loading ? <ToolGridSkeleton count={3} label="Loading your tools" /> : null;
  if (tools.length === 0) {
    return (
      <EmptyState
        heading="No tools listed"
        picture="/images/scenes/empty-tools.svg"
        text="Get started by listing your first tool."
        action={listATool}
      />
    );
  }
  return (
    <Stack $gap={5}>
      <Row $justify="end">{listATool}</Row>
      <ToolGrid tools={tools} label="Your tools" language="en" headingLevel={2} />
    </Stack>
  );
}
