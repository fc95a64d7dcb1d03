import { TriangleAlert } from 'lucide-react';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageIntro } from '../../features/info/PageIntro';
import { Notice } from '../../ui/Notice';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { TextLink } from '../../ui/TextLink';
import { sections } from './safety/sections';

/** Safety (§2): advice for borrower and owner. */
export function Safety() {
  return (
    <PageContainer>
      <PageTitle>Safety</PageTitle>
      <PageIntro
        title="Safety"
        lead="Tools have edges, and strangers are strangers until you have met. A few habits take care of most of it."
      />
      <DocumentPage sections={sections}>
        <Notice tone="warning" role="note" icon={<TriangleAlert aria-hidden="true" />}>
          In an emergency call <TextLink href="tel:112">112</TextLink>.
        </Notice>
      </DocumentPage>
    </PageContainer>
  );
}
