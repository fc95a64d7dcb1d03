import { useLingui } from '@lingui/react';
import { useCallback, useRef } from 'react';
import type { ToolListing } from '../../../../domain/tool';
import type { ToolView } from '../../../../domain/toolSearch';
import { GrowingToolGrid } from '../../../features/tools/GrowingToolGrid';
import { useScreenState } from '../../../ui/useScreenState';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** How many cards are rendered at a time: with thousands of favourites the rest wait until they are near. */
const step = 24;
/** During typing each key renders a new list, so it starts with one screen of cards. */
const filteredStep = 12;

interface Props {
  tools: readonly ToolListing[];
  view: ToolView;
  /** Another value starts the list at its first cards again. */
  filteredBy: string;
}

/** The saved tools that match, growing near the end. */
export function FavouriteList({ tools, view, filteredBy }: Props) {
  const { i18n } = useLingui();
  const area = useRef<HTMLDivElement>(null);
  const first = filteredBy.trim() === '' ? step : filteredStep;
  const [shown, setShown] = useScreenState<{ filteredBy: string; count: number } | null>(
    'cards',
    null,
  );
  const noteRemoval = useFocusAfterRemoval(area, tools);

  const count = shown?.filteredBy === filteredBy ? shown.count : first;
  const showMore = useCallback(
    () => setShown({ filteredBy, count: count + step }),
    [filteredBy, count, setShown],
  );
  return (
    <div ref={area} onClickCapture={noteRemoval}>
      <GrowingToolGrid
        tools={tools.slice(0, count)}
        label={i18n.t('Favorites')}
        view={view}
        language="en"
        headingLevel={2}
        eagerCount={8}
        heart="remove"
        hasMore={tools.length > count}
        moreLabel={i18n.t('Show more')}
        byScrolling
        onMore={showMore}
      />
    </div>
  );
}
