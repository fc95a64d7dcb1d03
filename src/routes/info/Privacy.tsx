import { DocumentIntro } from '../../features/info/DocumentIntro';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { sections } from './privacy/sections';

/** Privacy policy (§2, §9). */
export function Privacy() {
  return (
    <PageContainer>
      <PageTitle>Privacy policy</PageTitle>
      <DocumentIntro
        title="Privacy policy"
        lead="What we know about you, what we use it for, who sees it, and how you get it back."
        updated="2026-05-01"
      />
      <DocumentPage sections={sections} />
    </PageContainer>
  );
}
