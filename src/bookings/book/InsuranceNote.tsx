import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { addresses } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { Callout } from '../../ui/Callout';
import { TextLink } from '../../ui/TextLink';

/** The cover of the flat insurance (§9). */
export function InsuranceNote() {
  const { i18n } = useLingui();
  return (
    <Callout tone="neutral" role="note" icon={<ShieldCheck aria-hidden="true" />}>
      {i18n.t(
        useDifferences().hasGivenTexts
          ? /*i18n*/ 'Your rental is insured for up to $1,000 for accidental damage.'
          : /*i18n*/ 'The insurance covers damage up to 5,000\u00a0kr.',
      )}{' '}
      <TextLink to={addresses.insurance}>{i18n.t('Read about the insurance')}</TextLink>
    </Callout>
  );
}
