import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { LinkButton } from '../../ui/LinkButton';
import { NotFoundPage } from '../../ui/NotFoundPage';

/** Shown when the booking does not exist, or belongs to other members. */
export function BookingNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      heading={i18n.t('Booking not found')}
      text={i18n.t('You have no booking at this link.')}
      action={
        <>
          <LinkButton to={addresses.borrowedTools}>{i18n.t('Borrowed Tools')}</LinkButton>
          <LinkButton to={addresses.dashboard} variant="secondary">
            {i18n.t('Back to dashboard')}
          </LinkButton>
        </>
      }
    />
  );
}
