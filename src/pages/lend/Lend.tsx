import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import * as da from '../content/lend/da.mdx';
import * as en from '../content/lend/en.mdx';
import { blocks } from '../parts/blocks';
import { getLoanExample } from '../parts/loanExample';
import { PageIntro } from '../parts/PageIntro';
import { usePageText } from '../parts/usePageText';

const texts = { da, en };

/** The page for future owners: earnings, payments, insurance and the steps of a loan. */
export function Lend() {
  const { i18n } = useLingui();
  const { title, lead, body } = usePageText(texts, blocks, {
    example: getLoanExample(useScreenLanguage('en')),
  });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageContainer>
        <PageIntro title={title} lead={lead} scene="lend">
          <Row>
            <LinkButton to={addresses.addTool} variant="accent" size="large">
              {i18n.t('List a tool')}
            </LinkButton>
          </Row>
        </PageIntro>
      </PageContainer>
      {body}
    </>
  );
}
