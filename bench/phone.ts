/** A phone on a slow connection: 150 ms round trip, 1.6 Mbit/s. */
export const line = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const viewport = { width: 412, height: 823 };
