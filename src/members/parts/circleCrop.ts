/** The part of a picture that shows in the circle, as a square. */
export interface Crop {
  /** 1 shows as much as fits into the circle; 2 shows it twice as large. */
  zoom: number;
  /** The centre of the square, as fractions of the picture's width and height: 0 to 1. */
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const mostZoom = 4;
export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The side of the square that is shown, in pixels of the picture. */
function getSide({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop whose square lies within the picture. */
export function boundCrop(size: Size, { zoom, x, y }: Crop): Crop {
  const bounded = within(zoom, 1, mostZoom);
  const side = getSide(size, bounded);
  const [halfX, halfY] = [side / 2 / size.width, side / 2 / size.height];
  return {
    zoom: bounded,
    x: within(x, halfX, 1 - halfX),
    y: within(y, halfY, 1 - halfY),
  };
}

/** The crop after a drag, in fractions of the circle's width. A drag to the right shows more of the picture's left. */
export function dragCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = getSide(size, crop.zoom);
  return boundCrop(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** The square that is shown, in pixels of the picture. */
export function cropSquare(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = boundCrop(size, crop);
  const side = getSide(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
