import { useLingui } from '@lingui/react';
import { addresses } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** Shown when the id in the address belongs to no known member. */
export function MemberNotFound() {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading">
      <PageTitle>{i18n.t('Member not found')}</PageTitle>
      <EmptyState
        heading={i18n.t('Member not found')}
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text={i18n.t(
          'Nobody with a public profile lives at this address. They may have left Skuret, or the link is not complete.',
        )}
        action={<LinkButton to={addresses.browse}>{i18n.t('Browse Tools')}</LinkButton>}
      />
    </PageContainer>
  );
}
