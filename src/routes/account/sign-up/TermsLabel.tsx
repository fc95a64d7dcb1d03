import { addresses } from '../../../../domain/addresses';
import { TextLink } from '../../../ui/TextLink';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** What is agreed to. The two pages open beside the form, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <>
      Jeg accepterer{' '}
      <TextLink to={addresses.terms} target="_blank">
        vilkårene
        <VisuallyHidden> (åbner i en ny fane)</VisuallyHidden>
      </TextLink>{' '}
      og{' '}
      <TextLink to={addresses.privacy} target="_blank">
        privatlivspolitikken
        <VisuallyHidden> (åbner i en ny fane)</VisuallyHidden>
      </TextLink>
    </>
  );
}
