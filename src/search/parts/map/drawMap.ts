import type { ZoomTransform } from 'd3-zoom';
import { coastGrid } from '../../../../domain/search/coast';
import { type GeoPoint, worldPerKilometre, worldWidth } from '../../../../domain/search/mercator';
import type { ColourName } from '../../../theme/theme';
import { colourProperty } from '../../../theme/theme';
import { drawTiles, type TilePictures } from './drawTiles';
import { getPixel, type Pixel, type Size } from './mapView';
import { foreignNames, placeNames } from './placeNames';

/** The circle that the search is limited to. */
export interface SearchedArea extends GeoPoint {
  kilometres: number;
}

export interface MapPicture {
  transform: ZoomTransform;
  size: Size;
  coast: Path2D | null;
  /** The pictures of a tile server, when the service names one. */
  pictures: TilePictures | null;
  searched: SearchedArea;
  /** The positions of the marks, which no place name may be written under. */
  marks: readonly Pixel[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Draws land and water, the pictures of a tile server, the searched circle, and the names of places. */
export function drawMap(
  canvas: HTMLCanvasElement,
  { transform, size, coast, pictures, searched, marks }: MapPicture,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (name: ColourName) => style.getPropertyValue(colourProperty(name));
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;

  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = colour('infoGround');
  context.fillRect(0, 0, size.width, size.height);

  if (coast) {
    const scale = transform.k / coastGrid;
    context.translate(transform.x, transform.y);
    context.scale(scale, scale);
    context.fillStyle = colour('sunken');
    context.fill(coast);
    context.strokeStyle = colour('edge');
    context.globalAlpha = 0.55;
    context.lineWidth = 1 / scale;
    context.lineJoin = 'round';
    context.stroke(coast);
    context.globalAlpha = 1;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  const isPictured = pictures ? drawTiles(context, pictures, { transform, size }) : () => false;

  const centre = getPixel(searched, transform);
  const radius = searched.kilometres * worldPerKilometre(searched.latitude) * transform.k;
  // Dims the map outside the searched circle.
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI, true);
  context.fillStyle = colour('ink');
  context.globalAlpha = 0.06;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
  context.setLineDash([6, 5]);
  context.lineWidth = 1.5;
  context.strokeStyle = colour('primary');
  context.stroke();
  context.setLineDash([]);

  const taken: Box[] = marks.map(({ x, y }) => ({
    left: x - 44,
    top: y - 24,
    right: x + 44,
    bottom: y + 24,
  }));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const [name, latitude, longitude, zoom] of [...placeNames, ...foreignNames]) {
    if (transform.k < worldWidth(zoom - 0.2)) continue;
    const { x, y } = getPixel({ latitude, longitude }, transform);
    // The pictures of a tile server contain names already.
    if (isPictured({ x, y })) continue;
    if (x < -60 || y < -20 || x > size.width + 60 || y > size.height + 20) continue;
    const isLarge = zoom < 7;
    context.font = `${isLarge ? 600 : 500} ${isLarge ? 14 : 12}px ${style.fontFamily}`;
    const half = context.measureText(name).width / 2 + 4;
    const box = { left: x - half, top: y - 9, right: x + half, bottom: y + 9 };
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    context.lineWidth = 3;
    context.strokeStyle = colour('sunken');
    context.strokeText(name, x, y);
    context.fillStyle = colour(isLarge ? 'ink' : 'muted');
    context.fillText(name, x, y);
  }
}
