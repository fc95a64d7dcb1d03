import { demoPictureUrl } from '../../domain/tools/pictures';
import counts from './data/pictureCounts.json' with { type: 'json' };

/** The number of rendered pictures by the `slug` of a demo tool. Tools that are not listed have their drawing. */
export const demoPictureCounts: Readonly<Record<string, number>> = counts;

/** The addresses of a demo tool's pictures, the cover first. */
export function demoPictures(tool: { slug: string; imageUrl: string }): [string, ...string[]] {
  const count = demoPictureCounts[tool.slug] ?? 0;
  if (count === 0) return [tool.imageUrl];
  const further = Array.from({ length: count - 1 }, (_, index) =>
    demoPictureUrl(tool.slug, index + 2),
  );
  return [demoPictureUrl(tool.slug, 1), ...further];
}
