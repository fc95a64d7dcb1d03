import { DocumentIntro } from '../../features/info/DocumentIntro';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { sections } from './terms/sections';

/** Terms of service (§2). */
export function Terms() {
  return (
    <PageContainer>
      <PageTitle>Terms of service</PageTitle>
      <DocumentIntro
        title="Terms of service"
        lead="What you can expect from us, and from each other. Written to be read: if a sentence is unclear, ask us what it means."
        updated="2026-05-01"
      />
      <DocumentPage sections={sections} />
    </PageContainer>
  );
}
