import {
  fromWorld,
  type GeoBox,
  type GeoPoint,
  toWorld,
  type WorldPoint,
  worldPerKilometre,
  worldWidth,
} from './mercator';

/** What the map can show: Denmark and the shores around it. */
export const mapRegion: GeoBox = { south: 54.2, west: 7, north: 58.2, east: 15.8 };

/** A lower zoom shows nothing but the region, a higher one nothing new: the coast is accurate to about 100 m. */
export const mapZooms = { min: 5, max: 13 } as const;

/** The centre of the map, and its zoom. */
export interface MapView extends GeoPoint {
  /** As all web maps count it; may be fractional. */
  zoom: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** In pixels from the upper left corner of the map. */
export interface Pixel {
  x: number;
  y: number;
}

function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}

interface WorldBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function worldBox({ south, west, north, east }: GeoBox): WorldBox {
  const { x: left, y: top } = toWorld({ latitude: north, longitude: west });
  const { x: right, y: bottom } = toWorld({ latitude: south, longitude: east });
  return { left, top, right, bottom };
}

const region = worldBox(mapRegion);

/** The zoom at which a part of the world has this width and height. */
function zoomFor({ left, top, right, bottom }: WorldBox, { width, height }: Size, pick = Math.min) {
  return Math.log2(pick(width / (right - left), height / (bottom - top)) / worldWidth(0));
}

/**
 * The nearest allowed view: within the region and within the zooms. Edge: when the map is larger than the region, the
 * view is centred on it.
 */
export function clampView({ zoom: wanted, ...middle }: MapView, size: Size): MapView {
  const zoom = clamp(
    wanted,
    Math.max(mapZooms.min, Math.min(zoomFor(region, size, Math.max), mapZooms.max)),
    mapZooms.max,
  );
  const { x, y } = toWorld(middle);
  const [halfWidth, halfHeight] = [
    size.width / 2 / worldWidth(zoom),
    size.height / 2 / worldWidth(zoom),
  ];
  const within = fromWorld({
    x: clamp(x, region.left + halfWidth, region.right - halfWidth),
    y: clamp(y, region.top + halfHeight, region.bottom - halfHeight),
  });
  return { ...within, zoom };
}

/** Where a point is on the screen. */
export function pixelOf(point: GeoPoint, view: MapView, size: Size): Pixel {
  const [at, middle, width] = [toWorld(point), toWorld(view), worldWidth(view.zoom)];
  return {
    x: (at.x - middle.x) * width + size.width / 2,
    y: (at.y - middle.y) * width + size.height / 2,
  };
}

function worldAt({ x, y }: Pixel, view: MapView, size: Size): WorldPoint {
  const [middle, width] = [toWorld(view), worldWidth(view.zoom)];
  return {
    x: middle.x + (x - size.width / 2) / width,
    y: middle.y + (y - size.height / 2) / width,
  };
}

/** The view after a finger has dragged the map by this many pixels. */
export function movedView(view: MapView, { x, y }: Pixel, size: Size): MapView {
  const middle = worldAt({ x: size.width / 2 - x, y: size.height / 2 - y }, view, size);
  return clampView({ ...fromWorld(middle), zoom: view.zoom }, size);
}

/** The view with another zoom that keeps the point under a pixel in place. */
export function zoomedView(view: MapView, zoom: number, at: Pixel, size: Size): MapView {
  const { zoom: allowed } = clampView({ ...view, zoom }, size);
  const fixed = worldAt(at, view, size);
  const width = worldWidth(allowed);
  const middle = fromWorld({
    x: fixed.x - (at.x - size.width / 2) / width,
    y: fixed.y - (at.y - size.height / 2) / width,
  });
  return clampView({ ...middle, zoom: allowed }, size);
}

/** The view that shows everything within some kilometres of a point. */
export function viewAround(point: GeoPoint, kilometres: number, size: Size): MapView {
  const reach = kilometres * worldPerKilometre(point.latitude);
  const { x, y } = toWorld(point);
  const circle = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  const { latitude, longitude } = point;
  return clampView({ latitude, longitude, zoom: zoomFor(circle, size) - 0.1 }, size);
}

/** The view that shows a box with room around it. It zooms in by one to three levels from the view before. */
export function viewOfBox(box: GeoBox, before: MapView, size: Size): MapView {
  const { left, top, right, bottom } = worldBox(box);
  const middle = fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const room = { width: size.width - 120, height: size.height - 160 };
  const zoom = clamp(zoomFor({ left, top, right, bottom }, room), before.zoom + 1, before.zoom + 3);
  return clampView({ ...middle, zoom }, size);
}

/** The distance from the centre of the map to its nearest edge, in whole kilometres within the bounds. */
export function kilometresShown(
  view: MapView,
  { width, height }: Size,
  { min, max }: { min: number; max: number },
): number {
  const world = Math.min(width, height) / 2 / worldWidth(view.zoom);
  return clamp(Math.round(world / worldPerKilometre(view.latitude)), min, max);
}

/** The grid of the requested boxes, in pixels: after a small move the box is the same, so nothing new is requested. */
const step = 512;

/** The box and zoom to request for a view: everything it shows and somewhat more, at a whole zoom. */
export function requestedArea(view: MapView, size: Size): { box: GeoBox; zoom: number } {
  const zoom = clamp(Math.round(view.zoom), mapZooms.min, mapZooms.max);
  const steps = worldWidth(zoom) / step;
  const first = worldAt({ x: 0, y: 0 }, view, size);
  const last = worldAt({ x: size.width, y: size.height }, view, size);
  const { latitude: north, longitude: west } = fromWorld({
    x: Math.floor(first.x * steps) / steps,
    y: Math.floor(first.y * steps) / steps,
  });
  const { latitude: south, longitude: east } = fromWorld({
    x: Math.ceil(last.x * steps) / steps,
    y: Math.ceil(last.y * steps) / steps,
  });
  return { box: { south, west, north, east }, zoom };
}
