import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { whenNear } from '../../browser/whenNear';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ToolGrid, type ToolGridProps } from './ToolGrid';

const End = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${theme.space[6]};
`;

export interface GrowingToolGridProps extends ToolGridProps {
  /** Whether there are more tools than these. */
  hasMore: boolean;
  moreLabel: string;
  /** Whether more come by scrolling near the end; the button always works. */
  byScrolling: boolean;
  loadingMore?: boolean | undefined;
  /** The same function each time, or the end is watched anew at each render. */
  onMore: () => void;
}

/** A list of tools that grows near its end, or by a button that hands the focus to the first new one. */
export function GrowingToolGrid({
  hasMore,
  moreLabel,
  byScrolling,
  loadingMore = false,
  onMore,
  ...grid
}: GrowingToolGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const count = grid.tools.length;

  // Watched anew after each growth: an end that is still near reports itself only to a new watch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count stands for the growth
  useEffect(() => {
    if (!hasMore || !byScrolling || !end.current) return;
    return whenNear(end.current, onMore);
  }, [hasMore, byScrolling, onMore, count]);

  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    area.current?.querySelectorAll<HTMLElement>('article a')[firstNew.current]?.focus();
    firstNew.current = null;
  }, [count]);

  const press = () => {
    firstNew.current = count;
    onMore();
  };
  return (
    <div ref={area}>
      <ToolGrid {...grid} />
      {hasMore ? (
        <End ref={end}>
          <Button variant="secondary" size="large" loading={loadingMore} onClick={press}>
            {moreLabel}
          </Button>
        </End>
      ) : null}
    </div>
  );
}
