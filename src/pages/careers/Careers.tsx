import { useLingui } from '@lingui/react';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import * as da from '../content/careers/da.mdx';
import * as en from '../content/careers/en.mdx';
import { blocks } from '../parts/blocks';
import { PageIntro } from '../parts/PageIntro';
import { usePageText } from '../parts/usePageText';
import { Role, Roles } from './Role';

const texts = { da, en };
const components = { ...blocks, Role, Roles };

/** Careers (§2): values, perks and three open roles. */
export function Careers() {
  const { i18n } = useLingui();
  const { title, lead, body } = usePageText(texts, components);
  return (
    <>
      <PageTitle>{i18n.t('Careers')}</PageTitle>
      <PageContainer>
        <PageIntro title={title} lead={lead}>
          <LinkButton to={{ hash: '#open-roles' }} variant="secondary" size="large">
            {i18n.t('See the open roles')}
          </LinkButton>
        </PageIntro>
      </PageContainer>
      {body}
    </>
  );
}
