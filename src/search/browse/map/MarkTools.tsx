import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../../../theme/theme';
import { GrowingToolGrid } from '../../../tools/parts/GrowingToolGrid';
import { ToolGridSkeleton } from '../../../tools/parts/ToolGridSkeleton';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/Heading';
import { IconButton } from '../../../ui/IconButton';
import { type MapFilters, type MapMark, useMapToolsInfiniteQuery } from '../../api/toolMapApi';
import { useSettledSearch } from '../useSettledSearch';

const { border, color, depth, radius, shadow, space } = theme;

const Panel = styled.section`
  position: absolute;
  /* Below it, who drew the coast. */
  inset: auto ${space[2]} ${space[6]};
  z-index: ${depth.dropdown};
  display: flex;
  flex-direction: column;
  max-height: 58%;
  background: ${color.ground};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  box-shadow: ${shadow.floating};
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  h3 {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    outline: none;
  }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space[3]} ${space[3]};
  scrollbar-width: thin;
  /* The rows of a wide list, in a narrow panel. */
  &&& article {
    --card-picture: 6.5rem;
  }
`;
const Missing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[2]};
`;

interface Props {
  mark: MapMark;
  filters: MapFilters;
  onClose: () => void;
}

/** All tools of a mark, over the map, the best first. */
export function MarkTools({ mark, filters, onClose }: Props) {
  const { i18n } = useLingui();
  const { south, west, north, east } = mark;
  const query = useMapToolsInfiniteQuery({ ...filters, box: { south, west, north, east } });
  const search = useSettledSearch();
  const tools = query.currentData?.pages.flat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = mark.placeName;
  return (
    <Panel aria-label={i18n.t('Værktøj ved {place}', { place: title })}>
      <Head>
        <Heading level={3} look="small" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <IconButton
          size="small"
          label={i18n.t('Luk listen')}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </Head>
      <Body>
        {tools === undefined && query.isError ? (
          <Missing>
            <p>{i18n.t('Værktøjet kunne ikke hentes')}</p>
            <Button
              size="small"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
              data-load-failed=""
            >
              {i18n.t('Prøv igen')}
            </Button>
          </Missing>
        ) : tools === undefined ? (
          <ToolGridSkeleton
            count={Math.min(3, Math.max(1, mark.count))}
            view="list"
            label={i18n.t('Henter værktøj')}
          />
        ) : tools.length === 0 ? (
          <Missing>
            <p>{i18n.t('Her er ikke noget værktøj mere.')}</p>
          </Missing>
        ) : (
          <GrowingToolGrid
            tools={tools}
            label={i18n.t('Værktøj ved {place}', { place: title })}
            view="list"
            headingLevel={3}
            heart="toggle"
            days={search.from === null ? undefined : search}
            hasMore={query.hasNextPage}
            moreLabel={i18n.t('Vis flere')}
            byScrolling={false}
            loadingMore={query.isFetchingNextPage}
            onMore={query.fetchNextPage}
          />
        )}
      </Body>
    </Panel>
  );
}
