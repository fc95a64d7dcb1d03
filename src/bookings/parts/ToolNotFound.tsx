import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { LinkButton } from '../../ui/LinkButton';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The booking page of an unknown tool (§2); the tool page shows it too (D15). */
export function ToolNotFound() {
  const { i18n } = useLingui();
  return (
    <NotFoundPage
      lang={useScreenLanguage('en')}
      heading={i18n.t('Tool not found')}
      text={i18n.t("The tool you're looking for doesn't exist.")}
      action={<LinkButton to={addresses.browse}>{i18n.t('Browse Tools')}</LinkButton>}
    />
  );
}
