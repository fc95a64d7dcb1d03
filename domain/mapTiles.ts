import type { MapView, Pixel, Size } from './mapView';
import { toWorld, worldWidth } from './mercator';

/** The tile server of the map, where the service names one. */
export interface MapTiles {
  /** A template: `{z}`, `{x}` and `{y}` stand for the numbers of a tile. */
  url: string;
  /** The attribution shown on the map; empty when the server asks for none. */
  credit: string;
}

/** One tile: which of the 4^zoom squares of the world. */
export interface Tile {
  zoom: number;
  x: number;
  y: number;
}

/** The zooms that tile servers have. */
const tileZooms = { min: 0, max: 19 };

export function tileAddress(url: string, { zoom, x, y }: Tile): string {
  const numbers: Record<string, number> = { z: zoom, x, y };
  return url.replace(/\{([zxy])\}/g, (_whole, name: string) => String(numbers[name]));
}

/** The tiles that cover a view, from the centre outwards. */
export function tilesOf(view: MapView, { width, height }: Size): Tile[] {
  const zoom = Math.min(Math.max(Math.round(view.zoom), tileZooms.min), tileZooms.max);
  const count = 2 ** zoom;
  const world = worldWidth(view.zoom);
  const middle = toWorld(view);
  const [across, down] = [width / 2 / world, height / 2 / world];
  // A tile that only touches the edge of the map is not visible; the tolerance covers the rounding of degrees.
  const last = (place: number) => Math.min(count - 1, Math.ceil(place * count - 1e-6) - 1);
  const first = (place: number) => Math.max(0, Math.floor(place * count + 1e-6));
  const tiles: Tile[] = [];
  for (let y = first(middle.y - down); y <= last(middle.y + down); y += 1) {
    for (let x = first(middle.x - across); x <= last(middle.x + across); x += 1) {
      tiles.push({ zoom, x, y });
    }
  }
  const away = ({ x, y }: Tile) =>
    Math.hypot((x + 0.5) / count - middle.x, (y + 0.5) / count - middle.y);
  return tiles.sort((one, other) => away(one) - away(other));
}

/** The position of a tile on the screen, and its width: 256 pixels at a whole zoom. */
export function tileOnScreen(
  { zoom, x, y }: Tile,
  view: MapView,
  { width, height }: Size,
): Pixel & { side: number } {
  const world = worldWidth(view.zoom);
  const middle = toWorld(view);
  const side = world / 2 ** zoom;
  return {
    x: x * side - middle.x * world + width / 2,
    y: y * side - middle.y * world + height / 2,
    side,
  };
}
