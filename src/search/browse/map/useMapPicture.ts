import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MapTiles } from '../../../../domain/search/mapTiles';
import type { GeoPoint } from '../../../../domain/search/mercator';
import { watchColourScheme } from '../../../theme/colourScheme';
import { drawMap, type SearchedArea } from '../../parts/map/drawMap';
import { openTiles, type TilePictures } from '../../parts/map/drawTiles';
import { getPixel, type MapView, type Size, toTransform } from '../../parts/map/mapView';
import { placeMarks } from './placeMarks';
import { type MapHandle, useMapGestures } from './useMapGestures';

interface Picture {
  area: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  list: RefObject<HTMLUListElement | null>;
  coast: Path2D | null;
  /** The server that the map loads pictures from, if any; always the same object. */
  tiles: MapTiles | null;
  size: Size;
  /** The view in the store. */
  view: MapView;
  searched: SearchedArea;
  marks: readonly GeoPoint[];
  onSettled: (view: MapView) => void;
}

/** Draws the map and positions its marks: after each render, and for each step of a gesture or an animation. */
export function useMapPicture(picture: Picture): MapHandle {
  const { area, canvas, list, coast, tiles, size, view, searched, marks, onSettled } = picture;
  const pictures = useRef<TilePictures | null>(null);
  const handle = useMapGestures(area, { size, view, onZoom: () => paint(), onSettled });

  const paint = () => {
    const transform = handle.shown();
    const pixels = marks.map((mark) => getPixel(mark, transform));
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const places = placeMarks(
      pixels,
      items.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height })),
      size,
    );
    for (const [index, item] of items.entries()) {
      const place = places[index];
      if (!place) continue;
      const { x, y, isInSight } = place;
      item.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
      // A mark outside the view cannot take the focus, and is not read out.
      item.style.visibility = isInSight ? 'visible' : 'hidden';
    }
    // During an animation only the pictures of its target are fetched.
    pictures.current?.want(toTransform(handle.aim(), size), size);
    if (canvas.current) {
      const ground = { coast, pictures: pictures.current };
      drawMap(canvas.current, { transform, size, ...ground, searched, marks: pixels });
    }
  };
  const paintLater = useEffectEvent(() => paint());
  useLayoutEffect(() => paint());
  useEffect(() => watchColourScheme(() => paintLater()), []);
  useEffect(() => {
    pictures.current = tiles && openTiles(tiles, () => paintLater());
    paintLater();
  }, [tiles]);
  return handle;
}
