import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { categoryCards } from '../../pages/content/categoryCards';
import { theme } from '../../theme/theme';
import { useCategoryCountsQuery } from '../../tools/api/catalogueApi';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { CategoryCardLink } from './CategoryCardLink';

const { space } = theme;

const Head = styled.header`
  display: grid;
  gap: ${space[4]};
  max-width: ${theme.width.reading};
  margin-block-end: ${space[8]};
`;

/** All that can be borrowed, by kind (§2). */
export function Categories() {
  const { i18n } = useLingui();
  const { data: counts } = useCategoryCountsQuery();
  return (
    <PageContainer title={i18n.t('Categories')}>
      <Head>
        <Heading level={1}>{i18n.t('Categories')}</Heading>
        <Text $size="lead" $tone="muted">
          {i18n.t('Pick a kind of tool and see who lends it near you.')}
        </Text>
        {/* No behaviour, as given (§2): typing in it changes nothing. */}
        <TextField
          type="search"
          label={i18n.t('Search categories')}
          hideLabel
          placeholder={i18n.t('Search categories')}
          autoComplete="off"
          icon={<Search />}
        />
      </Head>
      <Grid as="ul" $desktopColumns={2} $gap={4}>
        {categoryCards.map((card) => (
          <CategoryCardLink key={card.name} card={card} toolCount={counts?.[card.name]} />
        ))}
      </Grid>
    </PageContainer>
  );
}
