export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The encodings that the client accepts, the smallest first. An encoding with q=0 is not accepted. */
export function acceptedEncodings(header = ''): Encoding[] {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return encodings.filter((encoding) => encoding === 'identity' || accepted.has(encoding));
}
