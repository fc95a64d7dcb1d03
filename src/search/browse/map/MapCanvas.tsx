import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { mapZooms } from '../../../../domain/search/mapBounds';
import type { ToolSearch } from '../../../../domain/search/toolSearch';
import { pageTiles } from '../../../platform/browser/pageTiles';
import type { ChangeAddressState } from '../../../platform/store/useAddressState';
import { theme } from '../../../theme/theme';
import type { SearchVariables } from '../../../tools/api/catalogueApi';
import { IconButton } from '../../../ui/IconButton';
import { useScreenState } from '../../../ui/useScreenState';
import type { SearchOrigin } from '../../api/placesApi';
import { type MapFilters, type MapMark, useToolMapQuery } from '../../api/toolMapApi';
import { MapCredit } from '../../parts/map/MapCredit';
import {
  clampView,
  type MapView,
  requestedArea,
  type Size,
  steppedView,
  viewAround,
} from '../../parts/map/mapView';
import { useCoast } from '../../parts/map/useCoast';
import { MapMarks } from './MapMarks';
import { MapStatus } from './MapStatus';
import { MarkTools } from './MarkTools';
import { useMapPicture } from './useMapPicture';
import { useMarkClick } from './useMarkClick';

const { border, color, shadow, space } = theme;

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
const Zoom = styled.div`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
  display: grid;
  gap: ${space[2]};
  button {
    box-shadow: ${shadow.lifted};
  }
`;
export interface MapProps {
  /** Whether the filters are complete: the ids of categories come from the service. */
  isReady: boolean;
  filters: MapFilters;
  /** The search of the list beside the map, whose results are loaded. */
  listed: SearchVariables;
  /** The place that distances are measured from, as in the address. */
  near: string;
  /** The radius of the search. */
  kilometres: number;
  change: ChangeAddressState<ToolSearch>;
}

interface KeptView {
  /** The searched area at that time. */
  area: string;
  view: MapView;
}

const noMarks: readonly MapMark[] = [];

/** The map in its area: marks, zoom and the tools of the chosen mark. */
export function MapCanvas({
  isReady,
  filters,
  kilometres,
  firstKilometres,
  change,
  origin,
  size,
}: MapProps & { origin: SearchOrigin; size: Size; firstKilometres: number }) {
  const { i18n } = useLingui();
  const { coast, failed: coastFailed, reload } = useCoast();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [tiles] = useState(pageTiles);

  const searched = { latitude: origin.latitude, longitude: origin.longitude, kilometres };
  const areaKey = JSON.stringify(searched);
  const [kept, keep] = useScreenState<KeptView | null>('map view', null);
  const isMoved = kept?.area === areaKey;
  const view = isMoved ? clampView(kept.view, size) : viewAround(origin, firstKilometres, size);
  const goTo = (next: MapView) => keep({ area: areaKey, view: next });

  const query = useToolMapQuery(isReady ? { ...filters, ...requestedArea(view, size) } : skipToken);
  const found =
    query.isError && query.currentData === undefined ? noMarks : (query.data ?? noMarks);
  // From north to south, in reading order.
  const marks = useMemo(
    () => found.toSorted((a, b) => b.latitude - a.latitude || a.longitude - b.longitude),
    [found],
  );

  const handle = useMapPicture({
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

  const { chosen, chosenKey, onClick, closeChosen } = useMarkClick({
    filters,
    area,
    list,
    size,
    handle,
    goTo,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) closeChosen();
  };
  const zoomBy = (steps: number) => goTo(steppedView(handle.aim(), steps, size));

  const failed = coastFailed || (query.isError && query.currentData === undefined);
  const retry = () => {
    if (coastFailed) reload();
    if (query.isError) void query.refetch();
  };

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
          onPress={onClick}
        />
      </Area>
      <MapStatus
        isMoved={isMoved}
        aim={handle.aim}
        size={size}
        change={change}
        failed={failed}
        isFetching={query.isFetching}
        isLoading={!failed && query.data === undefined}
        isEmpty={query.currentData?.length === 0}
        onRetry={retry}
      />
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
      <MapCredit tiles={tiles} />
      {chosen && (
        <MarkTools key={chosenKey} mark={chosen} filters={filters} onClose={closeChosen} />
      )}
    </div>
  );
}
