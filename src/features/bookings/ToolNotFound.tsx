import { addresses } from '../../../domain/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';

/** The screen of the booking page for a tool that there is not (§2); the tool page shows it too (D15). */
export function ToolNotFound() {
  return (
    <PageContainer $width="reading" lang="en">
      <PageTitle>Tool not found</PageTitle>
      <EmptyState
        headingLevel={1}
        heading="Tool not found"
        picture="/images/scenes/not-found.svg"
        text="The tool you're looking for doesn't exist."
        action={<LinkButton to={addresses.browse}>Browse Tools</LinkButton>}
      />
    </PageContainer>
  );
}
