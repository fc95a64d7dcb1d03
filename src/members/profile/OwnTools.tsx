import { useLingui } from '@lingui/react';
import { Plus } from 'lucide-react';
import type { ToolListing } from '../../../domain/tools/tool';
import { addresses } from '../../../domain/values/addresses';
import { ToolGrid } from '../../tools/parts/ToolGrid';
import { ToolGridSkeleton } from '../../tools/parts/ToolGridSkeleton';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';

interface OwnToolsProps {
  /** Undefined until they are known. */
  tools: readonly ToolListing[] | undefined;
  loading: boolean;
}

/** The tools of the signed-in member, with a link to list another (§2). */
export function OwnTools({ tools, loading }: OwnToolsProps) {
  const { i18n } = useLingui();
  const listATool = (
    <LinkButton to={addresses.addTool} icon={<Plus aria-hidden />}>
      {i18n.t('List a Tool')}
    </LinkButton>
  );

  if (!tools)
    return loading ? <ToolGridSkeleton count={3} label={i18n.t('Loading your tools')} /> : null;
  if (tools.length === 0) {
    return (
      <EmptyState
        heading={i18n.t('No tools listed')}
        picture="/images/scenes/empty-tools.svg"
        text={i18n.t('Get started by listing your first tool.')}
        action={listATool}
      />
    );
  }
  return (
    <Stack $gap={5}>
      <Row $justify="end">{listATool}</Row>
      <ToolGrid tools={tools} label={i18n.t('Your tools')} language="en" headingLevel={2} />
    </Stack>
  );
}
