import { useLingui } from '@lingui/react';
import { Heart } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import {
  favouriteCategories,
  filterFavourites,
  prepareSearch,
  readFavouritesAddress,
} from '../../../domain/tools/favourites';
import type { ToolListing } from '../../../domain/tools/tool';
import { addresses } from '../../../domain/values/addresses';
import { useAddressState } from '../../platform/store/useAddressState';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { useFavouriteList } from '../hooks/useFavourites';
import { ToolGridSkeleton } from '../parts/ToolGridSkeleton';
import { FavouriteFilters } from './FavouriteFilters';
import { FavouriteList } from './FavouriteList';
import { QuickActions } from './QuickActions';

/** With fewer tools there is no choice between a grid and a list. */
const fewestForViews = 12;

/** How many tools are prepared at a time: a few milliseconds on a phone. */
const batch = 100;

/** Prepares the saved tools for searching before the person types, in small batches between other work. */
function usePreparedSearch(tools: readonly ToolListing[]): void {
  useEffect(() => {
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      prepareSearch(tools.slice(next, next + batch));
      next += batch;
      if (next < tools.length) timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [tools]);
}

const Count = styled.p`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

/** The saved tools (§2, §4), the newest first: of this browser, or of the account. */
export function Favorites() {
  const { i18n } = useLingui();
  const { favourites, loading, failed, retry } = useFavouriteList();
  const [state, change] = useAddressState(readFavouritesAddress);
  const { hasGivenTexts } = useDifferences();

  const newestFirst = useMemo(() => favourites.toReversed(), [favourites]);
  const categories = useMemo(() => favouriteCategories(favourites), [favourites]);
  usePreparedSearch(newestFirst);
  // The category may have gone with its last tool.
  const category = categories.find((name) => name === state.category) ?? null;
  // Typing has priority; a list of thousands is rendered when there is time.
  const text = useDeferredValue(state.q);
  const found = useMemo(
    () => filterFavourites(newestFirst, { text, category }),
    [newestFirst, text, category],
  );

  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    change({ q: '', category: null });
    // The pressed button disappears with its message, so the heading takes the focus.
    heading.current?.focus();
  };
  const title = (
    <>
      <PageTitle>{i18n.t('My Favorites')}</PageTitle>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {i18n.t('My Favorites')}
      </Heading>
    </>
  );
  if (favourites.length === 0 && failed) {
    return (
      <PageContainer>
        <Stack $gap={5}>
          {title}
          <LoadFailed onRetry={retry}>
            {i18n.t('We could not load your favorites. They are still saved.')}
          </LoadFailed>
        </Stack>
      </PageContainer>
    );
  }
  if (favourites.length === 0 && loading) {
    return (
      <PageContainer>
        <Stack $gap={5}>
          {title}
          <ToolGridSkeleton count={8} label={i18n.t('Loading your favorites')} />
        </Stack>
      </PageContainer>
    );
  }
  if (favourites.length === 0) {
    return (
      <PageContainer>
        {title}
        <EmptyState
          heading={i18n.t('No favorites yet')}
          text={i18n.t('Press the heart on a tool to save it here.')}
          picture="/images/scenes/empty-favorites.svg"
          action={
            <LinkButton to={addresses.browse} icon={<Heart aria-hidden="true" />}>
              {i18n.t('Browse Tools')}
            </LinkButton>
          }
        />
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <Stack $gap={5}>
        {title}
        <FavouriteFilters
          state={{ ...state, category }}
          categories={categories}
          // A list stays changeable when it has become shorter.
          hasViews={hasGivenTexts || favourites.length >= fewestForViews || state.view === 'list'}
          change={change}
        />
        <Count role="status">
          {i18n.t('Showing {shown} of {count} favorites', {
            shown: found.length,
            count: favourites.length,
          })}
        </Count>
        {found.length === 0 ? (
          <EmptyState
            heading={i18n.t('No favorites found')}
            text={i18n.t('None of your favourites match this search and category.')}
            picture="/images/scenes/empty-search.svg"
            action={<Button onClick={clear}>{i18n.t('Clear filters')}</Button>}
          />
        ) : (
          <FavouriteList tools={found} view={state.view} filteredBy={`${category ?? ''} ${text}`} />
        )}
        {hasGivenTexts ? <QuickActions /> : null}
      </Stack>
    </PageContainer>
  );
}
