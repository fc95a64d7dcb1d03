import { DocumentPage } from '../../features/info/DocumentPage';
import { PageIntro } from '../../features/info/PageIntro';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { sections } from './insurance/sections';

/** Insurance (D9): the policy texts of §9 in one place. */
export function Insurance() {
  return (
    <PageContainer>
      <PageTitle>Insurance</PageTitle>
      <PageIntro
        title="Insurance"
        lead="Every booking that is paid through Skuret is insured, so that an accident is a nuisance and not a quarrel."
      />
      <DocumentPage sections={sections} />
    </PageContainer>
  );
}
