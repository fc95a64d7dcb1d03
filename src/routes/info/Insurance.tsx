import { useLingui } from '@lingui/react';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageIntro } from '../../features/info/PageIntro';
import { useSource } from '../../store/useSource';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { sections } from './insurance/sections';

/** Insurance (D9): the policy texts of §9 in one place. */
export function Insurance() {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Insurance')}</PageTitle>
      <PageIntro
        title={i18n.t('Insurance')}
        lead={i18n.t(
          'Every booking that is paid through Skuret is insured, so that an accident is a nuisance and not a quarrel.',
        )}
      />
      <DocumentPage sections={sections(i18n, useSource())} />
    </PageContainer>
  );
}
