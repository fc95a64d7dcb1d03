/** Degrees, rounded to two decimals: about a kilometre, and nobody's door. */
export interface CoarsePosition {
  latitude: number;
  longitude: number;
}

const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Where this device is. The browser asks the person first. Rejects where they say no, and where the device does not find out
 * within ten seconds.
 */
export function askPosition(): Promise<CoarsePosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ latitude: coarse(latitude), longitude: coarse(longitude) }),
      (error) => reject(new Error(error.message)),
      { enableHighAccuracy: false, maximumAge: 600_000, timeout: 10_000 },
    );
  });
}
