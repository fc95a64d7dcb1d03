import { useLingui } from '@lingui/react';
import { use } from 'react';
import styled from 'styled-components';
import {
  cappedPriceMin,
  chosenCategories,
  defaultToolSearch,
  flooredPriceMax,
  searchLimits,
  type ToolSearch,
  withCategoryToggled,
} from '../../../domain/search/toolSearch';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { theme } from '../../theme/theme';
import type { Category } from '../../tools/api/catalogueApi';
import { Checkbox } from '../../ui/Checkbox';
import { FieldGroup } from '../../ui/FieldGroup';
import { Grid } from '../../ui/Grid';
import { RangeSlider } from '../../ui/RangeSlider';
import { RatingChoice } from '../../ui/RatingChoice';
import { Skeleton } from '../../ui/Skeleton';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { ChoiceCount } from './ChoiceCount';
import { PriceBands } from './PriceBands';
import { PriceField } from './PriceField';
import { RatingCounts } from './RatingCounts';
import { SearchDetailsContext } from './SearchDetailsContext';
import { useFacetsAskedBeside } from './useFacets';

/* Out of the flow, at the end of the line: nothing moves when it appears. */
const End = styled.span`
  position: absolute;
  inset-inline-end: 0;
  label:has(&[data-none]):not(:has(:checked)) {
    color: ${theme.color.muted};
  }
`;

/** How many tools the search would find in one category alone. The price bands of the same panel ask for the counts. */
function CategoryCount({ id }: { id: number }) {
  const { facets, stale } = useFacetsAskedBeside();
  const found = facets?.categoryCounts.find(({ categoryId }) => categoryId === id);
  return (
    facets &&
    found && (
      <End data-none={found.count === 0 || undefined}>
        <ChoiceCount count={found.count} hasMore={facets.hasMore} stale={stale} />
      </End>
    )
  );
}

const { border, color, space, target } = theme;

/* Draws its own line: a legend would lie on the border of its fieldset. */
const Group = styled.div`
  position: relative;
  padding-block: ${space[5]};
  border-block-start: ${border.line} solid ${color.line};
  &:first-child {
    padding-block-start: ${space[3]};
    border-block-start: 0;
  }
`;
/* Reserves room for the price bands, which come after the results. */
const Bands = styled.div`
  [data-full] & {
    min-height: calc(${target.small} * 3.45);
  }
`;
const Waiting = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export interface FilterPanelProps {
  /** Undefined until they have loaded. */
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[] | undefined;
  search: ToolSearch;
  change: ChangeAddressState<ToolSearch>;
}

/** The filters of §2, in the sidebar or in the drawer of a phone. Typing and sliding are debounced, ticks are not. */
export function FilterPanel({ categories, search, change }: FilterPanelProps) {
  const details = use(SearchDetailsContext);
  const { i18n } = useLingui();
  const { priceCentsMin, priceCentsMax, distanceMax, ratingMin } = search;
  const lang = useScreenLanguage('en');
  const stars = (count: number) =>
    count === 1 ? i18n.t('Mindst 1 stjerne') : i18n.t('Mindst {count} stjerner', { count });
  const chosen = chosenCategories(categories ?? [], search);
  return (
    <div>
      <Group>
        <FieldGroup label={i18n.t('Kategorier')}>
          {categories === undefined ? (
            <Waiting aria-busy="true">
              {defaultLines.map((line) => (
                <Skeleton key={line} $width={line} $height="1.25em" />
              ))}
            </Waiting>
          ) : (
            <div>
              {categories.map((category) => (
                <Checkbox
                  key={category.id}
                  label={
                    <>
                      <span lang={lang}>{i18n.t(category.name)}</span>
                      {details && <CategoryCount id={category.id} />}
                    </>
                  }
                  checked={chosen.includes(category)}
                  onChange={() =>
                    change({ categories: withCategoryToggled(categories, search, category) })
                  }
                />
              ))}
            </div>
          )}
        </FieldGroup>
      </Group>
      <Group>
        <FieldGroup label={i18n.t('Pris pr. dag')}>
          <Grid $columns={2} $gap={3}>
            <PriceField
              label={i18n.t('Min. pris')}
              cents={priceCentsMin}
              emptyCents={defaultToolSearch.priceCentsMin}
              bounded={(cents) => cappedPriceMin(cents, search)}
              onChange={(cents) => change({ priceCentsMin: cents }, 'paused')}
            />
            <PriceField
              label={i18n.t('Maks. pris')}
              cents={priceCentsMax}
              emptyCents={defaultToolSearch.priceCentsMax}
              bounded={(cents) => flooredPriceMax(cents, search)}
              onChange={(cents) => change({ priceCentsMax: cents }, 'paused')}
            />
          </Grid>
          <Bands>{details && <PriceBands search={search} change={change} />}</Bands>
        </FieldGroup>
      </Group>
      <Group>
        <RangeSlider
          label={i18n.t('Afstand')}
          min={searchLimits.distance.min}
          max={searchLimits.distance.max}
          value={distanceMax}
          valueText={`${distanceMax} km`}
          onChange={(kilometres) => change({ distanceMax: kilometres }, 'paused')}
        />
      </Group>
      <Group>
        <RatingChoice
          label={i18n.t('Bedømmelse')}
          optionLabel={stars}
          clearLabel={i18n.t('Alle')}
          value={ratingMin}
          onChange={(rating) => change({ ratingMin: rating })}
        />
        {details && <RatingCounts />}
      </Group>
    </div>
  );
}

const defaultLines = ['60%', '75%', '55%', '40%', '50%', '45%', '65%', '70%'];
