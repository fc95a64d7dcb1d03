import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { whenNear } from '../../platform/browser/whenNear';
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
  /** Whether scrolling near the end loads more; the button always works. */
  byScrolling: boolean;
  loadingMore?: boolean | undefined;
  /** Keep the same function between renders: a new one makes the observer start again. */
  onMore: () => void;
}

/** A list of tools that loads more near its end, or by a button that moves the focus to the first new tool. */
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

  // Observes again after each growth: an observer reports only changes, so a still-near end needs a new one.
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
