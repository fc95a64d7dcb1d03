import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { mapRegion, mapZooms } from '../../../../domain/search/mapBounds';
import {
  fromWorld,
  type GeoBox,
  type GeoPoint,
  toWorld,
  worldPerKilometre,
  worldWidth,
} from '../../../../domain/search/mercator';

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

type Corners = [upperLeft: [x: number, y: number], lowerRight: [x: number, y: number]];

function worldBox({ south, west, north, east }: GeoBox): Corners {
  const upperLeft = toWorld({ latitude: north, longitude: west });
  const lowerRight = toWorld({ latitude: south, longitude: east });
  return [
    [upperLeft.x, upperLeft.y],
    [lowerRight.x, lowerRight.y],
  ];
}

const getCorners = ({ width, height }: Size): Corners => [
  [0, 0],
  [width, height],
];
const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The zoom at which a part of the world has this width and height. */
function zoomFor(
  [[left, top], [right, bottom]]: Corners,
  { width, height }: Size,
  pick = Math.min,
): number {
  return Math.log2(pick(width / (right - left), height / (bottom - top)) / worldWidth(0));
}

const region = worldBox(mapRegion);

/** The gestures of a map of this size. They stay within the region and within the zooms. */
export function createZoom(size: Size) {
  const least = clamp(zoomFor(region, size, Math.max), mapZooms.min, mapZooms.max);
  return zoom<HTMLElement, unknown>()
    .extent(getCorners(size))
    .translateExtent(region)
    .scaleExtent([worldWidth(least), worldWidth(mapZooms.max)]);
}

/** How the square of the world lies on the screen. */
export function toTransform(view: MapView, { width, height }: Size): ZoomTransform {
  const { x, y } = toWorld(view);
  return zoomIdentity
    .translate(width / 2, height / 2)
    .scale(worldWidth(view.zoom))
    .translate(-x, -y);
}

export function toView(transform: ZoomTransform, { width, height }: Size): MapView {
  const [x, y] = transform.invert([width / 2, height / 2]);
  return { ...fromWorld({ x, y }), zoom: Math.log2(transform.k / worldWidth(0)) };
}

/** Where a point is on the screen. */
export function getPixel(point: GeoPoint, transform: ZoomTransform): Pixel {
  const world = toWorld(point);
  return { x: transform.applyX(world.x), y: transform.applyY(world.y) };
}

/** The view with another zoom that keeps the point under a pixel in place. */
export function zoomedView(view: MapView, wanted: number, at: Pixel, size: Size): MapView {
  const allowed = createZoom(size);
  const [x, y] = toTransform(view, size).invert([at.x, at.y]);
  const scaled = zoomIdentity
    .translate(at.x, at.y)
    .scale(clamp(worldWidth(wanted), ...allowed.scaleExtent()))
    .translate(-x, -y);
  return toView(allowed.constrain()(scaled, getCorners(size), region), size);
}

const getMiddle = ({ width, height }: Size): Pixel => ({ x: width / 2, y: height / 2 });

/** The nearest allowed view: within the region and within the zooms. */
export function clampView(view: MapView, size: Size): MapView {
  return zoomedView(view, view.zoom, getMiddle(size), size);
}

/** The view at a whole zoom, so many steps nearer. */
export function steppedView(view: MapView, steps: number, size: Size): MapView {
  return zoomedView(view, Math.round(view.zoom) + steps, getMiddle(size), size);
}

/** The view after a finger has dragged the map by this many pixels. */
export function movedView(view: MapView, { x, y }: Pixel, size: Size): MapView {
  const transform = toTransform(view, size);
  return clampView(toView(transform.translate(x / transform.k, y / transform.k), size), size);
}

/** The view that shows everything within some kilometres of a point. */
export function viewAround(point: GeoPoint, kilometres: number, size: Size): MapView {
  const { latitude, longitude } = point;
  const across = 2 * kilometres * worldPerKilometre(latitude) * worldWidth(0);
  const zoom = Math.log2(Math.min(size.width, size.height) / across) - 0.1;
  return clampView({ latitude, longitude, zoom }, size);
}

/** The view that shows a box with room around it. It zooms in by one to three levels from the view before. */
export function viewOfBox(box: GeoBox, before: MapView, size: Size): MapView {
  const world = worldBox(box);
  const [[left, top], [right, bottom]] = world;
  const middle = fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const room = { width: size.width - 120, height: size.height - 160 };
  const zoom = clamp(zoomFor(world, room), before.zoom + 1, before.zoom + 3);
  return clampView({ ...middle, zoom }, size);
}

/** The distance from the centre of the map to its nearest edge, in whole kilometres within the limits. */
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
  const transform = toTransform(view, size);
  const inSteps = (round: (value: number) => number, pixel: [number, number]) => {
    const [x, y] = transform.invert(pixel);
    return fromWorld({ x: round(x * steps) / steps, y: round(y * steps) / steps });
  };
  const { latitude: north, longitude: west } = inSteps(Math.floor, [0, 0]);
  const { latitude: south, longitude: east } = inSteps(Math.ceil, [size.width, size.height]);
  return { box: { south, west, north, east }, zoom };
}
