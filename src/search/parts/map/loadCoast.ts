import { decodeCoast } from '../../../../domain/search/coast';

let loading: Promise<Path2D> | null = null;

async function fetchCoast(): Promise<Path2D> {
  const answer = await fetch('/map/coast.bin');
  if (!answer.ok) throw new Error(`The coast was answered with ${answer.status}`);
  const path = new Path2D();
  for (const ring of decodeCoast(new Uint8Array(await answer.arrayBuffer()))) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x = 0, y = 0] = [ring[at], ring[at + 1]];
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

/** The outlines of land, in steps of `coastGrid`: fetched once, and again after a failure. */
export function loadCoast(): Promise<Path2D> {
  loading ??= fetchCoast().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
