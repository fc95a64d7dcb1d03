import { useLingui } from '@lingui/react';
import { addresses } from '../../../../domain/addresses';
import { LinkButton } from '../../../ui/LinkButton';
import { NotFoundPage } from '../../../ui/NotFoundPage';

/** Shown when the booking does not exist, or when the person is neither its borrower nor its owner. */
export function ReceiptNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      heading={i18n.t('Kvitteringen findes ikke')}
      text={i18n.t('Der er ingen booking af dine på denne adresse.')}
      action={
        <LinkButton to={`${addresses.dashboard}?tab=loans`}>{i18n.t('Se dine lån')}</LinkButton>
      }
    />
  );
}
