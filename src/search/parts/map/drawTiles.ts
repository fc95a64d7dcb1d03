import { type Tile, type Tiles, tile } from 'd3-tile';
import type { ZoomTransform } from 'd3-zoom';
import type { MapTiles } from '../../../../domain/search/mapTiles';
import type { Pixel, Size } from './mapView';

export interface TilePictures {
  /** Fetches the missing pictures. Only the next map retries those that failed. */
  want: (transform: ZoomTransform, size: Size) => void;
  /** Null while the picture loads, and after a failure. */
  pictureOf: (tile: Tile) => HTMLImageElement | null;
}

/** The most pictures that are kept: enough for several screens. */
const most = 300;
/** The most zooms farther out from which a picture is enlarged, until the wanted one has loaded. */
const stretched = 3;

export function tileAddress(url: string, [x, y, z]: Tile): string {
  const numbers: Record<string, number> = { x, y, z };
  return url.replace(/\{([xyz])\}/g, (_whole, name: string) => String(numbers[name]));
}

/**
 * The tiles that cover the map, from the centre outwards. One that only touches its edge is not visible: the tolerance
 * covers rounding.
 */
export function getTiles(transform: ZoomTransform, { width, height }: Size): Tiles {
  const tolerance = 0.01;
  const tiles = tile()
    .extent([
      [tolerance, tolerance],
      [width - tolerance, height - tolerance],
    ])
    .translate(() => transform.apply([0.5, 0.5]))(transform);
  const away = (each: Tile) => {
    const { x, y, side } = tileOnScreen(each, tiles);
    return Math.round(Math.hypot(x + (side - width) / 2, y + (side - height) / 2));
  };
  tiles.sort((one, other) => away(one) - away(other));
  return tiles;
}

/** The position of a tile on the screen, and its width: 256 pixels at a whole zoom. */
export function tileOnScreen(
  [x, y]: Tile,
  { scale: side, translate: [left, top] }: Tiles,
): Pixel & { side: number } {
  return { x: (x + left) * side, y: (y + top) * side, side };
}

/** Loads the pictures of a tile server, and calls `onPicture` after each. */
export function openTiles({ url }: MapTiles, onPicture: () => void): TilePictures {
  /** Pictures by address. The most recently wanted is last. */
  const kept = new Map<string, HTMLImageElement>();

  function fetchPicture(address: string): HTMLImageElement {
    const picture = new Image();
    // Under COEP the page accepts only those resources of other hosts that allow it.
    picture.crossOrigin = 'anonymous';
    picture.onload = onPicture;
    picture.src = address;
    return picture;
  }

  return {
    want(transform, size) {
      for (const each of getTiles(transform, size)) {
        const address = tileAddress(url, each);
        const picture = kept.get(address) ?? fetchPicture(address);
        kept.delete(address);
        kept.set(address, picture);
      }
      for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(key);
    },
    pictureOf(each) {
      const picture = kept.get(tileAddress(url, each));
      return picture?.complete && picture.naturalWidth > 0 ? picture : null;
    },
  };
}

/** A picture that covers a tile, and the part of it that does: the tile's own, or one from farther out. */
function covering([x, y, zoom]: Tile, pictures: TilePictures) {
  for (let steps = 0; steps <= Math.min(stretched, zoom); steps += 1) {
    const parts = 2 ** steps;
    const [column, row] = [Math.floor(x / parts), Math.floor(y / parts)];
    const picture = pictures.pictureOf([column, row, zoom - steps]);
    if (!picture) continue;
    const side = picture.naturalWidth / parts;
    return { picture, side, left: (x - column * parts) * side, top: (y - row * parts) * side };
  }
  return null;
}

/**
 * Draws the loaded pictures; where there is none, what was drawn before stays. Returns a function that says whether a
 * picture covers a pixel.
 */
export function drawTiles(
  context: CanvasRenderingContext2D,
  pictures: TilePictures,
  { transform, size }: { transform: ZoomTransform; size: Size },
): (pixel: Pixel) => boolean {
  const tiles = getTiles(transform, size);
  const drawn: (Pixel & { side: number })[] = [];
  for (const each of tiles) {
    const part = covering(each, pictures);
    if (!part) continue;
    const at = tileOnScreen(each, tiles);
    // Rounded to whole pixels, or seams show between the pictures.
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    const [width, height] = [Math.floor(at.x + at.side) - x, Math.floor(at.y + at.side) - y];
    const { picture, left, top, side } = part;
    context.drawImage(picture, left, top, side, side, x, y, width, height);
    drawn.push(at);
  }
  return ({ x, y }) =>
    drawn.some((at) => x >= at.x && y >= at.y && x < at.x + at.side && y < at.y + at.side);
}
