interface Point {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371.009;

/** The point at the given kilometres along a great circle, on the sphere with which the service measures. */
export function addKilometres(
  from: Point,
  { north = 0, east = 0 }: { north?: number; east?: number },
): Point {
  const radians = Math.PI / 180;
  if (north !== 0) {
    return { latitude: from.latitude + north / earthRadiusKm / radians, longitude: from.longitude };
  }
  // The inverse of the haversine formula, for two points on the same latitude.
  const half = Math.sin(Math.abs(east) / (2 * earthRadiusKm)) / Math.cos(from.latitude * radians);
  const turn = (2 * Math.asin(half)) / radians;
  return { latitude: from.latitude, longitude: from.longitude + Math.sign(east) * turn };
}
