import { useLingui } from '@lingui/react';
import { addresses, to } from '../../../domain/values/addresses';
import { GivenPricing } from '../../letter/pricing/GivenPricing';
import { useDifferences } from '../../platform/store/useDifferences';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import * as da from '../content/pricing/da.mdx';
import * as en from '../content/pricing/en.mdx';
import { blocks } from '../parts/blocks';
import { DocumentTable } from '../parts/DocumentTable';
import { getLoanExample } from '../parts/loanExample';
import { PageIntro } from '../parts/PageIntro';
import { usePageText } from '../parts/usePageText';

const texts = { da, en };
const components = { ...blocks, Table: DocumentTable };

/** The price of a loan and the owner's earning, with an example. */
function LoanPrices() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { title, lead, body } = usePageText(texts, components, {
    example: getLoanExample(language),
  });
  return (
    <>
      <PageTitle>{i18n.t('Pricing')}</PageTitle>
      <PageContainer>
        <PageIntro title={title} lead={lead}>
          <Row>
            <LinkButton to={to.browse()} variant="accent" size="large">
              {i18n.t('Browse tools')}
            </LinkButton>
            <LinkButton to={addresses.addTool} variant="secondary" size="large">
              {i18n.t('List a tool')}
            </LinkButton>
          </Row>
        </PageIntro>
      </PageContainer>
      {body}
    </>
  );
}

/** Pricing (§2): what a loan costs, or in the letter the plans. */
export function Pricing() {
  return useDifferences().hasGivenTexts ? <GivenPricing /> : <LoanPrices />;
}
