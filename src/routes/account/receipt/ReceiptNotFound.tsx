import { useLingui } from '@lingui/react';
import { addresses } from '../../../../domain/addresses';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';

/** Shown when the booking does not exist, or when the person is neither its borrower nor its owner. */
export function ReceiptNotFound() {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading">
      <PageTitle>{i18n.t('Kvitteringen findes ikke')}</PageTitle>
      <EmptyState
        heading={i18n.t('Kvitteringen findes ikke')}
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text={i18n.t('Der er ingen booking af dine på denne adresse.')}
        action={
          <LinkButton to={`${addresses.dashboard}?tab=loans`}>{i18n.t('Se dine lån')}</LinkButton>
        }
      />
    </PageContainer>
  );
}
