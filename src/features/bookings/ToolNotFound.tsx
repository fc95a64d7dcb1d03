import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** What the booking page shows when the tool does not exist (§2); the tool page shows it too (D15). */
export function ToolNotFound() {
  const { i18n } = useLingui();
  return (
    <PageContainer $width="reading" lang={useScreenLanguage('en')}>
      <PageTitle>{i18n.t('Tool not found')}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={i18n.t('Tool not found')}
        picture="/images/scenes/not-found.svg"
        text={i18n.t("The tool you're looking for doesn't exist.")}
        action={<LinkButton to={addresses.browse}>{i18n.t('Browse Tools')}</LinkButton>}
      />
    </PageContainer>
  );
}
