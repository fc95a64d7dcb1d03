import type { GeoBox } from './mercator';

/** The area of the map: Denmark and the shores around it. */
export const mapRegion: GeoBox = { south: 54.2, west: 7, north: 58.2, east: 15.8 };

/** A lower zoom shows nothing but the region, a higher one nothing new: the coast is accurate to about 100 m. */
export const mapZooms = { min: 5, max: 13 } as const;
