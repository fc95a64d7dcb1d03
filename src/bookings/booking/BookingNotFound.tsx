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
      text={i18n.t(
        'We cannot find a booking of yours at this link. It may belong to another account.',
      )}
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
