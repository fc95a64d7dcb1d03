import { type Tile, tileOnScreen, tilesOf } from '../../../../../domain/mapTiles';
import type { MapView, Pixel, Size } from '../../../../../domain/mapView';
import type { TilePictures } from './openTiles';

/** The most zooms farther out from which a picture is enlarged, until the wanted one has loaded. */
const stretched = 3;

/** A picture that covers a tile, and the part of it that does: the tile's own, or one from farther out. */
function covering(tile: Tile, pictures: TilePictures) {
  for (let steps = 0; steps <= Math.min(stretched, tile.zoom); steps += 1) {
    const parts = 2 ** steps;
    const [x, y] = [Math.floor(tile.x / parts), Math.floor(tile.y / parts)];
    const picture = pictures.pictureOf({ zoom: tile.zoom - steps, x, y });
    if (!picture) continue;
    const side = picture.naturalWidth / parts;
    return { picture, side, left: (tile.x - x * parts) * side, top: (tile.y - y * parts) * side };
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
  { view, size }: { view: MapView; size: Size },
): (pixel: Pixel) => boolean {
  const drawn: (Pixel & { side: number })[] = [];
  for (const tile of tilesOf(view, size)) {
    const part = covering(tile, pictures);
    if (!part) continue;
    const at = tileOnScreen(tile, view, size);
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
