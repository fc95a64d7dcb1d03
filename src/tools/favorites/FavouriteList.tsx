import { useLingui } from '@lingui/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ToolView } from '../../../domain/search/toolSearch';
import type { ToolListing } from '../../../domain/tools/tool';
import { useScreenState } from '../../ui/useScreenState';
import { GrowingToolGrid } from '../parts/GrowingToolGrid';

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * A heart that removes its card would lose the focus: this moves the focus to the heart in its place,
 * or to the heading when there is none. Returns the click handler for the element around the cards.
 */
function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, list: unknown) {
  const pressed = useRef(-1);
  const hearts = () => [...(area.current?.querySelectorAll<HTMLElement>('article button') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list moves the focus
  useEffect(() => {
    if (pressed.current < 0) return;
    const left = hearts();
    const next = left[Math.min(pressed.current, left.length - 1)];
    if (next) next.focus();
    else focusHeading();
    pressed.current = -1;
  }, [list]);

  // The whole list unmounts with the last favourite.
  useEffect(
    () => () => {
      if (pressed.current >= 0) focusHeading();
    },
    [],
  );

  return () => {
    pressed.current = hearts().indexOf(document.activeElement as HTMLElement);
  };
}

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
