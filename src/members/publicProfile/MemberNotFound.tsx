import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { LinkButton } from '../../ui/LinkButton';
import { NotFoundPage } from '../../ui/NotFoundPage';

/** Shown when the id in the address belongs to no known member. */
export function MemberNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      heading={i18n.t('Member not found')}
      text={i18n.t(
        'We cannot find a profile at this address. The member may have left Skuret, or the link is incomplete.',
      )}
      action={<LinkButton to={addresses.browse}>{i18n.t('Browse Tools')}</LinkButton>}
    />
  );
}
