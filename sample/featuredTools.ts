import { toListing } from '../domain/tools/toListing';
import { sampleTools } from './tools';

const featuredCount = 6;

/** Up to six of the built-in tools (§2, §9). */
export function featuredTools() {
  return sampleTools
    .filter(({ featured }) => featured)
    .slice(0, featuredCount)
    .map(({ ratingAverage, reviewCount, ...tool }) => ({
      ...toListing(tool),
      ratingAverage,
      reviewCount,
    }));
}
