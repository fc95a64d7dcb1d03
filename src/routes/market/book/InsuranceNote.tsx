import { ShieldCheck } from 'lucide-react';
import { addresses } from '../../../../domain/addresses';
import { Notice } from '../../../ui/Notice';
import { TextLink } from '../../../ui/TextLink';

/** What the flat insurance covers (§9). */
export function InsuranceNote() {
  return (
    <Notice tone="neutral" role="note" icon={<ShieldCheck aria-hidden="true" />}>
      Your rental is insured for up to $1,000 for accidental damage.{' '}
      <TextLink to={addresses.insurance}>Read about the insurance</TextLink>
    </Notice>
  );
}
