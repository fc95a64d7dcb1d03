import type { Size } from '../../parts/map/mapView';

interface Pixel {
  x: number;
  y: number;
}
interface Place extends Pixel {
  /** Whether the place of the mark is in the view. */
  isInSight: boolean;
}

/** Between marks, and between a mark and the edge of the map. */
const gap = 4;
/** The buttons for the zoom at the top left, with the space around them. */
const zoomButtons: Size = { width: 68, height: 120 };

const limit = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/**
 * Where the marks stand, by the pixels of their places: whole inside the map, not below the buttons for the zoom, and
 * moved up or down where they would cover an earlier mark.
 */
export function placeMarks(
  pixels: readonly Pixel[],
  sizes: readonly Size[],
  map: Size,
): readonly Place[] {
  const taken: { place: Pixel; size: Size }[] = [];
  return pixels.map((pixel, index) => {
    const size = sizes[index] ?? { width: 0, height: 0 };
    const isInSight = pixel.x > 0 && pixel.y > 0 && pixel.x < map.width && pixel.y < map.height;
    if (!isInSight) return { ...pixel, isInSight };
    const [halfWidth, halfHeight] = [size.width / 2 + gap, size.height / 2 + gap];
    const place = {
      x: limit(pixel.x, halfWidth, map.width - halfWidth),
      y: limit(pixel.y, halfHeight, map.height - halfHeight),
    };
    const isBelowButtons =
      place.x < zoomButtons.width + halfWidth && place.y < zoomButtons.height + halfHeight;
    if (isBelowButtons) place.x = zoomButtons.width + halfWidth;
    for (const other of taken) {
      const free = (other.size.height + size.height) / 2 + gap;
      const isBeside =
        Math.abs(other.place.x - place.x) >= (other.size.width + size.width) / 2 + gap;
      if (isBeside || Math.abs(other.place.y - place.y) >= free) continue;
      const below = other.place.y + free;
      const isUp = place.y < other.place.y || below > map.height - halfHeight;
      place.y = isUp ? other.place.y - free : below;
    }
    taken.push({ place, size });
    return { ...place, isInSight };
  });
}
