import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type MapTiles, tilesOf } from '../../../../../domain/mapTiles';
import { clampView, type MapView, pixelOf, type Size } from '../../../../../domain/mapView';
import { fromWorld, type GeoPoint, toWorld } from '../../../../../domain/mercator';
import { watchColourScheme } from '../../../../theme/colourScheme';
import { media } from '../../../../theme/media';
import { drawMap, type SearchedArea } from './drawMap';
import { openTiles, type TilePictures } from './openTiles';
import type { MapHandle } from './useMapGestures';

/** The duration of the animation to another view, in milliseconds. */
const animationMs = 240;

interface Picture {
  canvas: RefObject<HTMLCanvasElement | null>;
  list: RefObject<HTMLUListElement | null>;
  coast: Path2D | null;
  /** The server that the map loads pictures from, if any; always the same object. */
  tiles: MapTiles | null;
  size: Size;
  /** The view in the store. */
  view: MapView;
  area: SearchedArea;
  marks: readonly GeoPoint[];
  onSettled: (view: MapView) => void;
}

/** The size of an element, as it is now; null until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

function interpolate(one: MapView, other: MapView, share: number): MapView {
  const [from, to] = [toWorld(one), toWorld(other)];
  return {
    ...fromWorld({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
    zoom: one.zoom + (other.zoom - one.zoom) * share,
  };
}

/**
 * Draws the map and positions its marks. During a drag or an animation the picture is ahead of the store, which gets
 * the view only at the end, so that nothing renders meanwhile.
 */
export function useMapPicture(picture: Picture): MapHandle {
  const { canvas, list, coast, tiles, size, area, marks, onSettled } = picture;
  const view = clampView(picture.view, size);
  /** The view that is shown while it is ahead of the store. */
  const ahead = useRef<MapView | null>(null);
  const target = useRef<MapView | null>(null);
  const frame = useRef(0);
  const pictures = useRef<TilePictures | null>(null);

  const paint = () => {
    const shown = ahead.current ?? view;
    const pixels = marks.map((mark) => pixelOf(mark, shown, size));
    for (const [index, item] of [...(list.current?.children ?? [])].entries()) {
      const pixel = pixels[index];
      if (!(item instanceof HTMLElement) || !pixel) continue;
      const { x, y } = pixel;
      const isInSight = x > 0 && y > 0 && x < size.width && y < size.height;
      item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
      // A mark outside the view cannot take the focus, and is not read out.
      item.style.visibility = isInSight ? 'visible' : 'hidden';
    }
    // During an animation only the pictures of its target are fetched.
    pictures.current?.want(tilesOf(target.current ?? shown, size));
    if (canvas.current) {
      const ground = { coast, tiles: pictures.current };
      drawMap(canvas.current, { view: shown, size, ...ground, area, marks: pixels });
    }
  };
  const paintNow = useRef(paint);
  useLayoutEffect(() => {
    paintNow.current = paint;
    paint();
  });
  useEffect(() => {
    if (!tiles) return;
    let drawing = 0;
    const opened = openTiles(tiles, () => {
      // Several pictures may load between two frames.
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(() => paintNow.current());
    });
    pictures.current = opened;
    paintNow.current();
    return () => {
      cancelAnimationFrame(drawing);
      opened.close();
      pictures.current = null;
    };
  }, [tiles]);
  useEffect(() => {
    const stop = watchColourScheme(() => paintNow.current());
    return () => {
      stop();
      cancelAnimationFrame(frame.current);
    };
  }, []);

  const show = (next: MapView) => {
    cancelAnimationFrame(frame.current);
    target.current = null;
    ahead.current = next;
    frame.current = requestAnimationFrame(() => paintNow.current());
  };
  const settle = (next: MapView) => {
    cancelAnimationFrame(frame.current);
    target.current = null;
    ahead.current = null;
    onSettled(next);
  };
  const goTo = (next: MapView) => {
    const from = ahead.current ?? view;
    if (window.matchMedia(media.reducedMotion.replace('@media ', '')).matches) {
      settle(next);
      return;
    }
    cancelAnimationFrame(frame.current);
    target.current = next;
    ahead.current = from;
    onSettled(next);
    let begun: number | null = null;
    const animate = (now: number) => {
      begun ??= now;
      const share = Math.min(1, (now - begun) / animationMs);
      ahead.current = share < 1 ? interpolate(from, next, 1 - (1 - share) ** 3) : null;
      paintNow.current();
      if (share < 1) frame.current = requestAnimationFrame(animate);
      else target.current = null;
    };
    frame.current = requestAnimationFrame(animate);
  };
  return {
    view: () => ahead.current ?? view,
    aim: () => target.current ?? ahead.current ?? view,
    size: () => size,
    show,
    settle,
    goTo,
  };
}
