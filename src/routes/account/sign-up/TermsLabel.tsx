import { useLingui } from '@lingui/react';
import { addresses } from '../../../../domain/addresses';
import { TextLink } from '../../../ui/TextLink';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** The label of the terms. The two pages open in a new tab, so that nothing typed is lost. */
export function TermsLabel() {
  const { i18n } = useLingui();
  return (
    <>
      {i18n.t('Jeg accepterer')}{' '}
      <TextLink to={addresses.terms} target="_blank">
        {i18n.t('vilkårene')}
        <VisuallyHidden>{i18n.t(' (åbner i en ny fane)')}</VisuallyHidden>
      </TextLink>{' '}
      {i18n.t('og')}{' '}
      <TextLink to={addresses.privacy} target="_blank">
        {i18n.t('privatlivspolitikken')}
        <VisuallyHidden>{i18n.t(' (åbner i en ny fane)')}</VisuallyHidden>
      </TextLink>
    </>
  );
}
