import { useLingui } from '@lingui/react';
import { TriangleAlert } from 'lucide-react';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageIntro } from '../../features/info/PageIntro';
import { RichText } from '../../features/info/RichText';
import { Callout } from '../../ui/Callout';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { TextLink } from '../../ui/TextLink';
import { sections } from './safety/sections';

/** Safety (§2): advice for borrower and owner. */
export function Safety() {
  const { i18n } = useLingui();
  return (
    <PageContainer>
      <PageTitle>{i18n.t('Safety')}</PageTitle>
      <PageIntro
        title={i18n.t('Safety')}
        lead={i18n.t(
          'Tools have edges, and strangers are strangers until you have met. A few habits take care of most of it.',
        )}
      />
      <DocumentPage sections={sections(i18n)}>
        <Callout tone="warning" role="note" icon={<TriangleAlert aria-hidden="true" />}>
          <RichText
            text={i18n.t('In an emergency call <link>112</link>.')}
            parts={{ link: (words) => <TextLink href="tel:112">{words}</TextLink> }}
          />
        </Callout>
      </DocumentPage>
    </PageContainer>
  );
}
