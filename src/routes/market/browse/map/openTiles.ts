import { type MapTiles, type Tile, tileAddress } from '../../../../../domain/mapTiles';

export interface TilePictures {
  /** Fetches what is not there yet. What failed is asked for again by the next map alone. */
  want: (tiles: readonly Tile[]) => void;
  /** Null while it is on its way, and where it failed. */
  pictureOf: (tile: Tile) => HTMLImageElement | null;
  close: () => void;
}

/** Some screens full. */
const most = 300;

const keyOf = ({ zoom, x, y }: Tile) => `${zoom}/${x}/${y}`;

/** Pictures of a server as they come; `onPicture` hears of each. */
export function openTiles({ url }: MapTiles, onPicture: () => void): TilePictures {
  /** Null: asked for, or failed. The latest wanted last. */
  const kept = new Map<string, HTMLImageElement | null>();
  let isClosed = false;

  function fetchTile(tile: Tile, key: string): void {
    const picture = new Image();
    // The page lets nothing of other hosts in that does not say that it may be (COEP).
    picture.crossOrigin = 'anonymous';
    picture.onload = () => {
      if (isClosed || !kept.has(key)) return;
      kept.set(key, picture);
      onPicture();
    };
    kept.set(key, null);
    picture.src = tileAddress(url, tile);
  }

  return {
    want(tiles) {
      for (const tile of tiles) {
        const key = keyOf(tile);
        const picture = kept.get(key);
        if (picture === undefined) {
          fetchTile(tile, key);
          continue;
        }
        kept.delete(key);
        kept.set(key, picture);
      }
      for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(key);
    },
    pictureOf: (tile) => kept.get(keyOf(tile)) ?? null,
    close() {
      isClosed = true;
    },
  };
}
