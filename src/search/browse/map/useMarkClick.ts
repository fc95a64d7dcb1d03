import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { mapZooms } from '../../../../domain/search/mapBounds';
import type { MapFilters, MapMark } from '../../api/toolMapApi';
import { getPixel, type MapView, movedView, type Size, viewOfBox } from '../../parts/map/mapView';
import { keyOfMark } from './MapMarks';
import { useChosenMark } from './useChosenMark';
import type { MapHandle } from './useMapGestures';

interface Options {
  filters: MapFilters;
  area: RefObject<HTMLElement | null>;
  list: RefObject<HTMLUListElement | null>;
  size: Size;
  handle: MapHandle;
  goTo: (view: MapView) => void;
}

/** A click on a mark: it lists the tools of a single place, and otherwise zooms in until the mark splits. */
export function useMarkClick({ filters, area, list, size, handle, goTo }: Options) {
  const [chosen, choose] = useChosenMark(filters);
  const chosenKey = chosen && keyOfMark(chosen);
  const { shown, aim } = handle;

  const click = (mark: MapMark) => {
    const isPlace = mark.south === mark.north && mark.west === mark.east;
    if (isPlace || aim().zoom >= mapZooms.max) {
      const isChosen = keyOfMark(mark) === chosenKey;
      choose(isChosen ? null : mark);
      const { y } = getPixel(mark, shown());
      // The list opens from below: the map moves, so that the mark stays visible above it.
      if (!isChosen && y > size.height * 0.38) {
        goTo(movedView(aim(), { x: 0, y: size.height * 0.25 - y }, size));
      }
      return;
    }
    // The clicked mark splits into others and disappears, so the map takes the focus.
    area.current?.focus();
    goTo(viewOfBox(mark, aim(), size));
  };
  const latestClick = useRef(click);
  useEffect(() => {
    latestClick.current = click;
  });
  const onClick = useCallback((mark: MapMark) => latestClick.current(mark), []);

  const closeChosen = () => {
    const clicked = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    (clicked?.checkVisibility() ? clicked : area.current)?.focus();
    choose(null);
  };
  return { chosen, chosenKey, onClick, closeChosen };
}
