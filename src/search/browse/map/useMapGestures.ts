import { pointer, select } from 'd3-selection';
import 'd3-transition';
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoomTransform } from 'd3-zoom';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { media } from '../../../theme/theme';
import {
  createZoom,
  type MapView,
  movedView,
  type Pixel,
  type Size,
  steppedView,
  toTransform,
  toView,
  zoomedView,
} from '../../parts/map/mapView';

/** In px: a click may move by less; more is a drag. */
const clickDistance = 5;
/** In px: how far an arrow key moves the map. */
const arrowStep = 96;
/** The duration of the animation to another view, in milliseconds. */
const animationMs = 240;

const arrows: Record<string, Pixel> = {
  ArrowUp: { x: 0, y: arrowStep },
  ArrowDown: { x: 0, y: -arrowStep },
  ArrowLeft: { x: arrowStep, y: 0 },
  ArrowRight: { x: -arrowStep, y: 0 },
};

interface MapState {
  size: Size;
  /** The view in the store. The map shows it, or is on its way to it; only a gesture is ahead of it. */
  view: MapView;
  onZoom: () => void;
  /** Called with the last view of a gesture, and with the target of a key. */
  onSettled: (view: MapView) => void;
}

export interface MapHandle {
  /** The shown view, also in the middle of a gesture or an animation. */
  shown: () => ZoomTransform;
  /** The view that is shown, or the target of the running animation. */
  aim: () => MapView;
}

const distance = (one: ZoomTransform, other: ZoomTransform) =>
  one.k === other.k ? Math.hypot(one.x - other.x, one.y - other.y) : Number.POSITIVE_INFINITY;

/**
 * Moves the map by dragging, pinching, wheel, double click, arrow keys, `+` and `-`, with d3-zoom. The store gets the
 * view at the end of a gesture, so that nothing renders meanwhile.
 */
export function useMapGestures(area: RefObject<HTMLElement | null>, map: MapState): MapHandle {
  const { size, view } = map;
  const gestures = useRef<ZoomBehavior<HTMLElement, unknown>>(null);
  const isGesture = useRef(false);
  const going = useRef<{ target: ZoomTransform; size: Size } | null>(null);
  const shown = () => (area.current ? zoomTransform(area.current) : toTransform(view, size));
  const aim = () => (isGesture.current ? toView(shown(), size) : view);

  const onZoom = useEffectEvent(() => map.onZoom());
  const onEnd = useEffectEvent((element: HTMLElement) => {
    isGesture.current = false;
    const kept = toTransform(view, size);
    if (distance(shown(), kept) >= clickDistance) map.onSettled(toView(shown(), size));
    else gestures.current?.transform(select(element), kept);
  });
  const onDoubleClick = useEffectEvent((event: MouseEvent | TouchEvent, element: HTMLElement) => {
    if ((event.target as Element).closest('button, a')) return;
    event.preventDefault();
    const [x, y] = pointer('changedTouches' in event ? event.changedTouches[0] : event, element);
    map.onSettled(zoomedView(aim(), aim().zoom + 1, { x, y }, size));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = arrows[event.key];
    const steps = { '+': 1, '-': -1 }[event.key];
    if (way) map.onSettled(movedView(aim(), way, size));
    else if (steps !== undefined) map.onSettled(steppedView(aim(), steps, size));
    else return;
    event.preventDefault();
  });

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    gestures.current = createZoom(size)
      .clickDistance(clickDistance)
      // A pinch on a trackpad comes as a wheel with Ctrl, in small steps.
      .wheelDelta(({ deltaY, deltaMode, ctrlKey }: WheelEvent) => {
        const lines = deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
        return -Math.max(-60, Math.min(60, deltaY * lines * (ctrlKey ? 4 : 1))) / 150;
      })
      .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        isGesture.current ||= sourceEvent !== null;
      })
      .on('zoom', () => onZoom())
      .on('end', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) onEnd(element);
      });
    const selection = select(element)
      .call(gestures.current)
      .on('dblclick.zoom', (event: MouseEvent | TouchEvent) => onDoubleClick(event, element))
      // At the last zoom d3-zoom leaves the wheel to the page.
      .on('wheel', (event: WheelEvent) => event.preventDefault(), { passive: false })
      .on('keydown', (event: KeyboardEvent) => onKeyDown(event));
    return () => {
      selection.interrupt().on('.zoom wheel keydown', null);
    };
  }, [area, size]);

  useLayoutEffect(() => {
    const target = toTransform(view, size);
    const { current: before } = going;
    if (!area.current || (before?.size === size && String(before.target) === String(target)))
      return;
    going.current = { target, size };
    const selection = select(area.current);
    const isStill =
      before?.size !== size ||
      distance(zoomTransform(area.current), target) < 1 ||
      window.matchMedia(media.reducedMotion.replace('@media ', '')).matches;
    if (isStill) gestures.current?.transform(selection, target);
    else gestures.current?.transform(selection.transition().duration(animationMs), target);
  });
  return { shown, aim };
}
