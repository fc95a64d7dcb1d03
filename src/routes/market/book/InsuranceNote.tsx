import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { addresses } from '../../../../domain/addresses';
import { Notice } from '../../../ui/Notice';
import { TextLink } from '../../../ui/TextLink';

/** What the flat insurance covers (§9). */
export function InsuranceNote() {
  const { i18n } = useLingui();
  return (
    <Notice tone="neutral" role="note" icon={<ShieldCheck aria-hidden="true" />}>
      {i18n.t('Your rental is insured for up to $1,000 for accidental damage.')}{' '}
      <TextLink to={addresses.insurance}>{i18n.t('Read about the insurance')}</TextLink>
    </Notice>
  );
}
