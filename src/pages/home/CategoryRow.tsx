import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { allCategories } from '../../../domain/tools/categories';
import { to } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { useCategoriesQuery } from '../../tools/api/catalogueApi';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { CategoryPictogram, Tile } from './CategoryTiles';

const { space } = theme;

/* One row that scrolls sideways where it does not fit. */
const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(6.25rem, 1fr);
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space[4]});
  padding: ${space[5]} ${space[4]} 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space[4]};
  ${media.tablet} {
    margin-inline: calc(-1 * ${space[8]});
    padding-inline: ${space[8]};
  }
`;
const Small = styled(Tile)`
  ${media.tablet} {
    flex-direction: column;
    justify-content: center;
    gap: ${space[1]};
    min-height: 5.5rem;
    padding-inline: ${space[2]};
    font-size: ${theme.fontSize.small};
    text-align: center;
  }
`;

/** All categories in a row, with their pictograms. */
export function CategoryRow() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const { data = allCategories } = useCategoriesQuery();
  return (
    <nav aria-label={i18n.t('Kategorier')}>
      <List>
        {data.map(({ id, name, code }) => (
          <li key={id}>
            <Small to={to.browse({ category: code })}>
              <CategoryPictogram code={code} />
              <span lang={lang}>{i18n.t(name)}</span>
            </Small>
          </li>
        ))}
      </List>
    </nav>
  );
}
