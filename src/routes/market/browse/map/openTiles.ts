import { type MapTiles, type Tile, tileAddress } from '../../../../../domain/mapTiles';

export interface TilePictures {
  /** Fetches the missing pictures. Only the next map retries those that failed. */
  want: (tiles: readonly Tile[]) => void;
  /** Null while the picture loads, and after a failure. */
  pictureOf: (tile: Tile) => HTMLImageElement | null;
  close: () => void;
}

/** The most pictures that are kept: enough for several screens. */
const most = 300;

const keyOf = ({ zoom, x, y }: Tile) => `${zoom}/${x}/${y}`;

/** Loads the pictures of a tile server, and calls `onPicture` after each. */
export function openTiles({ url }: MapTiles, onPicture: () => void): TilePictures {
  /** Pictures by tile; null while one loads, or after it failed. The most recently wanted is last. */
  const kept = new Map<string, HTMLImageElement | null>();
  let isClosed = false;

  function fetchTile(tile: Tile, key: string): void {
    const picture = new Image();
    // Under COEP the page accepts only those resources of other hosts that allow it.
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
