import { useLingui } from '@lingui/react';
import { addresses } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** Shown when the booking does not exist, or belongs to other members. */
export function BookingNotFound() {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading">
      <PageTitle>{i18n.t('Booking not found')}</PageTitle>
      <EmptyState
        heading={i18n.t('Booking not found')}
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text={i18n.t('There is no booking of yours at this address.')}
        action={
          <>
            <LinkButton to={addresses.borrowedTools}>{i18n.t('Borrowed Tools')}</LinkButton>
            <LinkButton to={addresses.dashboard} variant="secondary">
              {i18n.t('Back to dashboard')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
