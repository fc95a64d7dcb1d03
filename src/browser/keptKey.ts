import { pageSource } from './pageSource';

/** The key that something is kept under in this browser, apart for each source (D23): ids mean other things there. */
export function keptKey(name: string): string {
  return pageSource() === 'live' ? `skuret.${name}` : `skuret.sample.${name}`;
}
