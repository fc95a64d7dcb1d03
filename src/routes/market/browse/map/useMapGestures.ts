import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  type MapView,
  movedView,
  type Pixel,
  type Size,
  zoomedView,
} from '../../../../../domain/mapView';

/** What gestures read and change of the map. */
export interface MapHandle {
  /** The view that is shown now, in the middle of a gesture too. */
  view: () => MapView;
  /** The target of the running animation, or else the view that is shown. */
  aim: () => MapView;
  size: () => Size;
  /** Shows a view during a gesture. */
  show: (view: MapView) => void;
  /** Ends a gesture with its last view. */
  settle: (view: MapView) => void;
  /** Moves to a view with an animation. */
  goTo: (view: MapView) => void;
}

/** In px: a press that moves less is a click, not a drag. */
const dragThreshold = 5;
/** In px: how far an arrow key moves the map. */
const arrowStep = 96;
/** How long a wheel rests before its turning counts as done, in milliseconds. */
const wheelPause = 160;

const middleOf = (pointers: readonly Pixel[]): Pixel => ({
  x: pointers.reduce((sum, { x }) => sum + x, 0) / pointers.length,
  y: pointers.reduce((sum, { y }) => sum + y, 0) / pointers.length,
});
const spanOf = ([one, other]: readonly Pixel[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

const arrows: Record<string, Pixel> = {
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
};

/**
 * Moves the map by finger, mouse, wheel and keys. Native listeners, because only one that is not passive can keep the
 * wheel from scrolling the page.
 */
export function useMapGestures(area: RefObject<HTMLElement | null>, handle: MapHandle): void {
  const current = useEffectEvent(() => handle);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const pointers = new Map<number, Pixel>();
    let isMoving = false;
    let start: Pixel = { x: 0, y: 0 };
    let resting: ReturnType<typeof setTimeout> | undefined;

    const placeOf = (event: MouseEvent): Pixel => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, placeOf(event));
      if (pointers.size === 1) {
        isMoving = false;
        start = placeOf(event);
      }
    };
    const onMove = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return;
      const at = placeOf(event);
      if (
        !isMoving &&
        pointers.size === 1 &&
        Math.hypot(at.x - start.x, at.y - start.y) < dragThreshold
      ) {
        return;
      }
      if (!isMoving) {
        isMoving = true;
        // From here on it is a drag, not a click on the elements below.
        element.setPointerCapture(event.pointerId);
      }
      const before = [...pointers.values()];
      pointers.set(event.pointerId, at);
      const after = [...pointers.values()];
      const map = current();
      const [from, to] = [middleOf(before), middleOf(after)];
      let view = movedView(map.view(), { x: to.x - from.x, y: to.y - from.y }, map.size());
      const [narrow, wide] = [spanOf(before), spanOf(after)];
      if (narrow > 0 && wide > 0) {
        view = zoomedView(view, view.zoom + Math.log2(wide / narrow), to, map.size());
      }
      map.show(view);
    };
    const onUp = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0 || !isMoving) return;
      const map = current();
      map.settle(map.view());
    };
    const onClick = (event: MouseEvent) => {
      if (!isMoving) return;
      isMoving = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const map = current();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      // A pinch on a trackpad comes as a wheel with Ctrl, in small steps.
      const turned = Math.max(-60, Math.min(60, event.deltaY * lines * (event.ctrlKey ? 4 : 1)));
      const view = map.view();
      map.show(zoomedView(view, view.zoom - turned / 150, placeOf(event), map.size()));
      clearTimeout(resting);
      resting = setTimeout(() => current().settle(current().view()), wheelPause);
    };
    const onDoubleClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('button, a')) return;
      const map = current();
      map.goTo(zoomedView(map.view(), map.view().zoom + 1, placeOf(event), map.size()));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const map = current();
      const { width, height } = map.size();
      const way = arrows[event.key];
      const nearer = { '+': 1, '-': -1 }[event.key];
      if (way) map.goTo(movedView(map.aim(), way, map.size()));
      else if (nearer !== undefined) {
        const zoom = Math.round(map.aim().zoom) + nearer;
        map.goTo(zoomedView(map.aim(), zoom, { x: width / 2, y: height / 2 }, map.size()));
      } else return;
      event.preventDefault();
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, true);
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('dblclick', onDoubleClick);
    element.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(resting);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('dblclick', onDoubleClick);
      element.removeEventListener('keydown', onKey);
    };
  }, [area]);
}
