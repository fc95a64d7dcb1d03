import { addresses } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** An address of nobody we know. */
export function MemberNotFound() {
  return (
    <PageContainer $width="reading">
      <PageTitle>Member not found</PageTitle>
      <EmptyState
        heading="Member not found"
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text="Nobody with a public profile lives at this address. They may have left Skuret, or the link is not complete."
        action={<LinkButton to={addresses.browse}>Browse Tools</LinkButton>}
      />
    </PageContainer>
  );
}
