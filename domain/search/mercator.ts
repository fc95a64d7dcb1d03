/** A point in degrees (WGS 84). */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** All points from a south-western to a north-eastern one, both included, in degrees. */
export interface GeoBox {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A place on the square of Web Mercator: 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** The width of the whole world in pixels at a zoom, as all web maps count it. */
export function worldWidth(zoom: number): number {
  return 256 * 2 ** zoom;
}

export function toWorld({ latitude, longitude }: GeoPoint): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

export function fromWorld({ x, y }: WorldPoint): GeoPoint {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: x * 360 - 180,
  };
}

/** The fraction of the world's width that one kilometre takes at a latitude. */
export function worldPerKilometre(latitude: number): number {
  return 1 / (2 * Math.PI * 6371.009 * Math.cos((latitude * Math.PI) / 180));
}
