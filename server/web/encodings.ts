export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Encodings that the client takes, the smallest first. One that it names with q=0 it does not take. */
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
