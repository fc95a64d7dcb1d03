import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import {
  type CategoryCard,
  categoryCards,
  givenCategoryCards,
} from '../../pages/content/categoryCards';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { useCategoryCountsQuery } from '../../tools/api/catalogueApi';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { useScreenState } from '../../ui/useScreenState';
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
  const { hasGivenTexts } = useDifferences();
  const [typed, setTyped] = useScreenState('category search', '');
  const words = typed.trim().toLowerCase();
  const isFound = ({ name, description, examples }: CategoryCard) =>
    [name, description, ...examples].some((text) => i18n.t(text).toLowerCase().includes(words));
  // In the letter the field has no behaviour, as given (§2): typing in it changes nothing.
  const shown = hasGivenTexts ? givenCategoryCards : categoryCards.filter(isFound);
  return (
    <PageContainer title={i18n.t('Categories')}>
      <Head>
        <Heading level={1}>{i18n.t('Categories')}</Heading>
        <Text $size="lead" $tone="muted">
          {i18n.t('Pick a kind of tool and see who lends it near you.')}
        </Text>
        <TextField
          type="search"
          label={i18n.t('Search categories')}
          hideLabel
          placeholder={i18n.t('Search categories')}
          autoComplete="off"
          icon={<Search />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Head>
      <Grid as="ul" $desktopColumns={2} $gap={4}>
        {shown.map((card) => (
          <CategoryCardLink key={card.name} card={card} toolCount={counts?.[card.name]} />
        ))}
      </Grid>
      {shown.length === 0 ? (
        <Text role="status">
          {i18n.t('No category has that word.')}{' '}
          <TextLink to={to.browse({ q: typed.trim() })}>{i18n.t('Search all tools')}</TextLink>
        </Text>
      ) : null}
    </PageContainer>
  );
}
