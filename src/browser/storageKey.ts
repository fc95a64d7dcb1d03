import { pageSource } from './pageSource';

/**
 * The key in this browser's storage for a name. Each source has its own (D23), because the same id means other things
 * there.
 */
export function storageKey(name: string): string {
  return pageSource() === 'live' ? `skuret.${name}` : `skuret.sample.${name}`;
}
