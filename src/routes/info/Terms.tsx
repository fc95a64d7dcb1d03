import { useLingui } from '@lingui/react';
import { DocumentIntro } from '../../features/info/DocumentIntro';
import { DocumentPage } from '../../features/info/DocumentPage';
import { useSource } from '../../store/useSource';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { sections } from './terms/sections';

/** Terms of service (§2). */
export function Terms() {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Terms of service')}</PageTitle>
      <DocumentIntro
        title={i18n.t('Terms of service')}
        lead={i18n.t(
          'What you can expect from us, and from each other. Written to be read: if a sentence is unclear, ask us what it means.',
        )}
        updated="2026-05-01"
      />
      <DocumentPage sections={sections(i18n, useSource())} />
    </PageContainer>
  );
}
