import { useLingui } from '@lingui/react';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { getNextWeekend } from '../../../domain/search/weekend';
import { to } from '../../../domain/values/addresses';
import { useToday } from '../../platform/store/useClock';
import { useSearchOriginQuery } from '../../search/api/placesApi';
import { theme } from '../../theme/theme';
import { useSearchToolsInfiniteQuery } from '../../tools/api/catalogueApi';
import { ToolGrid } from '../../tools/parts/ToolGrid';
import { ToolGridSkeleton } from '../../tools/parts/ToolGridSkeleton';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { TextLink } from '../../ui/TextLink';
import { weekendSearch } from '../api/weekendSearch';
import { FeaturedTools } from './FeaturedTools';

const Part = styled.section`
  padding-block: ${theme.space[8]} ${theme.space[12]};
`;
const Head = styled(Row)`
  margin-block-end: ${theme.space[5]};
`;

const most = 8;

/** Tools within the default distance that are free next weekend; where there are none, the featured tools. */
export function WeekendTools() {
  const { i18n } = useLingui();
  const today = useToday();
  const { currentData: origin } = useSearchOriginQuery('');
  const { data, isError } = useSearchToolsInfiniteQuery(weekendSearch(today));
  const tools = data?.pages.flat().slice(0, most);
  if (isError || tools?.length === 0) return <FeaturedTools />;
  return (
    <Part aria-labelledby="weekend">
      <PageContainer>
        <Head $justify="space-between" $align="baseline">
          <Heading level={2} id="weekend">
            <span>
              {origin
                ? i18n.t('Ledigt nær {place} i weekenden', { place: origin.name })
                : i18n.t('Ledigt i weekenden')}
            </span>
          </Heading>
          <TextLink look="standalone" to={to.browse(getNextWeekend(today))}>
            {i18n.t('Se alt, der er ledigt')} <ArrowRight aria-hidden="true" />
          </TextLink>
        </Head>
        {tools ? (
          <ToolGrid tools={tools} heart="toggle" />
        ) : (
          <ToolGridSkeleton count={most} label={i18n.t('Henter værktøj, der er ledigt')} />
        )}
      </PageContainer>
    </Part>
  );
}
