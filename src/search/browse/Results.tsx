import { useLingui } from '@lingui/react';
import { use } from 'react';
import { activeFilters, type ToolSearch } from '../../../domain/search/toolSearch';
import { useDifferences } from '../../platform/store/useDifferences';
import type { Category } from '../../tools/api/catalogueApi';
import { GrowingToolGrid } from '../../tools/parts/GrowingToolGrid';
import { ToolGridSkeleton } from '../../tools/parts/ToolGridSkeleton';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { lazyPart } from '../../ui/lazyPart';
import { SearchDetailsContext } from './SearchDetailsContext';
import type { ToolResults } from './useToolResults';

const EmptyHint = lazyPart(async () => (await import('./EmptyHint')).EmptyHint);
const SaveSearch = lazyPart(async () => (await import('./SaveSearch')).SaveSearch);
const NearHits = lazyPart(async () => (await import('./NearHits')).NearHits);

interface Props {
  results: ToolResults;
  /** The search of these results. */
  search: ToolSearch;
  /** Undefined until they are there. */
  categories: readonly Pick<Category, 'id' | 'name' | 'code'>[] | undefined;
  onReset: () => void;
}

/**
 * The tools found: loading, none, or a list that grows near its end. A failure has its toast (D16), and the
 * page says it too.
 */
export function Results({ results, search, categories, onReset }: Props) {
  const details = use(SearchDetailsContext);
  const { i18n } = useLingui();
  const { hasFullSearch } = useDifferences();
  const { view } = search;
  const { tools, waiting, stale, busy, hasMore, loadingMore, mayLoadMore, loadMore } = results;
  if (waiting) return <ToolGridSkeleton count={9} view={view} label={i18n.t('Henter værktøj')} />;
  if (results.failed) {
    return (
      <EmptyState
        heading={i18n.t('Værktøjet kunne ikke hentes')}
        text={i18n.t('Tjek din forbindelse, og prøv igen.')}
        action={
          <Button loading={busy} onClick={() => void results.refetch()} data-load-failed="">
            {i18n.t('Prøv igen')}
          </Button>
        }
      />
    );
  }
  if (results.count === null) return null;
  if (tools.length === 0) {
    const words = search.searchTerm.trim();
    if (hasFullSearch && words !== '' && activeFilters(categories ?? [], search).length === 0) {
      return (
        <div aria-busy={busy}>
          <EmptyState
            heading={i18n.t('Ingen låner „{words}“ ud inden for {distanceMax} km endnu', {
              words,
              distanceMax: search.distanceMax,
            })}
            picture="/images/scenes/empty-search.svg"
            text={
              <>
                <p>{i18n.t('Skal vi skrive, når nogen gør?')}</p>
                {details ? <EmptyHint /> : null}
              </>
            }
            action={details && categories ? <SaveSearch categories={categories} isLoud /> : null}
          />
          {details ? <NearHits words={words} /> : null}
        </div>
      );
    }
    return (
      <div aria-busy={busy}>
        <EmptyState
          heading={i18n.t('Intet værktøj fundet')}
          picture="/images/scenes/empty-search.svg"
          text={
            details ? <EmptyHint /> : i18n.t('Prøv et andet ord, eller søg i en større omkreds.')
          }
          action={<Button onClick={onReset}>{i18n.t('Nulstil filtre')}</Button>}
        />
        {details && words !== '' ? <NearHits words={words} /> : null}
      </div>
    );
  }
  return (
    <GrowingToolGrid
      tools={tools}
      label={i18n.t('Værktøj')}
      view={view}
      headingLevel={2}
      eagerCount={2}
      stale={stale}
      heart="toggle"
      days={search.from === null ? undefined : search}
      hasMore={hasMore && !stale}
      moreLabel={i18n.t('Vis flere')}
      byScrolling={mayLoadMore}
      loadingMore={loadingMore}
      onMore={loadMore}
    />
  );
}
