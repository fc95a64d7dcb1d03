import { useLingui } from '@lingui/react';
import { to } from '../../../domain/values/addresses';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Row } from '../../ui/Row';
import * as da from '../content/howItWorks/da.mdx';
import * as en from '../content/howItWorks/en.mdx';
import { blocks } from '../parts/blocks';
import { PageIntro } from '../parts/PageIntro';
import { usePageText } from '../parts/usePageText';
import { CallToAction } from './CallToAction';
import { Step, Steps } from './Steps';

const texts = { da, en };
const components = { ...blocks, CallToAction, Step, Steps };

/** How it works (§2): four steps, three benefits, four questions, and the ways to sign-up and browse. */
export function HowItWorks() {
  const { i18n } = useLingui();
  const { title, lead, body } = usePageText(texts, components);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageContainer>
        <PageIntro title={title} lead={lead} scene="lend">
          <Row>
            <LinkButton to={to.browse()} variant="accent" size="large">
              {i18n.t('Browse tools')}
            </LinkButton>
            <LinkButton to={to.signUp()} variant="secondary" size="large">
              {i18n.t('Create an account')}
            </LinkButton>
          </Row>
        </PageIntro>
      </PageContainer>
      {body}
    </>
  );
}
