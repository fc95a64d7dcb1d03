/** Degrees, rounded to two decimals: about a kilometre, so that no address can be told from it. */
export interface CoarsePosition {
  latitude: number;
  longitude: number;
}

const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Where this device is. The browser asks the person first. Rejects when the person refuses, and when the device has no
 * position within ten seconds.
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
