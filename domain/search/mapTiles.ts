/** The tile server of the map, where the service names one. */
export interface MapTiles {
  /** A template: `{z}`, `{x}` and `{y}` stand for the numbers of a tile. */
  url: string;
  /** The attribution shown on the map; empty when the server asks for none. */
  credit: string;
}
