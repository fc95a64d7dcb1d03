import { useLingui } from '@lingui/react';
import { DocumentIntro } from '../../features/info/DocumentIntro';
import { DocumentPage } from '../../features/info/DocumentPage';
import { useSource } from '../../store/useSource';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { sections } from './privacy/sections';

/** Privacy policy (§2, §9). */
export function Privacy() {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Privacy policy')}</PageTitle>
      <DocumentIntro
        title={i18n.t('Privacy policy')}
        lead={i18n.t(
          'What we know about you, what we use it for, who sees it, and how you get it back.',
        )}
        updated={isLive ? '2026-11-25' : '2026-05-01'}
      />
      <DocumentPage sections={sections(i18n, isLive)} />
    </PageContainer>
  );
}
