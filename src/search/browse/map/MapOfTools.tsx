import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { mapZooms } from '../../../../domain/search/mapBounds';
import { searchLimits, type ToolSearch } from '../../../../domain/search/toolSearch';
import { pageTiles } from '../../../platform/browser/pageTiles';
import type { ChangeAddressState } from '../../../platform/store/useAddressState';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Spinner } from '../../../ui/Spinner';
import { TextLink } from '../../../ui/TextLink';
import { useScreenState } from '../../../ui/useScreenState';
import { type SearchOrigin, usePlaceNearMutation, useSearchOriginQuery } from '../../api/placesApi';
import type { MapFilters, MapMark } from '../../api/toolMapApi';
import { useToolMapQuery } from '../../api/toolMapApi';
import { loadCoast } from './loadCoast';
import { keyOfMark, MapMarks } from './MapMarks';
import { MarkTools } from './MarkTools';
import {
  clampView,
  kilometresShown,
  type MapView,
  movedView,
  pixelOf,
  requestedArea,
  type Size,
  steppedView,
  viewAround,
  viewOfBox,
} from './mapView';
import { useMapPicture, useSize } from './useMapPicture';

interface Chosen {
  /** The search at that time: a mark of another search does not count. */
  search: string;
  mark: MapMark;
}

/** The mark whose tools are listed, if any. */
export function useChosenMark(
  filters: MapFilters,
): [mark: MapMark | null, choose: (mark: MapMark | null) => void] {
  const [chosen, setChosen] = useScreenState<Chosen | null>('map mark', null);
  const search = JSON.stringify(filters);
  return [
    chosen?.search === search ? chosen.mark : null,
    (mark) => setChosen(mark && { search, mark }),
  ];
}

const { border, color, fontSize, radius, shadow, space } = theme;

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: clip;
  background: ${color.infoGround};
`;
const Area = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: calc(-2 * ${border.strong});
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
const Top = styled.div`
  position: absolute;
  inset: ${space[3]} ${space[14]} auto;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  box-shadow: ${shadow.lifted};
  font-size: ${fontSize.small};
  &:empty {
    display: none;
  }
`;
const Zoom = styled.div`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
  display: grid;
  gap: ${space[2]};
  button {
    box-shadow: ${shadow.lifted};
  }
`;
const Credit = styled.p`
  position: absolute;
  inset: auto 0 0 auto;
  padding: 0 ${space[2]};
  background: ${color.surface};
  color: ${color.muted};
  border-start-start-radius: ${radius.small};
  font-size: 0.75rem;
  a {
    color: inherit;
  }
`;

export interface MapProps {
  /** Whether the filters are complete: the ids of categories come from the service. */
  isReady: boolean;
  filters: MapFilters;
  /** The place that distances are measured from, as in the address. */
  near: string;
  /** The radius of the search. */
  kilometres: number;
  change: ChangeAddressState<ToolSearch>;
}

/** The map itself, once its start and its size are known. */
export function MapOfTools(map: MapProps) {
  const { i18n } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const origin = useSearchOriginQuery(map.near);
  // For an unknown place the map starts where it does without a place.
  const usual = useSearchOriginQuery(origin.currentData === null ? '' : skipToken);
  const start = origin.currentData ?? usual.currentData ?? null;
  const failed = origin.isError ? origin : usual.isError ? usual : null;
  return (
    <Frame ref={frame}>
      {start && size ? (
        <Surface {...map} origin={start} size={size} />
      ) : (
        <Top>
          <Said role="status">
            {failed ? (
              <>
                <span>{i18n.t('Kortet kunne ikke hentes.')}</span>
                <Button
                  size="small"
                  variant="secondary"
                  loading={failed.isFetching}
                  onClick={() => void failed.refetch()}
                >
                  {i18n.t('Prøv igen')}
                </Button>
              </>
            ) : (
              <>
                <Spinner />
                <span>{i18n.t('Henter kortet')}</span>
              </>
            )}
          </Said>
        </Top>
      )}
    </Frame>
  );
}

interface KeptView {
  /** The searched area at that time. */
  area: string;
  view: MapView;
}

/** The coast: null until it has loaded, and after a failure. */
function useCoast(): { coast: Path2D | null; failed: boolean; reload: () => void } {
  const [coast, setCoast] = useState<Path2D | null>(null);
  const [tries, setTries] = useState({ done: 0, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    let isGone = false;
    loadCoast().then(
      (path) => {
        if (!isGone) setCoast(path);
      },
      () => {
        if (!isGone) setTries((before) => ({ ...before, failed: true }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries.done]);
  return {
    coast,
    failed: tries.failed,
    reload: () => setTries(({ done }) => ({ done: done + 1, failed: false })),
  };
}

const noMarks: readonly MapMark[] = [];

function Surface({
  isReady,
  filters,
  kilometres,
  change,
  origin,
  size,
}: MapProps & { origin: SearchOrigin; size: Size }) {
  const { i18n } = useLingui();
  const { coast, failed: coastFailed, reload } = useCoast();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [placeNear, looked] = usePlaceNearMutation();
  const [tiles] = useState(pageTiles);

  const searched = { latitude: origin.latitude, longitude: origin.longitude, kilometres };
  const areaKey = JSON.stringify(searched);
  const [kept, keep] = useScreenState<KeptView | null>('map view', null);
  const isMoved = kept?.area === areaKey;
  const view = isMoved ? clampView(kept.view, size) : viewAround(origin, kilometres, size);
  const goTo = (next: MapView) => keep({ area: areaKey, view: next });

  const query = useToolMapQuery(isReady ? { ...filters, ...requestedArea(view, size) } : skipToken);
  const found =
    query.isError && query.currentData === undefined ? noMarks : (query.data ?? noMarks);
  // From north to south, in reading order.
  const marks = useMemo(
    () => found.toSorted((a, b) => b.latitude - a.latitude || a.longitude - b.longitude),
    [found],
  );
  const [chosen, choose] = useChosenMark(filters);
  const chosenKey = chosen && keyOfMark(chosen);

  const { shown, aim } = useMapPicture({
    area,
    canvas,
    list,
    coast,
    tiles,
    size,
    view,
    searched,
    marks,
    onSettled: goTo,
  });

  const press = (mark: MapMark) => {
    const isPlace = mark.south === mark.north && mark.west === mark.east;
    if (isPlace || aim().zoom >= mapZooms.max) {
      const isChosen = keyOfMark(mark) === chosenKey;
      choose(isChosen ? null : mark);
      const { y } = pixelOf(mark, shown());
      // The list opens from below: the map moves, so that the mark stays visible above it.
      if (!isChosen && y > size.height * 0.38) {
        goTo(movedView(aim(), { x: 0, y: size.height * 0.25 - y }, size));
      }
      return;
    }
    // The pressed mark splits into others and disappears, so the map takes the focus.
    area.current?.focus();
    goTo(viewOfBox(mark, aim(), size));
  };
  const pressNow = useRef(press);
  useEffect(() => {
    pressNow.current = press;
  });
  const onPress = useCallback((mark: MapMark) => pressNow.current(mark), []);

  const closeChosen = () => {
    const pressed = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    (pressed?.checkVisibility() ? pressed : area.current)?.focus();
    choose(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) closeChosen();
  };
  const zoomBy = (steps: number) => goTo(steppedView(aim(), steps, size));
  const searchHere = async () => {
    // During an animation, the search is for the view that the map moves to.
    const { latitude, longitude, zoom } = aim();
    const { data: place } = await placeNear({ latitude, longitude });
    if (!place) return;
    const distanceMax = kilometresShown({ latitude, longitude, zoom }, size, searchLimits.distance);
    change({ near: place, distanceMax });
  };

  const failed = coastFailed || (query.isError && query.currentData === undefined);
  const retry = () => {
    if (coastFailed) reload();
    if (query.isError) void query.refetch();
  };
  const isLoading = !failed && query.data === undefined;
  const isEmpty = query.currentData?.length === 0;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list of a mark, wherever in the map the focus is
    <div onKeyDown={onKeyDown}>
      <Area
        ref={area}
        role="group"
        aria-label={i18n.t('Kort, flyt det med piletasterne')}
        tabIndex={0}
      >
        <canvas ref={canvas} />
        <MapMarks
          list={list}
          marks={marks}
          stale={query.currentData === undefined && query.isFetching}
          chosenKey={chosenKey}
          onPress={onPress}
        />
      </Area>
      <Top>
        {isMoved && (
          <Button size="small" loading={looked.isLoading} onClick={() => void searchHere()}>
            {i18n.t('Søg i dette område')}
          </Button>
        )}
        <Said role="status">
          {failed && (
            <>
              <span>{i18n.t('Noget af kortet kunne ikke hentes.')}</span>
              <Button size="small" variant="secondary" loading={query.isFetching} onClick={retry}>
                {i18n.t('Prøv igen')}
              </Button>
            </>
          )}
          {isLoading && (
            <>
              <Spinner />
              <span>{i18n.t('Henter kortet')}</span>
            </>
          )}
          {looked.isError && <span>{i18n.t('Stedet kunne ikke findes. Prøv igen.')}</span>}
          {looked.data === null && (
            <span>{i18n.t('Her er ikke noget dansk sted at søge fra.')}</span>
          )}
          {isEmpty && !failed && <span>{i18n.t('Intet værktøj i dette udsnit')}</span>}
        </Said>
      </Top>
      <Zoom>
        <IconButton
          variant="lined"
          label={i18n.t('Zoom ind')}
          icon={<Plus aria-hidden="true" />}
          aria-disabled={view.zoom >= mapZooms.max}
          onClick={() => zoomBy(1)}
        />
        <IconButton
          variant="lined"
          label={i18n.t('Zoom ud')}
          icon={<Minus aria-hidden="true" />}
          onClick={() => zoomBy(-1)}
        />
      </Zoom>
      <Credit>
        <TextLink href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
          {i18n.t('© OpenStreetMap-bidragydere')}
        </TextLink>
        {tiles?.credit && <span> · {tiles.credit}</span>}
      </Credit>
      {chosen && (
        <MarkTools key={chosenKey} mark={chosen} filters={filters} onClose={closeChosen} />
      )}
    </div>
  );
}
