import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { allCategories, type CategoryCode } from '../../../domain/tools/categories';
import { categoryEmoji } from '../../../domain/tools/categoryEmoji';
import { addresses, to } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { useCategoriesQuery } from '../../tools/api/catalogueApi';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { border, color, fontSize, fontWeight, motion, radius, space } = theme;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
`;
export const Tile = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  height: 100%;
  min-height: 6rem;
  padding: ${space[3]} ${space[2]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  font-weight: ${fontWeight.semibold};
  font-size: ${fontSize.small};
  line-height: ${theme.lineHeight.snug};
  text-align: center;
  text-decoration: none;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.edge};
  }
  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-start;
    gap: ${space[3]};
    min-height: ${space[16]};
    padding-inline: ${space[4]};
    font-size: ${fontSize.body};
    text-align: start;
  }
`;
/**
 * Shows a pictogram in place of the emoji (§2), which stays in the markup as text. A mask, so that it takes the colour
 * of the scheme.
 */
const Pictogram = styled.span<{ $name: string }>`
  position: relative;
  flex: none;
  display: block;
  width: ${space[7]};
  height: ${space[7]};
  overflow: hidden;
  color: ${color.primary};
  white-space: nowrap;
  text-indent: 200%;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentColor;
    mask: url('/images/pictograms/${({ $name }) => $name}.svg') center / contain no-repeat;
    forced-color-adjust: none;
  }
`;
const Empty = styled.li`
  min-height: 6rem;
  background: ${color.surface};
  border-radius: ${radius.card};
  opacity: 0.6;
  ${media.tablet} {
    min-height: ${space[16]};
  }
`;

const AllLine = styled.p`
  margin-block-start: ${space[4]};
`;

const tileCount = 3;

const isKnown = (code: string): code is CategoryCode => Object.hasOwn(categoryEmoji, code);

export function CategoryPictogram({ code }: { code: string }) {
  return (
    <Pictogram $name={isKnown(code) ? code : 'toolbox'} aria-hidden="true">
      {isKnown(code) ? categoryEmoji[code] : '🧰'}
    </Pictogram>
  );
}

/** The first three categories as shortcuts of the letter (§2, §9). */
export function CategoryTiles() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const { data, isError } = useCategoriesQuery();
  const categories = (data ?? (isError ? allCategories : [])).slice(0, tileCount);
  return (
    <nav aria-label={i18n.t('Kategorier')}>
      <Tiles aria-busy={data === undefined && !isError}>
        {categories.map((category) => (
          <li key={category.id}>
            <Tile to={to.browse({ category: category.code })}>
              <CategoryPictogram code={category.code} />
              <span lang={lang}>{i18n.t(category.name)}</span>
            </Tile>
          </li>
        ))}
        {categories.length === 0 && data === undefined
          ? ['first', 'second', 'third'].map((place) => <Empty key={place} aria-hidden="true" />)
          : null}
      </Tiles>
      <AllLine>
        <TextLink look="standalone" to={addresses.categories}>
          {i18n.t('Se alle kategorier')}
        </TextLink>
      </AllLine>
    </nav>
  );
}
