import { useLingui } from '@lingui/react';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { searchTitle } from '../../../domain/search/searchTitle';
import {
  activeFilters,
  chosenCategories,
  noFilters,
  readToolSearch,
  resetFilters,
  toolSearchParams,
} from '../../../domain/search/toolSearch';
import { allCategories } from '../../../domain/tools/categories';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { useCategoriesQuery } from '../../tools/api/catalogueApi';
import { FreeDaysButton } from '../../tools/parts/FreeDaysButton';
import { Heading } from '../../ui/Heading';
import { lazyPart } from '../../ui/lazyPart';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { ActiveFilters } from './ActiveFilters';
import { FilterMenu } from './FilterMenu';
import { FilterSidebar } from './FilterSidebar';
import { ResultBar } from './ResultBar';
import { Results } from './Results';
import { SearchBar } from './SearchBar';
import { SearchDetailsContext } from './SearchDetailsContext';
import { SearchPill } from './SearchPill';
import { ToolMapPart } from './ToolMapPart';
import { useMapOpen } from './useMapOpen';
import { useSettledSearch } from './useSettledSearch';
import { useToolResults } from './useToolResults';

const SaveSearch = lazyPart(async () => (await import('./SaveSearch')).SaveSearch);

/** The title of the page, from the search; `children` is the title of a search for everything. */
function SearchTitle({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const search = useSettledSearch();
  const { data: categories = [] } = useCategoriesQuery();
  const names = chosenCategories(categories, search).map(({ name }) => i18n.t(name));
  const title = searchTitle(search, names, language);
  return title === '' ? children : <PageTitle>{title}</PageTitle>;
}

const { space } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-block-start: ${space[4]};
  ${media.belowTablet} {
    &[data-full] {
      gap: ${space[4]};
      margin-block-start: ${space[1]};
    }
  }
  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    margin-block-start: ${space[6]};
  }
  /* The filters make room for the map: they are behind the button of a narrow screen. */
  ${media.wide} {
    &[data-map] {
      grid-template-columns: minmax(0, 1fr) 45%;
      gap: ${space[5]};
      margin-block-start: ${space[2]};
    }
    &[data-map] > aside {
      display: none;
    }
    /* Two rows of cards are in view. */
    &[data-map] [data-view='grid'] {
      gap: ${space[3]};
      article > :first-child {
        aspect-ratio: 5 / 3;
      }
    }
  }
`;
/* On a phone the pill says the search; its heading is there for the outline and for the focus. */
const Head = styled.div`
  ${media.belowTablet} {
    [data-full] > & {
      margin-block-start: calc(-1 * ${space[5]});
    }
    [data-full] > & > h1 {
      ${visuallyHiddenStyles}
    }
    [data-full] > & > form {
      margin-block: 0;
    }
    [data-full] > & > form > :first-child {
      display: none;
    }
  }
  /* Beside the map one line: the field, and room for the button that saves the search, which comes later. */
  ${media.wide} {
    &:has(~ [data-map]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 10rem;
      align-items: center;
      margin-block-start: calc(-1 * ${space[3]});
      > h1 {
        ${visuallyHiddenStyles}
      }
      > form {
        grid-area: 1 / 1;
        margin: 0;
      }
      > div:not(:empty) {
        height: auto;
      }
    }
  }
`;
const WideOnly = styled.div`
  display: contents;
  ${media.belowTablet} {
    [data-full] & {
      display: none;
    }
  }
`;
const Found = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  ${media.belowTablet} {
    [data-full] > & {
      gap: ${space[2]};
    }
  }
  ${media.wide} {
    [data-map] > & {
      gap: ${space[2]};
    }
  }
`;

/** Searching and browsing (§2). The whole state is in the address (D10). */
export function Browse() {
  const { i18n } = useLingui();
  const [search, change, settled] = useAddressState(readToolSearch, toolSearchParams);
  const { data, isError } = useCategoriesQuery();
  // If the service's list fails, the built-in one keeps the filters usable; the failure has its toast (D16).
  const categories = data ?? (isError ? allCategories : undefined);
  const results = useToolResults(settled, categories);
  const { hasFullSearch } = useDifferences();
  const today = useToday();
  const [isMapOpen] = useMapOpen();
  const isPhone = useMediaQuery(media.belowTablet);
  const heading = useRef<HTMLHeadingElement>(null);

  // The title that the service rendered for this search, until it can be made here.
  const [title] = useScreenState(JSON.stringify(settled), '');
  const [details, setDetails] = useState(false);
  const hasDetails = hasFullSearch && results.count !== null;
  useEffect(() => {
    // A transition, so that a phone can be scrolled meanwhile.
    if (hasDetails) startTransition(() => setDetails(true));
  }, [hasDetails]);

  const active = categories ? activeFilters(categories, search, hasFullSearch) : [];
  const reset = () => change(hasFullSearch ? noFilters : resetFilters);
  const resetFromNothing = () => {
    reset();
    // The pressed button disappears with its message, so the heading takes the focus.
    heading.current?.focus();
  };

  const pageTitle = <PageTitle>{title || i18n.t('Find værktøj')}</PageTitle>;
  const isClean = hasFullSearch && active.length === 0 && search.searchTerm === '';
  const filters = { categories, search, change };
  const saved = details && categories && <SaveSearch categories={categories} />;
  return (
    <PageContainer data-wide="" data-full={hasFullSearch || undefined}>
      <SearchDetailsContext value={details}>
        {details ? <SearchTitle>{pageTitle}</SearchTitle> : pageTitle}
        <Head>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {i18n.t('Find værktøj')}
          </Heading>
          {isPhone ? null : saved}
          <SearchBar value={search.searchTerm} change={change} />
          {hasFullSearch && <SearchPill search={search} today={today} change={change} />}
        </Head>
        <Columns
          data-full={hasFullSearch || undefined}
          data-map={(hasFullSearch && isMapOpen) || undefined}
        >
          <FilterSidebar
            {...filters}
            onReset={isClean ? null : hasFullSearch ? resetFromNothing : reset}
          />
          <Found aria-label={i18n.t('Resultater')}>
            <ResultBar
              search={search}
              change={change}
              count={results.count}
              hasMore={results.hasMore}
              beside={isPhone ? saved : null}
            >
              <FilterMenu
                {...filters}
                activeCount={active.length}
                count={results.count}
                onReset={reset}
              />
              {hasFullSearch && (
                <WideOnly>
                  <FreeDaysButton days={search} today={today} onChoose={change} />
                </WideOnly>
              )}
            </ResultBar>
            <WideOnly>
              <ActiveFilters active={active} change={change} />
            </WideOnly>
            <Results
              results={results}
              search={settled}
              categories={categories}
              onReset={resetFromNothing}
            />
          </Found>
          {details && <ToolMapPart categories={categories} change={change} />}
        </Columns>
      </SearchDetailsContext>
    </PageContainer>
  );
}
