/** The width of the world in steps of the coast's grid. One step is about 21 m in Denmark. */
export const coastGrid = 2 ** 20;

/** Outlines of land. Each ring lists the x and y of its points in turn, in steps of the grid. */
export type Coast = readonly (readonly number[])[];

/**
 * Writes a number as a variable number of bytes: numbers near 0 take few bytes, whatever their sign (zigzag and
 * varint).
 */
function pushSigned(bytes: number[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** The encoded coast: for each ring the number of points, then each point as its difference from the one before. */
export function encodeCoast(rings: Coast): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [x, y] = [0, 0];
  for (const ring of rings) {
    pushSigned(bytes, ring.length / 2);
    for (let at = 0; at < ring.length; at += 2) {
      const [nextX = 0, nextY = 0] = [ring[at], ring[at + 1]];
      pushSigned(bytes, nextX - x);
      pushSigned(bytes, nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return Uint8Array.from(bytes);
}

/** Decodes what `encodeCoast` wrote. Edge: when the bytes end too early, the last ring is left out. */
export function decodeCoast(bytes: Uint8Array): Coast {
  const rings: number[][] = [];
  let [at, x, y] = [0, 0, 0];
  const next = () => {
    let [value, unit] = [0, 1];
    for (let byte = 128; byte > 127; unit *= 128) {
      byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * unit;
    }
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  while (at < bytes.length) {
    const ring: number[] = [];
    for (let left = next(); left > 0 && at < bytes.length; left -= 1) {
      x += next();
      y += next();
      ring.push(x, y);
    }
    if (at <= bytes.length) rings.push(ring);
  }
  return rings;
}
