import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { useFeaturedToolsQuery } from '../../tools/api/catalogueApi';
import { ToolGrid } from '../../tools/parts/ToolGrid';
import { ToolGridSkeleton } from '../../tools/parts/ToolGridSkeleton';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';

const Head = styled(Row)`
  margin-block-end: ${theme.space[6]};
`;

/** Up to six featured tools (§2, §9): the service's, or in the letter the built-in ones. */
export function FeaturedTools() {
  const { i18n } = useLingui();
  const { data: tools } = useFeaturedToolsQuery();
  // No tool is listed yet.
  if (tools?.length === 0) return null;
  return (
    <Section aria-labelledby="featured" $ground="surface">
      <PageContainer>
        <Head $justify="space-between" $align="baseline">
          <Heading level={2} id="featured">
            {i18n.t('Udvalgt værktøj')}
          </Heading>
          <TextLink look="standalone" to={addresses.browse}>
            {i18n.t('Se alt værktøj')} <ArrowRight aria-hidden="true" />
          </TextLink>
        </Head>
        {tools ? (
          <ToolGrid tools={tools} columns="three" heart="toggle" />
        ) : (
          <ToolGridSkeleton count={6} columns="three" label={i18n.t('Henter udvalgt værktøj')} />
        )}
      </PageContainer>
    </Section>
  );
}
